import { setTimeout } from 'node:timers/promises'
import { beforeAll, expect, test } from 'vitest'
import { givenApp } from '#tests/app'
import { type Answer, ask, type InertiaPage, pageObject } from '#tests/visitor'

/** The site as it is published: every address of its sitemap, asked for once. */

export const ORIGIN = 'https://www.saumer.example'

/** The end of the address of a data sheet, or of all sheets of a family, and its language. */
const DATA_SHEET = /datasheets?-[a-z]{2}\.(pdf|zip)$/

type Alternates = Record<string, string>
export type CrawledPage = Answer & { page: InertiaPage; listed: Alternates }

export const app = givenApp()
export const pages = new Map<string, CrawledPage>()
export const sitemaps: string[] = []

/** Data sheets and archives that another language's stand for. */
export const notDrawn = new Set<string>()

beforeAll(async () => {
  const index = await ask(app, '/sitemap.xml')
  sitemaps.push(...matches(index.body, /<sitemap><loc>([^<]+)<\/loc>/g))
  for (const sitemap of sitemaps) {
    const { body } = await ask(app, pathOf(sitemap))
    for (const entry of matches(body, /<url>(.*?)<\/url>/gs)) {
      const path = pathOf(matches(entry, /<loc>([^<]+)<\/loc>/g)[0])
      const answer = await ask(app, path)
      pages.set(path, { ...answer, page: pageObject(answer.body), listed: alternatesIn(entry) })
    }
  }
  const sheets = new Set(
    [...pages.values()].flatMap(({ body }) => linksOf(body)).filter((url) => DATA_SHEET.test(url))
  )
  const drawn = inTurns(sheets, (url) => url.replace(DATA_SHEET, ''))
  for (const url of sheets.difference(new Set(drawn))) notDrawn.add(url)
})

export function matches(text: string, pattern: RegExp): string[] {
  return Array.from(text.matchAll(pattern), ([, found]) => found)
}

export function pathOf(url: string): string {
  if (!url.startsWith(`${ORIGIN}/`)) throw new Error(`${url} is not an address of this site`)
  return url.slice(ORIGIN.length)
}

/**
 * The status of an address. A busy machine may draw a document too slowly for one request: as the
 * answer says, it is asked for once more.
 */
export async function statusOf(url: string): Promise<number> {
  const { status, headers } = await ask(app, url)
  const seconds = Number(headers['retry-after'])
  if (status !== 503 || !(seconds > 0)) return status
  await setTimeout(1000 * seconds)
  return (await ask(app, url)).status
}

/** The addresses inside the site that a page leads to or loads. */
export function linksOf(body: string): string[] {
  return matches(body, / (?:href|src)="(\/[^"#?]*)/g)
}

/** The links to other languages, in HTML or in a sitemap. */
export function alternatesIn(text: string): Alternates {
  const links = text.matchAll(
    /<(?:xhtml:)?link rel="alternate" hreflang="([^"]+)" href="([^"]+)"/gi
  )
  return Object.fromEntries(Array.from(links, ([, hreflang, href]) => [hreflang, href]))
}

/**
 * One member of each group, the first of the first, the second of the second and so on: of what is
 * drawn anew for each language, each thing in one language, and each language with some things.
 */
export function inTurns<T>(members: Iterable<T>, groupOf: (member: T) => string): T[] {
  const groups = Object.values(Object.groupBy(members, groupOf)) as T[][]
  return groups.map((group, index) => group[index % group.length])
}

/** What visitors read: without scripts and tags. */
export function words(html: string): string {
  return html.replaceAll(/<script.*?<\/script>|<[^>]+>/gs, ' ')
}

export function localeOf(path: string): string {
  return path.split('/')[1]
}

/** A test of what is true of every page. */
export function everyPage(title: string, isTrue: (page: CrawledPage, path: string) => boolean) {
  test(title, () => expect(pagesWithout(isTrue)).toEqual([]))
}

/** Names every page of which something is not true, so that all are seen at once. */
export function pagesWithout(isTrue: (page: CrawledPage, path: string) => boolean): string[] {
  return [...pages].filter(([path, page]) => !isTrue(page, path)).map(([path]) => path)
}
