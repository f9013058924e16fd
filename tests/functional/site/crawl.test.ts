import { setTimeout } from 'node:timers/promises'
import { beforeAll, describe, expect, test } from 'vitest'
import { LOCALE_TITLES, LOCALES, type Locale } from '#shared/locales'
import { givenApp } from '#tests/app'
import { WHOLE_LOCALES } from '#tests/fixtures/content/whole_locales'
import { shortcomings } from '#tests/functional/site/search_requirements'
import { type Answer, ask, askBytes, type InertiaPage, jsonLd, pageObject } from '#tests/visitor'

/** The site as it is published: every address of its sitemap, asked for once. */

const ORIGIN = 'https://www.saumer.example'

/** What every language has wholly in its own words. */
const TRANSLATED = [
  'Announcements/Index',
  'Announcements/Show',
  'ColorOverview/Index',
  'Decors/Index',
  'Home/Show',
  'Jobs/Index',
  'ProductFamilies/Index',
  'ProductFamilies/Show',
  'ProductFamilies/ShowGroup',
  'References/Index',
  'References/Show',
]

/** Pages that tell visitors their rights, and what they agree to. */
const LEGAL = ['root.privacy', 'root.imprint', 'root.accessibility', 'root.newsletter']

/** The contact page has telephone numbers and addresses that only its German file writes. */
const EVERYWHERE = [...TRANSLATED, 'Contact/Show']

/** What each kind of page tells search engines that it is. */
const TOLD: Record<string, string> = {
  'Announcements/Show': 'NewsArticle',
  'Contact/Show': 'Organization',
  'Home/Show': 'WebSite',
  'Announcements/Index': 'ItemList',
  'Jobs/Index': 'ItemList',
  'Jobs/Show': 'JobPosting',
  'ProductFamilies/Index': 'ItemList',
  'ProductFamilies/Show': 'ItemList',
  'ProductFamilies/ShowGroup': 'ProductGroup',
  'References/Index': 'ItemList',
  'Root/Downloads': 'Dataset',
}

/** Words that German has and none of the other languages. */
const GERMAN =
  /(?<![\p{L}-])(und|für|nicht|oder|wird|werden|eine|einer|auf|mit dem|ist)(?![\p{L}-])/u

/**
 * How each language says that something is in German or English; and of the newsletter's issues,
 * where their language is an adjective there.
 */
const IN_LANGUAGE: Record<Locale, { de: string; en: string; issues?: string }> = {
  cs: { de: 'v\u00a0němčině', en: 'v\u00a0angličtině' },
  da: { de: 'på tysk', en: 'på engelsk' },
  de: { de: 'auf Deutsch', en: 'auf Englisch' },
  en: { de: 'in German', en: 'in English' },
  es: { de: 'en alemán', en: 'en inglés' },
  et: { de: 'saksa keeles', en: 'inglise keeles', issues: 'ingliskeelset' },
  fi: { de: 'saksaksi', en: 'englanniksi' },
  fr: { de: 'en allemand', en: 'en anglais' },
  it: { de: 'in tedesco', en: 'in inglese' },
  lt: { de: 'vokiečių kalba', en: 'anglų kalba' },
  lv: { de: 'vācu valodā', en: 'angļu valodā' },
  nl: { de: 'in het Duits', en: 'in het Engels' },
  pl: { de: 'po niemiecku', en: 'po angielsku' },
  pt: { de: 'em alemão', en: 'em inglês' },
  ro: { de: 'în germană', en: 'în engleză' },
  ru: { de: 'на немецком', en: 'на английском' },
  sv: { de: 'på tyska', en: 'på engelska' },
}

/** The end of the address of a data sheet, or of all sheets of a family, and its language. */
const DATA_SHEET = /datasheets?-[a-z]{2}\.(pdf|zip)$/

/** A link to something in a language that it names, with that language and what is inside. */
const FOREIGN_LINK = /<a(?=[^>]* hreflang="(\w+)")[^>]*>(.*?)<\/a>/gis

/** Whether a link is called by the language's own name: in the switcher, and among files in several. */
function isNamedByLanguage(content: string, locale: Locale): boolean {
  const title = LOCALE_TITLES[locale]
  return (
    content === title ||
    content.endsWith(`<span>${title}</span>`) ||
    content.includes(`<span lang="${locale}">${title}</span>`)
  )
}

type Alternates = Record<string, string>
type CrawledPage = Answer & { page: InertiaPage; listed: Alternates }

const app = givenApp()
const pages = new Map<string, CrawledPage>()
const sitemaps: string[] = []

/** Data sheets and archives that another language's stand for. */
let notDrawn: Set<string>

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
  notDrawn = sheets.difference(new Set(inTurns(sheets, (url) => url.replace(DATA_SHEET, ''))))
})

function matches(text: string, pattern: RegExp): string[] {
  return Array.from(text.matchAll(pattern), ([, found]) => found)
}

function pathOf(url: string): string {
  if (!url.startsWith(`${ORIGIN}/`)) throw new Error(`${url} is not an address of this site`)
  return url.slice(ORIGIN.length)
}

/**
 * The status of an address. A busy machine may draw a document too slowly for one request: as the
 * answer says, it is asked for once more.
 */
async function statusOf(url: string): Promise<number> {
  const { status, headers } = await ask(app, url)
  const seconds = Number(headers['retry-after'])
  if (status !== 503 || !(seconds > 0)) return status
  await setTimeout(1000 * seconds)
  return (await ask(app, url)).status
}

/** The addresses inside the site that a page leads to or loads. */
function linksOf(body: string): string[] {
  return matches(body, / (?:href|src)="(\/[^"#?]*)/g)
}

/** The picture that a link to a page is shown with. */
function previewOf({ body }: { body: string }): string {
  return property(body, 'og:image')
}

/** What a page's head says for link previews; nothing if it does not. */
function property(body: string, name: string): string {
  return matches(body, new RegExp(`<meta property="${name}" content="([^"]+)"`, 'g')).join()
}

function titleOf(body: string): string {
  return decode(matches(body, /<title[^>]*>([^<]+)<\/title>/g).join())
}

function descriptionOf(body: string): string {
  return decode(matches(body, /<meta name="description" content="([^"]+)"/g).join())
}

/** Text as it is read. */
function decode(html: string): string {
  const signs: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" }
  return html.replaceAll(/&(amp|lt|gt|quot|#x27);/g, (_, name) => signs[name])
}

/** The links to other languages, in HTML or in a sitemap. */
function alternatesIn(text: string): Alternates {
  const links = text.matchAll(
    /<(?:xhtml:)?link rel="alternate" hreflang="([^"]+)" href="([^"]+)"/gi
  )
  return Object.fromEntries(Array.from(links, ([, hreflang, href]) => [hreflang, href]))
}

/**
 * One member of each group, the first of the first, the second of the second and so on: of what is
 * drawn anew for each language, each thing in one language, and each language with some things.
 */
function inTurns<T>(members: Iterable<T>, groupOf: (member: T) => string): T[] {
  const groups = Object.values(Object.groupBy(members, groupOf)) as T[][]
  return groups.map((group, index) => group[index % group.length])
}

/** What visitors read: without scripts and tags. */
function words(html: string): string {
  return html.replaceAll(/<script.*?<\/script>|<[^>]+>/gs, ' ')
}

/** Without the parts that say that they are German. */
function withoutGerman(html: string): string {
  return html.replaceAll(/<(\w+)[^>]* lang="de"[^>]*>.*?<\/\1>/gs, '')
}

function localeOf(path: string): string {
  return path.split('/')[1]
}

/** A test of what is true of every page. */
function everyPage(title: string, isTrue: (page: CrawledPage, path: string) => boolean) {
  test(title, () => expect(pagesWithout(isTrue)).toEqual([]))
}

/** Names every page of which something is not true, so that all are seen at once. */
function pagesWithout(isTrue: (page: CrawledPage, path: string) => boolean): string[] {
  return [...pages].filter(([path, page]) => !isTrue(page, path)).map(([path]) => path)
}

describe('the sitemap', () => {
  test('has one file for each of the 17 languages', () => {
    expect(sitemaps).toEqual(LOCALES.map((locale) => `${ORIGIN}/sitemaps/${locale}.xml`))
  })

  test('lists the catalogue, the home page and the contact page in all of them', () => {
    for (const locale of WHOLE_LOCALES) {
      const components = [...pages]
        .filter(([path]) => localeOf(path) === locale)
        .map(([, { page }]) => page.component)
      expect(components, locale).toEqual(expect.arrayContaining(EVERYWHERE))
    }
  })

  everyPage(
    'lists no page that is kept out of search engines',
    ({ body }) => !/<meta name="robots"/.test(body)
  )

  test('names the pictures of its pages, which are there', async () => {
    const { body } = await ask(app, '/sitemaps/de.xml')
    const entries = matches(body, /<url>(.*?)<\/url>/gs)
    const product = entries.find((entry) => entry.includes('/uebergang-38-clip</loc>')) ?? ''
    expect(matches(product, /<image:loc>([^<]+)</g)).toHaveLength(1)
    const pictures = new Set(matches(body, /<image:loc>([^<]+)</g))
    expect(pictures.size).toBeGreaterThan(50)
    for (const picture of [...pictures].slice(0, 5)) {
      await expect(await ask(app, pathOf(picture)), picture).toHaveStatus(200)
    }
  })

  test('is what robots.txt points at', async () => {
    const { headers, body } = await ask(app, '/robots.txt')
    expect(headers['content-type']).toMatch(/^text\/plain/)
    expect(body).toBe(
      `User-agent: *\nAllow: /\n\nSitemap: ${ORIGIN}/sitemap.xml\nSitemap: ${ORIGIN}/data/sitemap.xml\n`
    )
  })
})

describe('every page', () => {
  test('answers with 200', () => {
    expect(pages.size).toBeGreaterThan(50)
    expect(pagesWithout(({ status }) => status === 200)).toEqual([])
  })

  everyPage(
    'says its language in the HTML and in its props',
    ({ body, page }, path) =>
      body.includes(`<html lang="${localeOf(path)}">`) && page.props.locale === localeOf(path)
  )

  everyPage('has exactly one h1, with words in it', ({ body }) => {
    const headlines = matches(body, /<h1[^>]*>(.*?)<\/h1>/gs)
    return headlines.length === 1 && words(headlines[0]).trim() !== ''
  })

  test.each([
    ['title', titleOf],
    ['description', descriptionOf],
  ])('has a %s of its own in its language', (_, read) => {
    for (const locale of LOCALES) {
      const found = [...pages]
        .filter(([path]) => localeOf(path) === locale)
        .map(([, { body }]) => read(body))
      expect(found).not.toContain('')
      expect(new Set(found).size, locale).toBe(found.length)
    }
  })

  everyPage(
    'has a title that search results show whole, with the name of the site if there is room',
    ({ body, page }) => {
      const title = titleOf(body)
      const isNamed = title.endsWith('– Saumer Profile')
      return title.length <= 60 && (isNamed || page.component === 'ProductFamilies/ShowGroup')
    }
  )

  test('of a product group is called by what people search for', async () => {
    const { from } = await import('#database/query')
    const rows = await from('page_translations').select('page_key', 'locale', 'data')
    const nouns = new Map(
      rows.map(({ page_key, locale, data }): [string, string] => [
        `${page_key} ${locale}`,
        JSON.parse(data).noun,
      ])
    )
    expect(
      pagesWithout(({ body, page }, path) => {
        if (page.component !== 'ProductFamilies/ShowGroup') return true
        const { key } = page.props.group as { key: string }
        const noun = nouns.get(`${key.slice(0, key.lastIndexOf('.'))} ${localeOf(path)}`)
        return noun !== undefined && titleOf(body).toLowerCase().includes(noun.toLowerCase())
      })
    ).toEqual([])
  })

  everyPage('has a description that search results show whole', ({ body }) => {
    const { length } = descriptionOf(body)
    return length >= 50 && length <= 160
  })

  test('tells machines its texts without the marks that divide lines', () => {
    const head =
      /<title.*?<\/title>|<meta [^>]*>|<script type="application\/ld\+json">.*?<\/script>/gs
    expect(
      pagesWithout(({ body }) => !/[\u2060\u200C\u00AD]/.test((body.match(head) ?? []).join()))
    ).toEqual([])
  })

  everyPage(
    'has no German outside its German pages, unless it says so',
    ({ body }, path) => localeOf(path) === 'de' || !GERMAN.test(words(withoutGerman(body)))
  )

  test('shows no untranslated key and no empty argument', () => {
    const key =
      /\b(blocks|catalogue|contact|errors|forms|global|map|media|newsletter|records)\.[a-z_]+\b|\bundefined\b|\{\w+\}|\[object/
    expect(pagesWithout(({ body }) => !key.test(words(body)))).toEqual([])
  })
})

describe('every picture', () => {
  everyPage('has an alt text and a size', ({ body }) =>
    (body.match(/<img[^>]*>/g) ?? []).every(
      (img) => / alt="[^"]*"/.test(img) && / width="\d+"/.test(img) && / height="\d+"/.test(img)
    )
  )

  everyPage(
    'is described by words, never by its address',
    ({ body }) => !/ alt="[^"]*\.(svg|jpe?g|png|webp)"/.test(body)
  )
})

describe('a link preview', () => {
  test('of a page is made for it, in its language, of a product group for it alone', () => {
    const groups = [...pages.values()].filter(
      ({ page }) => page.component === 'ProductFamilies/ShowGroup'
    )
    expect(groups.length).toBeGreaterThan(500)
    expect(new Set(groups.map(previewOf)).size).toBe(groups.length)
    for (const [path, { body }] of pages) {
      const [, , ...names] = path.split('/')
      expect(previewOf({ body }), path).toContain(`/media/${names.at(-1) ?? 'home'}-`)
      const size = ['width', 'height'].map((side) => property(body, `og:image:${side}`))
      expect(size, path).toEqual(['1200', '630'])
    }
  })

  test('is there as it is said: a picture that every service shows, of its size', async () => {
    const { default: sharp } = await import('sharp')
    for (const { body } of inTurns(pages.values(), ({ listed }) => JSON.stringify(listed))) {
      const picture = previewOf({ body })
      const [type, width, height] = ['type', 'width', 'height'].map((name) =>
        property(body, `og:image:${name}`)
      )
      const bytes = await askBytes(app, pathOf(picture))
      const found = await sharp(bytes).metadata()
      expect({
        picture,
        type: `image/${found.format}`,
        width: `${found.width}`,
        height: `${found.height}`,
      }).toEqual({ picture, type, width, height })
      expect(bytes.length, picture).toBeLessThan(300_000)
    }
  })

  everyPage(
    'says what kind of page it is, whose, and in which language',
    ({ body, page }, path) =>
      property(body, 'og:type') ===
        (page.component === 'Announcements/Show' ? 'article' : 'website') &&
      property(body, 'og:site_name') === 'Saumer Profile' &&
      property(body, 'og:locale').startsWith(`${localeOf(path)}_`)
  )

  everyPage('says what is seen, on pages with a picture not only whose it is', ({ body }) => {
    const alt = property(body, 'og:image:alt')
    const isBrand = property(body, 'og:image') === `${ORIGIN}/icons/preview.jpg`
    return isBrand ? alt === 'Saumer Profile' : alt.length > 0 && alt !== 'Saumer Profile'
  })
})

describe('canonical link, hreflang, language switcher and sitemap', () => {
  everyPage(
    'the canonical link is the page’s own address',
    ({ body }, path) =>
      matches(body, /<link rel="canonical" href="([^"]+)"/g).join() === ORIGIN + path
  )

  test('the HTML names the same addresses as the sitemap', () => {
    for (const [path, { body, listed }] of pages) expect(alternatesIn(body), path).toEqual(listed)
  })

  test('and the same as the language switcher', () => {
    for (const [path, { page, listed }] of pages) {
      const switcher = Object.entries(page.props.localize).map(([locale, url]) => [
        locale,
        ORIGIN + url,
      ])
      const { 'x-default': fallback, ...languages } = listed
      expect(Object.fromEntries(switcher), path).toEqual(languages)
      expect(fallback, path).toBe(languages.de)
    }
  })

  test('each page names itself, and each page it names, names it in return', () => {
    for (const [path, { listed }] of pages) {
      expect(listed[localeOf(path)], path).toBe(ORIGIN + path)
      for (const url of Object.values(listed)) {
        expect(pages.get(pathOf(url))?.listed, `${path} → ${url}`).toEqual(listed)
      }
    }
  })
})

describe('every link inside the site', () => {
  test('leads straight to something that is there', async () => {
    const broken: string[] = []
    const sources = new Map<string, string>()
    for (const [path, { body }] of pages) {
      for (const url of linksOf(body)) sources.set(url, path)
    }
    expect(sources.size).toBeGreaterThan(pages.size)
    for (const [url, source] of sources) {
      if (notDrawn.has(url)) continue
      const status = pages.get(url)?.status ?? (await statusOf(url))
      if (status !== 200) broken.push(`${source} → ${url}: ${status}`)
    }
    expect(broken).toEqual([])
  })

  test('to a part of a page finds that part', () => {
    const broken: string[] = []
    for (const [path, { body }] of pages) {
      for (const [, url, id] of body.matchAll(/<a[^>]* href="([^"#]*)#([^"]+)"/g)) {
        const target = url === '' ? body : pages.get(url)?.body
        if (target && !target.includes(` id="${id}"`)) broken.push(`${path} → ${url}#${id}`)
      }
    }
    expect(broken).toEqual([])
  })

  test('into another language says so', () => {
    const silent: string[] = []
    for (const [path, { body }] of pages) {
      for (const [link, locale] of body.matchAll(/<a[^>]* href="\/([a-z]{2})(?=[/"#])[^>]*>/g)) {
        const foreign = locale !== localeOf(path)
        if (foreign && !new RegExp(` hreflang="${locale}"`, 'i').test(link)) {
          silent.push(`${path}: ${link}`)
        }
      }
    }
    expect(silent).toEqual([])
  })

  test('or to a file in one, says so to everybody, once, in the language of the page', () => {
    const found = new Set<string>()
    const silent: string[] = []
    for (const [path, { body }] of pages) {
      for (const [link, locale, content] of body.matchAll(FOREIGN_LINK)) {
        if (locale === localeOf(path) || isNamedByLanguage(content, locale as Locale)) continue
        const sign = IN_LANGUAGE[localeOf(path) as Locale][locale as 'de' | 'en']
        const name = / aria-label="([^"]*)"/.exec(link)?.[1] ?? words(content)
        if (name.split(sign).length !== 2) silent.push(`${path}: ${link}`)
        found.add(localeOf(path))
      }
    }
    expect(silent).toEqual([])
    expect(WHOLE_LOCALES.filter((locale) => !found.has(locale))).toEqual(['de', 'en'])
  })
})

test('the newsletter is agreed to with the language of its issues, on its page and in the modal', async () => {
  const silent: string[] = []
  for (const locale of WHOLE_LOCALES) {
    const { body } = await ask(app, `/api/newsletter/texts/${locale}`)
    const texts: Record<string, string | unknown[]> = JSON.parse(body)
    const found = [...pages.values()].find(
      ({ page }) => page.props.locale === locale && page.props.currentRoute === 'root.newsletter'
    )
    const labels = matches(found?.body ?? '', /<label[^>]*>(.*?)<\/label>/gs)
    const { de, en, issues = locale === 'de' ? de : en } = IN_LANGUAGE[locale]
    if (!String(texts['newsletter.form.policy']).includes(issues)) silent.push(`modal, ${locale}`)
    const [agreed] = labels.filter((label) => label.includes('<a '))
    if (!agreed?.includes(issues)) silent.push(`page, ${locale}`)
  }
  expect(silent).toEqual([])
})

describe('structured data', () => {
  test('is JSON that names the page’s own kind', () => {
    for (const [component, type] of Object.entries(TOLD)) {
      const found = [...pages.values()].filter(({ page }) => page.component === component)
      expect(found, component).not.toHaveLength(0)
      for (const { body, page } of found) {
        expect(
          jsonLd(body).map((thing) => thing['@type']),
          page.url
        ).toContain(type)
      }
    }
  })

  everyPage(
    'has the way to every page but the home pages',
    ({ body, page }) =>
      jsonLd(body).some((thing) => thing['@type'] === 'BreadcrumbList') ===
      (page.component !== 'Home/Show')
  )

  test('lacks nothing that Google publishes as required, nor of the recommended what the site can tell', () => {
    const lacking = [...pages].flatMap(([path, { body }]) =>
      jsonLd(body).flatMap((thing) => shortcomings(thing).map((what) => `${path}: ${what}`))
    )
    expect(lacking).toEqual([])
  })

  test('names only addresses that are there', async () => {
    const urls = new Set<string>()
    for (const { body } of pages.values()) {
      const text = JSON.stringify(jsonLd(body))
      for (const url of matches(text, /(https:\/\/www\.saumer\.example\/[^"#\\]*)/g)) urls.add(url)
    }
    expect(urls.size).toBeGreaterThan(500)
    const broken: string[] = []
    for (const url of urls) {
      const path = pathOf(url)
      if (notDrawn.has(path)) continue
      const status = pages.get(path)?.status ?? (await statusOf(path))
      if (status !== 200 && path !== '/') broken.push(`${url}: ${status}`)
    }
    expect(broken).toEqual([])
  })
})

describe.each(LOCALES)('the home page in %s', (locale) => {
  test('and the catalogue, and what the law asks for, are wholly in its language, with all that stands around them', () => {
    const mixed = [...pages]
      .filter(
        ([path, { page }]) =>
          localeOf(path) === locale &&
          (TRANSLATED.includes(page.component) || LEGAL.includes(String(page.props.currentRoute)))
      )
      .filter(([, { page }]) => {
        const props = JSON.stringify(page.props)
        const alts = props.matchAll(/"custom_properties":\{"(\w\w)":\{"alt":"[^"]/g)
        const foreign = Array.from(alts, ([, language]) => language).filter(
          (each) => each !== locale
        )
        return props.includes('"lang":{') || foreign.length > 0
      })
      .map(([path]) => path)
    expect(mixed).toEqual([])
  })
})
