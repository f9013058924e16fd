import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { from, into } from '#database/query'

/** A load of content that failed, with no good one since: the site shows what was there before. */
export type FailedLoad = {
  /** ISO 8601 in UTC. */
  failed_at: string
  problems: number
}

/** The last load of content if it failed, on whichever machine; null while all is well. */
export function failedLoad(): Promise<FailedLoad | null> {
  return from('failed_loads').select('failed_at', 'problems').first()
}

/** Keeps that a load has failed until the next good one. */
export async function recordFailedLoad(problems: number, now = new Date()) {
  const failure = { failed_at: now.toISOString(), problems }
  await into('failed_loads')
    .insert({ id: 1, ...failure })
    .onConflict('id')
    .ignore()
  await from('failed_loads').where('id', 1).update(failure)
}

/** Forgets a failed load, in the transaction of a good one. */
export async function clearFailedLoad(trx: TransactionClientContract) {
  await from('failed_loads', trx).delete()
}
