import { describe, expect, test } from 'vitest'
import { LOCALES } from '#shared/locales'
import { WHOLE_LOCALES } from '#tests/fixtures/content/whole_locales'
import {
  app,
  everyPage,
  localeOf,
  matches,
  ORIGIN,
  pages,
  pagesWithout,
  pathOf,
  sitemaps,
  words,
} from '#tests/functional/site/crawl/crawled_site'
import '#tests/functional/site/crawl/links'
import '#tests/functional/site/crawl/machines'
import { ask } from '#tests/visitor'

/** What all pages say to those who read them. What links lead to, and what machines are told, is asked of the same crawl. */

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

/** Words that German has and none of the other languages. */
const GERMAN =
  /(?<![\p{L}-])(und|für|nicht|oder|wird|werden|eine|einer|auf|mit dem|ist)(?![\p{L}-])/u

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

/** Without the parts that say that they are German. */
function withoutGerman(html: string): string {
  return html.replaceAll(/<(\w+)[^>]* lang="de"[^>]*>.*?<\/\1>/gs, '')
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
