import { cp, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { checkContent } from '#content/loading/loader'

/** New texts of files by their paths below the root; null for a file that is to go. */
export type FileChanges = ReadonlyMap<string, string | null>

/**
 * Checks content as it would be with changes, in a temporary copy.
 *
 * @param root the folder that holds `resources`
 * @param code the version of the code, by which records that were read before are known
 * @throws ContentError with every problem of every file when the content would have errors
 */
export async function checkChanges(root: string, changes: FileChanges, code?: string) {
  const copy = await mkdtemp(join(tmpdir(), 'content-'))
  try {
    await mkdir(join(copy, 'resources'))
    await cp(join(root, 'resources/content'), join(copy, 'resources/content'), { recursive: true })
    await symlink(join(root, 'resources/media'), join(copy, 'resources/media'))
    for (const [file, text] of changes) {
      if (text === null) await rm(join(copy, file))
      else {
        await mkdir(dirname(join(copy, file)), { recursive: true })
        await writeFile(join(copy, file), text)
      }
    }
    await checkContent(copy, { code })
  } finally {
    await rm(copy, { recursive: true })
  }
}
