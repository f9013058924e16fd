import { describe, expect, test } from 'vitest'
import { givenSmallSite } from '#tests/fixtures/content/small_site'
import { ask, pageObject, visit } from '#tests/visitor'

const { app } = givenSmallSite()

describe('every page shares', () => {
  test('exactly the props of the specification, footer data, toast and texts', async () => {
    const urls = ['/de', '/de/kontakt', '/de/nirgends']
    const pages = await Promise.all(urls.map((url) => ask(app, url)))
    expect(pages.map(({ status }) => status)).toEqual([200, 200, 404])
    const [names = new Set(), ...others] = pages.map(
      ({ body }) => new Set(Object.keys(pageObject(body).props))
    )
    const shared = others.reduce((common, each) => common.intersection(each), names)
    expect(shared).toEqual(
      new Set([
        'currentRoute',
        'footer',
        'footerNavigation',
        'locale',
        'localize',
        'mainNavigation',
        'messages',
        'newsletterInfoText',
        'notice',
        'pageMessages',
        'pageRoutes',
        'platformLink',
        'routes',
        'toast',
      ])
    )
  })

  test('texts that one component alone uses travel with its page only', async () => {
    const home = (await visit(app, '/de')).props
    const contact = (await visit(app, '/de/kontakt')).props
    expect(contact.pageMessages).toHaveProperty(['map.load'])
    expect(home.pageMessages).not.toHaveProperty(['map.load'])
    expect(home.messages).not.toHaveProperty(['map.load'])
    expect(home.messages).toHaveProperty(['global.close'])
  })

  test('the main navigation with every field of an item', async () => {
    const { props } = await visit(app, '/de')
    expect(props.mainNavigation).toMatchObject([
      {
        title: 'Produkte',
        route: 'product_families',
        description: 'Alle Familien',
        text_overview: 'Übersicht der Produkte',
        card_link: 'https://platform.saumer.example',
        card_text: 'Maßblätter',
        info: false,
        children: [
          { title: 'Firma', route: 'root.company', description: null, card_link: null, tool: true },
          {
            title: 'Plattform',
            route: null,
            card_link: 'https://platform.saumer.example',
            info: true,
          },
        ],
      },
      { title: 'Kontakt', route: 'contact', children: [] },
    ])
  })

  test('the platform’s address', async () => {
    expect((await visit(app, '/fr')).props.platformLink).toBe('https://platform.saumer.example')
  })

  test('the footer: its text with links resolved, and the networks with their icons', async () => {
    const { props } = await visit(app, '/de')
    expect(props.footer).toEqual({
      info_text: '<p>Siehe <a href="/de/kontakt">Kontakt</a></p>',
      social: {
        links: [
          {
            title: 'Video',
            link: 'https://video.example/saumer',
            icon: [{ original_url: expect.stringMatching(/^\/media\/video-[0-9a-f]{10}\.svg$/) }],
          },
        ],
      },
    })
    expect(props.footerNavigation).toEqual([
      { title: 'Kontakt', route: 'contact', url: null, external: false },
      {
        title: 'Plattform',
        route: null,
        url: 'https://platform.saumer.example',
        external: true,
      },
    ])
  })

  test('the newsletter’s text as HTML', async () => {
    const { props } = await visit(app, '/en')
    expect(props.newsletterInfoText).toEqual({ newsletter_info: '<p>Four times a year.</p>' })
  })

  test('the toast in English only', async () => {
    expect((await visit(app, '/en')).props.toast).toEqual({
      text: 'Now in the US',
      link: 'https://us.saumer.example',
      link_text: 'Visit',
    })
    expect((await visit(app, '/de')).props.toast).toBeNull()
    expect((await visit(app, '/fr')).props.toast).toBeNull()
  })

  test('the interface texts that components use, and none that stay on the server', async () => {
    const keys = Object.keys((await visit(app, '/de')).props.messages)
    expect(keys).toContain('global.product_platform')
    expect(keys).toContain('newsletter.title')
    expect(keys.filter((key) => /^(blocks|contact|newsletter\.form)\./.test(key))).toEqual([])
    expect(keys).toContain('errors.server.title')
    expect(keys.filter((key) => /^errors\.not_found|^global\.meta/.test(key))).toEqual([])
  })

  test('the addresses of all routes that the page can reach', async () => {
    const { props } = await visit(app, '/de/unternehmen')
    const named = new Set([
      ...props.mainNavigation.flatMap((item) => [item, ...item.children]).map((item) => item.route),
      ...props.footerNavigation.map((item) => item.route),
      'contact',
    ])
    for (const route of named) {
      if (route) expect(props.routes).toHaveProperty([route])
    }
    expect(Object.values(props.routes)).not.toContain('/de/messe')
  })
})

describe('where a menu’s page does not exist in the language', () => {
  test('the item is left out', async () => {
    const english = (await visit(app, '/en')).props.mainNavigation.map((item) => item.route)
    expect(english).toEqual(['contact'])
    expect((await visit(app, '/fr')).props.mainNavigation).toEqual([])
  })

  test('links out of the site stay', async () => {
    const titles = (await visit(app, '/fr')).props.footerNavigation.map((item) => item.title)
    expect(titles).toEqual(['Plattform'])
  })
})
