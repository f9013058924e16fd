import { open, rename } from 'node:fs/promises'
import { dirname } from 'node:path'

/** Renames a finished file. The file, and its name in the folder, are flushed to disk. */
export async function moveDurably(from: string, to: string) {
  await sync(from)
  await rename(from, to)
  if (process.platform !== 'win32') await sync(dirname(to))
}

async function sync(path: string) {
  const handle = await open(path, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
