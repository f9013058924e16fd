import { existsSync } from 'node:fs'
import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { from, into } from '#database/query'
import { retry, transaction } from '#database/transaction'
import { isShared } from '#media/public_folder/public_files'
import { publicRoot } from '#media/public_folder/public_folder'

const DAY = 86_400_000

/** How long unreferenced files stay, in days: caches and search engines may still refer to them. */
export const GRACE_DAYS = 30

/** The common stem of a picture's variants: `brass-0123456789` of `brass-0123456789-lg.webp`. */
const ORIGIN = /^[^.].*-[0-9a-f]{10}(?=[-.])/

/** The number of names per statement. */
const BATCH = 500

const folder = join(publicRoot, 'media')

/** An unreferenced file, and the time since when. */
type UnusedFile = { name: string; since: string }

/**
 * Finds published files without references, records since when, and removes those past their grace
 * period. No content may be loaded meanwhile, since it could refer to files that are being removed.
 *
 * @param graceDays how many days unreferenced files stay
 * @returns the removed files, and those within their grace period
 */
export async function removeUnusedFiles(
  graceDays = GRACE_DAYS,
  now = new Date()
): Promise<{ removed: UnusedFile[]; waiting: UnusedFile[] }> {
  /** A database without content has no references yet, so nothing may be removed. */
  if (!(await from('content_versions').first())) return { removed: [], waiting: [] }
  const unused = await retry(() => updateUnusedFiles(now))
  const due = new Date(now.getTime() - graceDays * DAY).toISOString()
  const removed = unused.filter(({ since }) => since <= due)
  await removeFiles(removed.map(({ name }) => name))
  await removeLeftovers(now)
  return { removed, waiting: unused.filter(({ since }) => since > due) }
}

async function updateUnusedFiles(now: Date): Promise<UnusedFile[]> {
  const origins = await usedOrigins()
  const names = (await publishedNames()).filter((name) => {
    const origin = ORIGIN.exec(name)?.[0]
    return origin && !origins.has(origin)
  })
  const known = new Map((await from('unused_files')).map(({ name, since }) => [name, since]))
  const since = now.toISOString()
  const unused = names.map((name) => ({ name, since: known.get(name) ?? since }))
  const added = unused.filter(({ name }) => !known.has(name))
  for (const { name } of unused) known.delete(name)

  await transaction(async (trx) => {
    for (const rows of chunks(added)) await into('unused_files', trx).multiInsert(rows)
    for (const gone of chunks([...known.keys()])) {
      await from('unused_files', trx).whereIn('name', gone).delete()
    }
  })
  return unused
}

/** Returns the stems of all referenced files, whatever their size and format. */
async function usedOrigins(): Promise<Set<string | undefined>> {
  const images = await from('images').select('original_url')
  const files = await from('files').select('original_url')
  return new Set(
    [...images, ...files].map(
      ({ original_url }) => ORIGIN.exec(original_url.slice('/media/'.length))?.[0]
    )
  )
}

async function publishedNames(): Promise<string[]> {
  if (isShared()) return (await from('public_files').select('name')).map(({ name }) => name)
  return namesInFolder()
}

async function namesInFolder(): Promise<string[]> {
  return existsSync(folder) ? readdir(folder) : []
}

async function removeFiles(names: string[]) {
  for (const some of chunks(names)) {
    if (isShared()) await from('public_files').whereIn('name', some).delete()
    for (const name of some) await rm(join(folder, name), { force: true })
    await from('unused_files').whereIn('name', some).delete()
  }
}

/**
 * Removes files from this machine that another machine has removed from the shared database, and
 * temporary files of processes that were killed.
 */
async function removeLeftovers(now: Date) {
  const published = new Set(await publishedNames())
  for (const name of await namesInFolder()) {
    const path = join(folder, name)
    const isAbandoned = name.startsWith('.') && (await age(path, now)) > DAY
    const isGone = isShared() && ORIGIN.test(name) && !published.has(name)
    if (isAbandoned || isGone) await rm(path, { force: true })
  }
}

/** Returns the age of a file in milliseconds; one that was renamed meanwhile counts as new. */
async function age(path: string, now: Date): Promise<number> {
  const written = await stat(path).then(
    ({ mtimeMs }) => mtimeMs,
    () => Number.POSITIVE_INFINITY
  )
  return now.getTime() - written
}

function chunks<Item>(items: readonly Item[]): Item[][] {
  return Array.from({ length: Math.ceil(items.length / BATCH) }, (_, index) =>
    items.slice(index * BATCH, (index + 1) * BATCH)
  )
}
