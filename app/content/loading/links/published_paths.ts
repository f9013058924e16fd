import { existsSync, readFileSync } from 'node:fs'
import { rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { PageFiles } from '#content/loading/page_reader'
import { ContentError, type ContentProblem, ContentProblems } from '#content/loading/problems'
import { pageUrl } from '#content/pages/urls'

/** The list of all addresses ever published and the pages they belong to, below the root. */
export const PATHS_FILE = 'resources/content/paths.yaml'

const HEADER = `# Every address that was ever published, and the key of its page: old ones lead to today's.
# Kept by "npm run content:paths", never by hand.
`

/** An address and the key of its page. The address of a home page is only the language. */
const LINE = /^(\/[a-z]{2}(?:\/[a-z0-9/-]+)?): ([a-z0-9_.]+)$/

/** Page keys by current or former address. */
export type PathOwners = ReadonlyMap<string, string>

/**
 * Reads the list of published addresses. Returns an empty map if the file does not exist.
 *
 * @param problems receives each invalid line, such as a merge conflict marker
 */
export function readPublishedPaths(root: string, problems: ContentProblems): PathOwners {
  const file = join(root, PATHS_FILE)
  const owners = new Map<string, string>()
  if (!existsSync(file)) return owners
  for (const [index, line] of readFileSync(file, 'utf8').split(/\r?\n/).entries()) {
    if (line === '' || line.startsWith('#')) continue
    const [, address, key] = LINE.exec(line) ?? []
    if (address && key) owners.set(address, key)
    else {
      problems.error(
        { file: PATHS_FILE, line: index + 1, column: 1 },
        `${JSON.stringify(line)} is no address with the key of a page`,
        'Restore the file, of a merge keep the lines of both sides; do not edit it.'
      )
    }
  }
  return owners
}

/**
 * Returns the current addresses of pages. Drafts are left out, because their addresses are not
 * public.
 */
export function currentPaths({ translations }: Pick<PageFiles, 'translations'>): PathOwners {
  const published = translations.filter(({ draft }) => !draft)
  return new Map(published.map(({ locale, path, key }) => [pageUrl(locale, path), key]))
}

/**
 * Merges published and current addresses. If a page no longer exists and another page has one of
 * its addresses, its folder was renamed: all its addresses are assigned to that page.
 */
export function withCurrentPaths(
  published: PathOwners,
  current: PathOwners,
  keys: ReadonlySet<string>
): PathOwners {
  const renamed = new Map<string, string>()
  for (const [address, key] of published) {
    const now = current.get(address)
    if (now !== undefined && !keys.has(key) && !renamed.has(key)) renamed.set(key, now)
  }
  const former = Array.from(published, ([address, key]): [string, string] => [
    address,
    renamed.get(key) ?? key,
  ])
  return new Map([...former, ...current])
}

/** Returns the complete list for the given pages. */
function pathsOf(site: PageFiles, published: PathOwners): PathOwners {
  const keys = new Set(site.pages.map(({ key }) => key))
  return withCurrentPaths(published, currentPaths(site), keys)
}

/** Formats one sorted line per address, so that branches merge without conflicts. */
function formatPaths(owners: PathOwners): string {
  const sorted = [...owners].toSorted(([one], [other]) => (one < other ? -1 : 1))
  return HEADER + sorted.map(([address, key]) => `${address}: ${key}\n`).join('')
}

/**
 * Returns the text of the list with further addresses.
 *
 * @throws ContentError if the list has lines that are none
 */
export function listWith(root: string, added: PathOwners): string {
  const problems = new ContentProblems()
  const published = readPublishedPaths(root, problems)
  if (problems.errors.length > 0) throw new ContentError(problems.errors)
  return formatPaths(new Map([...published, ...added]))
}

/**
 * Updates the list with the content, which must be free of errors.
 *
 * @param root the folder that holds `resources`
 * @returns the number of addresses that are new or have changed their page
 */
export async function recordPaths(root: string, site: PageFiles): Promise<number> {
  const published = readPublishedPaths(root, new ContentProblems())
  const file = join(root, PATHS_FILE)
  const owners = pathsOf(site, published)
  const text = formatPaths(owners)
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return 0
  await writeFile(`${file}.new`, text)
  await rename(`${file}.new`, file)
  return [...owners].filter(([address, key]) => published.get(address) !== key).length
}

/** Whether the list exists. A site that was never published needs none. */
export function hasPublishedPaths(root: string): boolean {
  return existsSync(join(root, PATHS_FILE))
}

/**
 * Returns a warning for each current address that is missing from the list. If its page moved
 * again, no redirect could be derived.
 */
export function unrecordedPaths(root: string, site: PageFiles): ContentProblem[] {
  const published = readPublishedPaths(root, new ContentProblems())
  const owners = pathsOf(site, published)
  const formers = Map.groupBy(published.keys(), (address) =>
    ownership(address.split('/')[1], published.get(address))
  )
  return site.translations.flatMap(({ key, locale, path, origin }): ContentProblem[] => {
    const address = pageUrl(locale, path)
    if (owners.get(address) === published.get(address)) return []
    const former = formers.get(ownership(locale, key))?.find((each) => each !== address)
    const message = former
      ? `the path has changed from ${former} to ${address}, and the list of published paths does not know`
      : `the list of published paths does not know ${address}`
    const remedy = 'Run "npm run content:paths", and commit the list with the page.'
    return [{ severity: 'warning', ...origin(['path']), message, remedy }]
  })
}

/** Identifies a page in one language. */
function ownership(locale: string, key: string | undefined): string {
  return `${locale} ${key}`
}
