import { join } from 'node:path'
import { contentRoot } from '#config/content'
import { linksOf, textsOf, type WrittenRecord } from '#content/checking/check_context'
import { pagesByRoute } from '#content/checking/create_check_context'
import { readRecords } from '#content/checking/read_records'
import { readWrittenRedirects } from '#content/loading/links/redirects'
import { mediaFiles } from '#content/loading/media_reader'
import { byPlace, ContentProblems, type Place } from '#content/loading/problems'
import { registry } from '#content/pages/registry'
import { didYouMean } from '#content/schema/nearest'
import type { Locale } from '#shared/locales'
import { FRAME_ROUTES } from '#shared/routes'

/** A place that refers to something. */
type Usage = Place & {
  /** The language of the text; undefined if it applies to every language. */
  locale?: Locale
  /** A description of the reference if it is not a plain link. */
  as?: string
}

/** All usages of a page, picture, file, contact person or record. */
type Usages = {
  /** A description: `the page "root.company"`. */
  what: string
  usages: Usage[]
  /** Descriptions of the code that links to it. */
  code: string[]
}

/**
 * A page or record that can be referred to: its description, and the kinds and key of links to it.
 */
type Target = { what: string; kinds: readonly string[]; key: string }

/**
 * Finds all places that refer to a page, picture, file, contact person or other record.
 *
 * @param name a route, a file below resources/media, an id, or the folder of a contact person
 * @param root the folder that holds `resources`
 * @returns the usages; if the name is unknown, the beginning of a sentence that suggests a similar
 *   name
 */
export async function findUsages(
  name: string,
  root = contentRoot
): Promise<Usages | { unknown: string }> {
  const records = await readRecords(root)
  const targets = targetsIn(root, records)
  const target = targets.get(name)
  if (!target) return { unknown: didYouMean(name, targets.keys()) }

  const usages: Usage[] = linksOf({ records })
    .filter(({ kind, key }) => target.kinds.includes(kind) && String(key) === target.key)
    .map(({ locale, place }) => ({ ...place(), locale }))
  if (target.kinds.includes('route')) usages.push(...redirectsTo(target.key, root))
  if (target.kinds.includes('image')) usages.push(...descriptionsOf(target.key, records))
  return {
    what: target.what,
    usages: unique(usages),
    code: target.kinds.includes('route') ? codeUsing(target.key) : [],
  }
}

function targetsIn(root: string, records: readonly WrittenRecord[]): ReadonlyMap<string, Target> {
  const targets = new Map<string, Target>()
  const add = (name: string, what: string, kinds: readonly string[], key = name) =>
    targets.set(name, { what, kinds, key })

  for (const definition of Object.values(registry().records)) {
    const { folder, schema, entities = [], identity } = definition
    for (const record of records.filter((each) => each.folder === folder)) {
      const data = record.files.get(record.source)?.data
      const content = schema.safeParse(data)
      for (const { kind, ids } of content.success ? entities : []) {
        for (const id of ids(content.data)) add(id, `the ${kind} "${id}"`, [kind])
      }
      const id = identity?.id(data)
      if (!identity || id === undefined) continue
      const what = `the ${identity.kind} ${id} (${record.name})`
      add(String(id), what, [identity.kind])
      add(record.name, what, [identity.kind], String(id))
    }
  }
  for (const file of mediaFiles(join(root, 'resources/media'))) {
    add(file, `the file "${file}"`, ['image', 'file'])
  }
  for (const route of pagesByRoute(records).keys()) add(route, `the page "${route}"`, ['route'])
  return targets
}

function redirectsTo(route: string, root: string): Usage[] {
  return readWrittenRedirects(root, new ContentProblems())
    .redirects.filter(({ to }) => to === `route:${route}`)
    .map(({ from, place }) => ({ ...place, as: `redirect from ${from}` }))
}

/** Returns the places of a picture's alt texts, which count as usages. */
function descriptionsOf(file: string, records: readonly WrittenRecord[]): Usage[] {
  return Array.from(textsOf({ records }))
    .filter(({ record, key }) => record === 'images' && key === `images.${file}.alt`)
    .map(({ locale, placeOf }) => ({ ...placeOf(0), locale, as: 'alt text' }))
}

function codeUsing(route: string): string[] {
  const components = Object.entries(registry().pages)
    .filter(([, { routes = [] }]) => routes.some((each) => each === route))
    .map(([component]) => `pages of the component ${component}`)
  return FRAME_ROUTES.some((each) => each === route) ? ['every page', ...components] : components
}

function unique(usages: readonly Usage[]): Usage[] {
  const found = new Map(
    usages.map((usage) => [`${usage.file}:${usage.line}:${usage.column}`, usage])
  )
  return [...found.values()].toSorted(byPlace)
}

/** Formats usages as text, one line per place. */
export function describeUsages({ what, usages, code }: Usages): string {
  const places = usages.map(({ file, line, column, locale, as }) => {
    const language = locale ?? 'every language'
    return `  ${file}:${line}:${column}  ${[language, as].filter(Boolean).join(', ')}`
  })
  const users = code.map((user) => `  ${user}, by its name in app/shared/routes.ts`)
  if (places.length + users.length === 0) return `Nothing uses ${what}.`
  const count = places.length + users.length
  return [`${sentence(what)} is used ${times(count)}:`, ...places, ...users].join('\n')
}

function sentence(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1)
}

function times(count: number): string {
  return count === 1 ? 'once' : `${count} times`
}
