import { describe, expect, test } from 'vitest'
import { givenSmallSite } from '#tests/fixtures/content/small_site'
import { ask, pageObject, visit } from '#tests/visitor'

const site = givenSmallSite()

describe('a URL names a page component:', () => {
  test.each([
    ['/de', 'Home/Show', 'home'],
    ['/en', 'Home/Show', 'home'],
    ['/fr', 'Home/Show', 'home'],
    ['/de/unternehmen', 'Root/Show', 'root.company'],
    ['/en/company', 'Root/Show', 'root.company'],
    ['/de/newsletter', 'Root/Newsletter', 'root.newsletter'],
    ['/de/kontakt', 'Contact/Show', 'contact'],
    ['/de/produkte', 'ProductFamilies/Index', 'product_families'],
  ])('%s is %s', async (url, component, currentRoute) => {
    const page = await visit(site.app, url)
    expect(page).toMatchObject({ component, url, props: { currentRoute } })
    expect(page.props.locale).toBe(url.split('/')[1])
  })

  test('the first visit gets the same page as HTML, rendered', async () => {
    const { status, headers, body } = await ask(site.app, '/de/unternehmen')
    expect(status, body).toBe(200)
    expect(headers['content-type']).toBe('text/html; charset=utf-8')
    expect(body).toContain('<html lang="de">')
    expect(body).toContain('<p>Vierte <em>Generation</em>.</p>')
    const fresh = await visit(site.app, '/de/unternehmen')
    expect(pageObject(body)).toEqual(fresh)
  })
})

describe('the props of', () => {
  test('the home page: its texts, colours, and the product families', async () => {
    const { props } = await visit(site.app, '/de')
    expect(props.home).toEqual({
      families_title: 'Zwei Familien',
      colours_title: 'Zwei Farben',
      events_title: 'Termine',
      news_title: 'Aktuelles',
      references_title: 'Referenzen',
    })
    expect(props.colours).toEqual([{ id: 'silver', title: 'Silber', swatches: ['#c8ccd0'] }])
    expect(props.families).toMatchObject([
      { key: 'product_families.stairs', title: 'Treppe', icon: { width: 900, height: 600 } },
    ])
  })

  test('the hero: every field of the specification', async () => {
    const { props } = await visit(site.app, '/de')
    expect(props.hero).toEqual({
      hero_topline: 'Seit 1924',
      hero_headline: 'Wo Böden sich treffen',
      hero_has_image: true,
      hero_image: {
        id: expect.any(Number),
        original_url: expect.stringMatching(/^\/media\/home-[0-9a-f]{10}\.svg$/),
        url: expect.stringMatching(/^\/media\/home-[0-9a-f]{10}\.svg$/),
        mime_type: 'image/svg+xml',
        size: 68,
        width: 1600,
        height: 1067,
        conversion_urls: {},
        custom_properties: { de: { alt: 'Eiche an Beton' } },
      },
      hero_link_type: 'internal',
      hero_route: 'product_families',
      hero_button_text: 'Zu den Profilen',
    })
  })

  test('a hero without picture and link: says that it has none', async () => {
    expect((await visit(site.app, '/de/produkte')).props.hero).toEqual({
      hero_headline: 'Zwei Familien',
      hero_has_image: false,
      hero_image: null,
      hero_link_type: 'none',
    })
  })

  test('a page without a hero: none', async () => {
    expect((await visit(site.app, '/de/kontakt')).props.hero).toBeUndefined()
  })

  test('a content page: its intro and blocks in the order of the file', async () => {
    const { props } = await visit(site.app, '/de/unternehmen')
    expect(props.intro).toBe('<p>Vierte <em>Generation</em>.</p>')
    expect(props.blocks).toMatchObject([
      {
        id: 'history',
        type: 'TextImage',
        title: 'Geschichte',
        text: '<p>Seit 1924.</p>',
        image: [{ custom_properties: { de: { alt: 'Messing' } } }],
        order: true,
      },
      {
        id: 'sites',
        type: 'SectionCards',
        cards: [
          { id: 'works', image: [], title: 'Werk', link_type: 'internal', route_id: 'contact' },
          { id: 'platform', link_type: 'external', external_link: 'https://x.example' },
        ],
      },
      { id: 'questions', type: 'Accordion', items: [{ id: 'heating', text: '<p>Kleben.</p>' }] },
    ])
  })

  test('the contact page: the address', async () => {
    const { props } = await visit(site.app, '/de/kontakt')
    expect(props.address).toEqual({
      company: 'Saumer',
      street: 'Am Presswerk 4',
      postal_code: '62417',
      city: 'Saumingen',
      country: 'Deutschland',
      phone: '+49 30 23125 100',
      email: 'info@saumer.example',
      opening_hours: '8–\u206016 Uhr',
    })
  })
})

describe('the head of a page', () => {
  test('has the editor’s title, description and keywords', async () => {
    const { props } = await visit(site.app, '/de')
    expect(props.meta).toMatchObject({
      title: 'Bodenprofile – Saumer Profile',
      description: 'Profile für jede Kante.',
      keywords: 'Profile, Böden',
      noindex: false,
    })
  })

  test('has a general sentence in its language where no description was written', async () => {
    const descriptions = await Promise.all(
      ['/de/kontakt', '/en/contact'].map(
        async (url) => (await visit(site.app, url)).props.meta as { description: string }
      )
    )
    expect(descriptions[0].description).toMatch(/Kontakt.*Saumer Profile/)
    expect(descriptions[1].description).toMatch(/Contact.*Saumer Profile/)
    expect(descriptions[0].description).not.toBe(descriptions[1].description)
  })

  test('keeps a page out of search engines where the editor says so', async () => {
    const { body } = await ask(site.app, '/de/newsletter')
    expect(body).toMatch(/<meta name="robots" content="noindex"/)
    expect((await ask(site.app, '/de/kontakt')).body).not.toMatch(/name="robots"/)
  })
})

describe('what a language lacks', () => {
  test('falls back to English, then to German, and says so', async () => {
    const { props } = await visit(site.app, '/en/company')
    expect(props.blocks).toMatchObject([
      { id: 'history', title: 'History' },
      { id: 'sites', cards: [{ title: 'Werk', lang: { title: 'de' } }, {}] },
      { id: 'questions', items: [{ title: 'Heizung?', lang: { title: 'de', text: 'de' } }] },
    ])
    expect((await ask(site.app, '/en/company')).body).toContain(
      '<h2 class="text-h3" lang="de">Werk</h2>'
    )
  })

  test('a link leads to the page in English, else in German, and says so', async () => {
    const { props, body } = { ...(await visit(site.app, '/fr')), ...(await ask(site.app, '/fr')) }
    expect(props.blocks).toMatchObject([
      {
        text: expect.stringContaining(
          '<a href="/en/company" hreflang="en">uns<span class="language-sign" lang="fr"> (en anglais)</span></a>'
        ),
      },
    ])
    expect(props.routes).toMatchObject({
      home: '/fr',
      'root.company': '/en/company',
      product_families: '/de/produkte',
    })
    expect(body).toMatch(/<a(?=[^>]* hreflang="de")[^>]* href="\/de\/produkte"/i)
  })

  test('a text that another page lends says so too', async () => {
    const { props } = await visit(site.app, '/fr')
    expect(props.families).toMatchObject([
      { title: 'Treppe', lang: { title: 'de', text: 'de', range: 'de', fixing: 'de' } },
    ])
    expect((await visit(site.app, '/de')).props.families).toMatchObject([{ title: 'Treppe' }])
    expect(JSON.stringify((await visit(site.app, '/de')).props.families)).not.toContain('"lang"')
  })

  test('a picture is described in German', async () => {
    const alts = ['/de', '/fr', '/en'].map(async (url) => {
      const { props } = await visit(site.app, url)
      return (props.hero as { hero_image: { custom_properties: object } }).hero_image
        .custom_properties
    })
    expect(await Promise.all(alts)).toEqual([
      { de: { alt: 'Eiche an Beton' } },
      { de: { alt: 'Eiche an Beton' } },
      { en: { alt: 'Oak meets concrete' } },
    ])
  })
})

test('a link to a page that is gone keeps its words and leads nowhere', async () => {
  const { props } = await visit(site.app, '/de')
  expect(props.blocks).toMatchObject([
    {
      text: expect.stringMatching(/<a href="\/de\/unternehmen">uns<\/a>.*<a ?>Messe<\/a>/),
    },
  ])
  expect(props.routes).not.toHaveProperty(['root.fair'])
})

test('an editor’s change is seen after the next load, without a restart', async () => {
  await site.content.edit(
    'content/pages/contact/index/en.yaml',
    'country: Germany',
    'country: Germany (EU)'
  )
  await site.content.edit('content/navigation/main/en.yaml', 'title: Contact', 'title: Talk to us')
  await site.content.load()
  await expect
    .poll(async () => (await ask(site.app, '/en/contact')).body)
    .toMatch(/Talk to us[^]*Germany \(EU\)/)
})

test('a range of sizes stays in one line, in plain texts as well', async () => {
  const headline = 'hero_headline: Wo Böden sich treffen\n'
  const page = 'content/pages/home/index/de.yaml'
  await site.content.edit(page, headline, `${headline}  hero_text: Für 2–22 mm.\n`)
  const company = 'content/pages/root/company/de.yaml'
  await site.content.edit(company, 'title: Werk,', 'title: Werk, text: 2–5 mm Bett,')
  await site.content.load()
  await expect
    .poll(async () => (await visit(site.app, '/de')).props.hero)
    .toMatchObject({ hero_text: 'Für 2–\u206022 mm.' })
  expect((await visit(site.app, '/de/unternehmen')).props.blocks).toMatchObject([
    {},
    { cards: [{ text: '2–\u20605 mm Bett' }, {}] },
    {},
  ])
})
