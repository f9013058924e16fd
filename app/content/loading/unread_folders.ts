import { dirname } from 'node:path'
import { filesBelow } from '#content/loading/files_below'
import { startOf } from '#content/loading/problems'
import type { Reading } from '#content/loading/reading'

/** The folders that are read besides those of records. */
const OWN_FOLDERS = ['pages', 'images', 'terms']

/**
 * Reports each folder that no record reads: the record is not registered, or the folder name is
 * misspelt.
 *
 * @param folders the folders of the records, below resources/content
 */
export function checkUnreadFolders(folders: readonly string[], { content, problems }: Reading) {
  const known = [...folders, ...OWN_FOLDERS]
  const reported = new Set<string>()
  for (const file of filesBelow(content).filter((path) => path.endsWith('.yaml'))) {
    const folder = dirname(file)
    const isRead = known.some((each) => folder === each || folder.startsWith(`${each}/`))
    if (folder === '.' || isRead || reported.has(folder)) continue
    reported.add(folder)
    problems.error(
      startOf(`resources/content/${file}`),
      `nothing reads the folder "${folder}"`,
      'Register its record in start/pages.ts, or move the file to where it belongs.'
    )
  }
}
