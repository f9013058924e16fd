import { checkDeclaredRoutes } from '#content/loading/links/declared_routes'
import { warnOfDrafts } from '#content/loading/links/draft_links'
import {
  currentPaths,
  readPublishedPaths,
  withCurrentPaths,
} from '#content/loading/links/published_paths'
import { redirectRows } from '#content/loading/links/redirect_targets'
import { readRedirects } from '#content/loading/links/redirects'
import { type MediaFiles, readMedia } from '#content/loading/media_reader'
import { type PageFiles, readPages } from '#content/loading/page_reader'
import { readPictureTexts } from '#content/loading/picture_texts'
import type { Reading } from '#content/loading/reading'
import { readRecords } from '#content/loading/record_reader'
import { checkUnreadFolders } from '#content/loading/unread_folders'
import { registry } from '#content/pages/registry'
import type { DerivePictures, PictureSources } from '#content/schema/derive_pictures'
import {
  type LoadedRow,
  type LoadedTable,
  type TableContent,
  tableContent,
} from '#content/schema/tables'

/** All content, valid and consistent, in every language. */
export type SiteFiles = PageFiles &
  MediaFiles & {
    /** The tables of all records, ordered by foreign keys. */
    tables: TableContent[]
    /**
     * Returns the pictures that are derived from pages, records and `images`. A check does without
     * them.
     */
    derived: () => MediaFiles['images']
  }

/**
 * Reads `resources/content` and validates it as a whole: each file against its schema, each link
 * and picture against existing targets, each address for uniqueness. All errors and warnings are
 * added to the problems of the reading.
 */
export async function readSite(reading: Reading): Promise<SiteFiles> {
  const { pages, records, derivePictures } = registry()
  const site = await readPages(reading, pages)
  const tables: TableContent[] = []
  for (const definition of Object.values(records)) {
    tables.push(...(await readRecords(reading, definition)))
  }
  const folders = Object.values(records).map(({ folder }) => folder)
  checkUnreadFolders(folders, reading)
  tables.push(tableContent('redirects', ['from_path'], readAddresses(site, reading)))

  const pictures = await readPictureTexts(reading)
  reading.links.check()
  warnOfDrafts(site.translations, reading)
  checkDeclaredRoutes(site, reading, pages)
  const media = await readMedia(reading, pictures)
  const derivations = await derivePictures()
  return {
    ...site,
    ...media,
    tables: merged(tables),
    derived: () =>
      derivations.flatMap((derive) =>
        deriveImages(derive, media.images, {
          pages: site.translations,
          rows: (name) => rowsOf(tables, name),
          media: reading.media,
        })
      ),
  }
}

/** Derives pictures from pages, records and those of their pictures that can be used. */
function deriveImages(
  derive: DerivePictures,
  images: MediaFiles['images'],
  sources: Omit<PictureSources, 'pictures'>
): MediaFiles['images'] {
  const pictures = new Map(
    images
      .filter(({ isUsable }) => isUsable)
      .map(({ file, original, ...picture }) => [file, { ...picture, media: original.media }])
  )
  return derive({ ...sources, pictures }).map(({ media, ...picture }) => ({
    ...picture,
    original: { media, files: [] },
    isUsable: true,
  }))
}

function rowsOf<Name extends LoadedTable>(
  tables: readonly TableContent[],
  name: Name
): LoadedRow<Name>[] {
  return tables
    .filter((table) => table.name === name)
    .flatMap(({ rows }) => rows as LoadedRow<Name>[])
}

function readAddresses(site: PageFiles, reading: Reading) {
  const written = readRedirects(reading)
  const current = currentPaths(site)
  const keys = new Set(site.pages.map(({ key }) => key))
  const published = withCurrentPaths(
    readPublishedPaths(reading.root, reading.problems),
    current,
    keys
  )
  return redirectRows({ ...written, published, current, keys }, reading.problems)
}

/** Merges the rows of tables with the same name. */
function merged(tables: readonly TableContent[]): TableContent[] {
  const byName = Map.groupBy(tables, ({ name }) => name)
  return [...byName.values()].map((parts) => ({
    ...parts[0],
    rows: parts.flatMap(({ rows }) => rows),
  }))
}
