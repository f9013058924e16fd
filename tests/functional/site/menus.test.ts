import { expect, test } from 'vitest'
import { LOCALES, type Locale } from '#shared/locales'
import { givenApp } from '#tests/app'
import { visit } from '#tests/visitor'

const app = givenApp()

type Item = {
  title: string
  route: string | null
  card_link?: string | null
  children?: Item[]
}

/** The entries of both menus in a language, and the addresses of their pages. */
async function menusOf(locale: Locale) {
  const { props } = await visit(app, `/${locale}`)
  const { mainNavigation, footerNavigation, routes } = props as {
    mainNavigation: Item[]
    footerNavigation: Item[]
    routes: Record<string, string>
  }
  const entries = mainNavigation.flatMap((item) => [item, ...(item.children ?? [])])
  return [entries, footerNavigation].map((items) =>
    items.flatMap(({ title, route }) => (route ? [{ title, route, url: routes[route] }] : []))
  )
}

test.each(LOCALES)(
  'the menus in %s lead once to each page, all in that language',
  async (locale) => {
    for (const links of await menusOf(locale)) {
      const urls = links.map(({ url }) => url)
      expect(new Set(urls).size).toBe(urls.length)
      expect(new Set(links.map(({ title }) => title)).size).toBe(links.length)
      expect(urls.filter((url) => !url.startsWith(`/${locale}/`))).toEqual([])
    }
  }
)

test.each(LOCALES)(
  'the main menu in %s has one link to each page of other sites',
  async (locale) => {
    const { props } = await visit(app, `/${locale}`)
    const { mainNavigation, platformLink } = props as {
      mainNavigation: Item[]
      platformLink: string
    }
    const cards = mainNavigation.flatMap((item) => [item, ...(item.children ?? [])])
    const links = [platformLink, ...cards.flatMap(({ card_link }) => card_link ?? [])]
    expect(links.filter((link, index) => links.indexOf(link) !== index)).toEqual([])
  }
)

test('every menu leads to projects, news and jobs, where they are in its language', async () => {
  const [source] = await menusOf('de')
  for (const key of ['references', 'announcements', 'jobs']) {
    const { url } = source.find(({ route }) => route === key) ?? {}
    expect(url, key).toBeDefined()
    const localize = (await visit(app, String(url))).props.localize as Record<string, string>
    for (const locale of LOCALES) {
      const [links] = await menusOf(locale)
      expect(links.find(({ route }) => route === key)?.url, `${key} ${locale}`).toBe(
        localize[locale]
      )
    }
  }
})
