import { readdir } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import type { Reading } from '#content/loading/reading'

/** The folders that are read besides those of records. */
const OWN_FOLDERS = ['pages', 'images', 'terms']

/**
 * Reports each folder that no record reads: the record is not registered, or the folder name is
 * misspelt.
 *
 * @param folders the folders of the records, below resources/content
 */
export async function checkUnreadFolders(
  folders: readonly string[],
  { content, root, problems }: Reading
) {
  const entries = await readdir(content, { recursive: true, withFileTypes: true })
  const known = [...folders, ...OWN_FOLDERS]
  const reported = new Set<string>()
  for (const entry of entries) {
    if (!entry.isFile() || !entry.name.endsWith('.yaml')) continue
    const path = join(entry.parentPath, entry.name)
    const folder = relative(content, dirname(path)).replaceAll('\\', '/')
    const isRead = known.some((each) => folder === each || folder.startsWith(`${each}/`))
    if (folder === '' || isRead || reported.has(folder)) continue
    reported.add(folder)
    problems.add({
      severity: 'error',
      file: relative(root, path),
      line: 1,
      column: 1,
      message: `nothing reads the folder "${folder}"`,
      remedy: 'Register its record in start/pages.ts, or move the file to where it belongs.',
    })
  }
}
