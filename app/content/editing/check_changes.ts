import { copyFileSync, linkSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { mkdtemp, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { checkContent } from '#content/loading/loader'

/** The new texts of files by their paths below the root; null for a deleted file. */
export type FileChanges = ReadonlyMap<string, string | null>

/**
 * Checks the content with changes applied, in a temporary copy.
 *
 * @param root the folder that holds `resources`
 * @param code the code version, which enables the record cache
 * @throws ContentError with every problem of every file when the content would have errors
 */
export async function checkChanges(root: string, changes: FileChanges, code?: string) {
  const copy = await mkdtemp(join(tmpdir(), 'content-'))
  try {
    linkFiles(root, copy, changes)
    await symlink(join(root, 'resources/media'), join(copy, 'resources/media'))
    for (const [file, text] of changes) {
      mkdirSync(dirname(join(copy, file)), { recursive: true })
      if (text !== null) writeFileSync(join(copy, file), text)
    }
    await checkContent(copy, { code })
  } finally {
    await rm(copy, { recursive: true })
  }
}

/**
 * Fills a folder with the content files that do not change. Hard links take a twentieth of the time
 * of copies, which are needed on another disk.
 */
function linkFiles(root: string, copy: string, changes: FileChanges) {
  const content = join(root, 'resources/content')
  for (const entry of readdirSync(content, { recursive: true, withFileTypes: true })) {
    const from = join(entry.parentPath, entry.name)
    const file = relative(root, from)
    if (!entry.isFile() || changes.has(file.replaceAll('\\', '/'))) continue
    mkdirSync(dirname(join(copy, file)), { recursive: true })
    try {
      linkSync(from, join(copy, file))
    } catch {
      copyFileSync(from, join(copy, file))
    }
  }
}
