import { statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { linksOf, type WrittenRecord } from '#content/checking/check_context'
import { pagesByRoute } from '#content/checking/create_check_context'
import { findProblems } from '#content/checking/find_problems'
import { readRecords } from '#content/checking/read_records'
import { mediaFiles } from '#content/loading/media_reader'
import type { ContentProblem, Place } from '#content/loading/problems'
import { summarize } from '#content/translations/report'
import { translationStates } from '#content/translations/translation_state'
import { from } from '#database/query'
import { parseJson } from '#database/stored_values'
import { mediaPath } from '#media/media_path'
import { type StudioPage, toPage } from '#studio/studio_page'
import { today } from '#texts/days'

/** A picture or another file below resources/media. */
type StudioFile = {
  file: string
  /** The size in bytes. */
  size: number
  /** Of a loaded picture: its size in pixels, and a URL. */
  picture?: { width: number; height: number; url: string }
  uses: Place[]
}

/** The data that the studio shows, as of one reading of the files. */
export type Snapshot = {
  pages: StudioPage[]
  problems: ContentProblem[]
  languages: ReturnType<typeof summarize>
  files: StudioFile[]
}

/**
 * Reads the content for the studio.
 *
 * @param root the folder that contains `resources`
 * @param code the version of the code, part of the cache key
 */
export async function readSnapshot(root: string, code: string): Promise<Snapshot> {
  const day = today()
  const problems = await findProblems(root, day, { code })
  const records = await readRecords(root)
  const states = (await translationStates(root)).records
  const uses = usesIn(records)
  const pages = Array.from(pagesByRoute(records), ([key, record]) =>
    toPage(key, record, day, {
      states: states.filter((state) => state.record === `pages/${record.name}`),
      problems: problems.filter(
        ({ file }) => dirname(file) === `resources/content/pages/${record.name}`
      ),
      uses: uses.get(`route ${key}`) ?? [],
    })
  )
  return {
    pages: pages.toSorted((one, other) => one.key.localeCompare(other.key)),
    problems,
    languages: summarize(states),
    files: await filesIn(join(root, 'resources/media'), uses),
  }
}

/** The places that use a page or a file, by `route <key>`, `image <file>` or `file <file>`. */
type Uses = ReadonlyMap<string, Place[]>

export function usesIn(records: readonly WrittenRecord[]): Uses {
  const groups = Map.groupBy(linksOf({ records }), ({ kind, key }) => `${kind} ${key}`)
  return new Map(
    Array.from(groups, ([target, all]) => {
      const places = all.map(({ place }) => place())
      const unique = new Map(places.map((each) => [JSON.stringify(each), each]))
      return [target, [...unique.values()]]
    })
  )
}

/** Returns the places that use a file below resources/media. */
export function usesOfFile(uses: Uses, file: string): Place[] {
  return [...(uses.get(`image ${file}`) ?? []), ...(uses.get(`file ${file}`) ?? [])]
}

async function filesIn(media: string, uses: Uses): Promise<StudioFile[]> {
  const rows = await from('images').select(
    'file',
    'width',
    'height',
    'original_url',
    'conversion_urls'
  )
  const pictures = new Map(
    rows.map(({ file, width, height, original_url, conversion_urls }) => [
      file,
      { width, height, url: parseJson(conversion_urls).sm ?? original_url },
    ])
  )
  return mediaFiles(media).map((file) => ({
    file,
    size: statSync(mediaPath(media, file)).size,
    picture: pictures.get(file),
    uses: usesOfFile(uses, file),
  }))
}
