import { describe, expect, test } from 'vitest'
import {
  app,
  everyPage,
  inTurns,
  localeOf,
  matches,
  notDrawn,
  ORIGIN,
  pages,
  pathOf,
  statusOf,
} from '#tests/functional/site/crawl/crawled_site'
import { shortcomings } from '#tests/functional/site/search_requirements'
import { askBytes, jsonLd } from '#tests/visitor'

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

/** The picture that a link to a page is shown with. */
function previewOf({ body }: { body: string }): string {
  return property(body, 'og:image')
}

/** What a page's head says for link previews; nothing if it does not. */
function property(body: string, name: string): string {
  return matches(body, new RegExp(`<meta property="${name}" content="([^"]+)"`, 'g')).join()
}

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
