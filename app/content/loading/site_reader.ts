import { checkDeclaredRoutes } from '#content/loading/declared_routes'
import { type MediaFiles, readMedia } from '#content/loading/media_reader'
import { type PageFiles, readPages } from '#content/loading/page_reader'
import { readPictureTexts } from '#content/loading/picture_texts'
import type { ContentProblems } from '#content/loading/problems'
import { Reading } from '#content/loading/reading'
import { readRecords } from '#content/loading/record_reader'
import { readRedirects, redirectRows } from '#content/loading/redirects'
import { checkUnreadFolders } from '#content/loading/unread_folders'
import { registry } from '#content/pages/registry'
import { type TableContent, tableContent } from '#content/schema/tables'

/** Everything editors wrote, valid and consistent, in every language. */
export type SiteFiles = PageFiles &
  MediaFiles & {
    /** The tables of all records, in the order of their foreign keys. */
    tables: TableContent[]
  }

/**
 * Reads `resources/content` and checks it as a whole: each file against its schema, each link and
 * picture against what exists, each address against all others.
 *
 * @param root the folder that holds `resources`
 * @param problems receives every error and warning, in one go
 */
export async function readSite(root: string, problems: ContentProblems): Promise<SiteFiles> {
  const { pages, records, deriveFiles } = registry()
  const reading = new Reading(root, problems)

  const site = await readPages(reading, pages)
  const tables: TableContent[] = []
  for (const definition of Object.values(records)) {
    tables.push(...(await readRecords(reading, definition)))
  }
  const folders = Object.values(records).map(({ folder }) => folder)
  await checkUnreadFolders(folders, reading)
  const redirects = redirectRows(await readRedirects(reading))
  tables.push(tableContent('redirects', ['from_path'], redirects))

  const pictures = await readPictureTexts(reading)
  reading.links.check()
  checkDeclaredRoutes(site, reading, pages)
  const media = await readMedia(reading.media, reading.links.all, pictures, problems)
  const derive = await deriveFiles()
  const derived = await derive(
    site.translations.map(({ origin, ...page }) => ({
      ...page,
      report: ({ path, ...words }) =>
        problems.add({ severity: 'error', ...origin(path), ...words }),
    })),
    tables
  )
  return { ...site, ...media, files: [...media.files, ...derived], tables: merged(tables) }
}

/** Each table once, with the rows of all records that it holds. */
function merged(tables: readonly TableContent[]): TableContent[] {
  const byName = Map.groupBy(tables, ({ name }) => name)
  return [...byName.values()].map((parts) => ({
    ...parts[0],
    rows: parts.flatMap(({ rows }) => rows),
  }))
}
