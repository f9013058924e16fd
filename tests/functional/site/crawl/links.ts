import { describe, expect, test } from 'vitest'
import { LOCALE_TITLES, type Locale } from '#shared/locales'
import { WHOLE_LOCALES } from '#tests/fixtures/content/whole_locales'
import {
  alternatesIn,
  app,
  everyPage,
  linksOf,
  localeOf,
  matches,
  notDrawn,
  ORIGIN,
  pages,
  pathOf,
  statusOf,
  words,
} from '#tests/functional/site/crawl/crawled_site'
import { ask } from '#tests/visitor'

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
