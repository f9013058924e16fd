import { availableParallelism } from 'node:os'
import type { Original } from '#media/original'
import { publishFile, unpublished } from '#media/public_files'

/**
 * Makes what visitors get of all originals: only what is missing, on every core, with a bar where
 * somebody watches.
 */
export async function publishOriginals(originals: readonly Original<unknown>[]): Promise<void> {
  const names = originals.flatMap(({ files }) => files.map(({ name }) => name))
  const unmade = new Set(await unpublished(names))
  const missing = originals.filter(({ files }) => files.some(({ name }) => unmade.has(name)))
  const waiting = missing.values()
  let done = 0

  const work = async () => {
    for (const original of waiting) {
      for (const { name, content } of original.files) await publishFile(name, content)
      showProgress(++done, missing.length)
    }
  }
  await Promise.all(Array.from({ length: availableParallelism() }, work))
}

const BAR_LENGTH = 30

function showProgress(done: number, total: number) {
  if (!process.stderr.isTTY) return
  const filled = Math.round((done / total) * BAR_LENGTH)
  const bar = '█'.repeat(filled).padEnd(BAR_LENGTH, '░')
  process.stderr.write(`\rPictures ${bar} ${done} of ${total}${done === total ? '\n' : ''}`)
}
