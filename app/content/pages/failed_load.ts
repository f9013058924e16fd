import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { from, into } from '#database/query'

/**
 * Returns the last load if it failed, on any machine; otherwise null. The site still serves the
 * content before it.
 */
export function failedLoad() {
  return from('failed_loads').select('failed_at', 'problems').first()
}

/** Records a failed load until the next successful one. */
export async function recordFailedLoad(problems: number, now = new Date()) {
  const failure = { failed_at: now.toISOString(), problems }
  await into('failed_loads')
    .insert({ id: 1, ...failure })
    .onConflict('id')
    .ignore()
  await from('failed_loads').where('id', 1).update(failure)
}

/** Deletes the record of a failed load, in the transaction of a successful one. */
export async function clearFailedLoad(trx: TransactionClientContract) {
  await from('failed_loads', trx).delete()
}
