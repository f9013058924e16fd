import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { givenCatalogueSite } from '#tests/fixtures/catalogue/catalogue_site'
import { until } from '#tests/until'
import { ask, propsOf, visit } from '#tests/visitor'

const { app, content } = givenCatalogueSite()

/** What a list of a page holds, by key. */
async function keys(url: string, list: string): Promise<string[]> {
  const { props } = await visit(app, url)
  return (props[list] as { key: string }[]).map(({ key }) => key)
}

/** What the head of a page says. */
async function metaOf(url: string) {
  return (await visit(app, url)).props.meta as Record<string, string>
}

/** What the page of a product group has. */
const groupAt = (url: string) => propsOf(app, 'ProductFamilies/ShowGroup', url)

/** The chosen article, and the colours that can be chosen with it or lead to another article. */
async function shownAt(query: string) {
  const { body } = await ask(app, `/de/produkte/treppe/nosing-42${query}`)
  const all = (pattern: RegExp) => [...body.matchAll(pattern)].map(([, found]) => found)
  return {
    colours: all(/<label id="((?:colour|decor)-\w+)"/g),
    others: all(/<a id="((?:colour|decor)-\w+)" href="\?article=\d+/g),
    chosen: all(/<input(?=[^>]*name="article")(?=[^>]*checked)[^>]*value="(\d+)"/g),
  }
}

describe('a product group', () => {
  test('shows the colours and decors of one article, asked for by the address', async () => {
    const both = ['colour-silver_matt', 'decor-oak']
    expect(await shownAt('')).toEqual({ colours: both, others: [], chosen: [] })
    expect(await shownAt('?article=15101')).toEqual({
      colours: both,
      others: [],
      chosen: ['15101'],
    })
    expect(await shownAt('?article=15102')).toEqual({
      colours: ['decor-oak'],
      others: ['colour-silver_matt'],
      chosen: ['15102'],
    })
    expect(await shownAt('?article=12101')).toEqual({ colours: both, others: [], chosen: [] })
  })

  test('has its facts from all its profiles, in words of the language, and the finish with each article', async () => {
    const { variants, choice } = await groupAt('/de/produkte/treppe/nosing-42')
    expect(variants.map(({ surface }) => surface)).toContain('gebürstet')
    expect(choice.facts).toEqual([
      { id: 'floor_height', label: 'Aufbauhöhe', text: '2–\u20609\u00A0mm' },
      { id: 'visible_width', label: 'Sichtmaß', text: '42,5\u00A0mm' },
      { id: 'lengths', label: 'Längen', text: '90, 100, 270, 300\u00A0cm' },
      { id: 'material', label: 'Werkstoff', text: 'Aluminium, Messing' },
      {
        id: 'fixing',
        label: 'Befestigung',
        text: 'sichtbar verschraubt, Montagekleber',
      },
      { id: 'standards', label: 'Geprüft nach', text: 'DIN EN 16165, R\u00a09' },
    ])
  })

  test('has its articles in the order of the file, each with its own lengths and colours', async () => {
    const { variants, columns } = await groupAt('/en/products/stairs/nosing-42')
    expect(variants).toEqual([
      {
        article_number: '15101',
        floor_height: '2–\u20605.5\u00A0mm',
        visible_width: '42.5\u00A0mm',
        lengths: '90, 270\u00A0cm',
        material: 'Aluminium',
        surface: 'anodised matt',
        colours: ['101'],
        decors: ['D 101'],
      },
      {
        article_number: '15102',
        floor_height: '6–\u20609\u00A0mm',
        visible_width: '42.5\u00A0mm',
        lengths: '100, 270, 300\u00A0cm',
        material: 'Brass',
        surface: 'brushed',
        colours: [],
        decors: ['D 101'],
      },
    ])
    expect(columns[1]).toMatchObject({ id: 'floor_height', label: 'Build-up height' })
  })

  test('leads from each article to its colours and from each colour to its articles', async () => {
    const { body } = await ask(app, '/de/produkte/treppe/nosing-42')
    for (const part of ['colour-silver_matt', 'decor-oak', 'article-15101', 'article-15102']) {
      expect(body).toContain(`href="#${part}"`)
      expect(body).toContain(`id="${part}"`)
    }
  })

  test('that bridges a difference says the heights of both sides, and the difference', async () => {
    const { variants, columns, choice } = await groupAt('/de/produkte/treppe/rampe')
    expect(variants).toMatchObject([
      {
        floor_height: '8–\u206014\u00A0mm',
        floor_height_low: '0–\u206010\u00A0mm',
        height_difference: '4–\u206012\u00A0mm',
      },
    ])
    const sides = [
      { id: 'floor_height', label: 'Aufbauhöhe, hohe Seite' },
      { id: 'floor_height_low', label: 'Aufbauhöhe, niedrige Seite' },
      { id: 'height_difference', label: 'Höhenunterschied' },
    ]
    expect(columns.slice(1, 4)).toMatchObject(sides)
    expect(choice.facts.slice(0, 3)).toMatchObject(sides)
  })

  test('has its section drawn from its points, and said in words', async () => {
    const { props } = await visit(app, '/de/produkte/treppe/nosing-42')
    expect(props.sections).toMatchObject([
      {
        article_number: '15101',
        parts: [
          { part: 'substrate', d: 'M0 10h40v-10h-40z' },
          { part: 'profile', d: 'M0 0h40v-2h-40z' },
        ],
        dimensions: [
          { text: '40\u00A0mm', anchor: 'middle' },
          { text: '2–9\u00A0mm', anchor: 'start' },
        ],
        description: 'Querschnitt im Maßstab: Sichtmaß 40\u00A0mm, Aufbauhöhe 2–9\u00A0mm.',
      },
    ])
  })

  test('shows the references it was used for before those of its family', async () => {
    expect(await keys('/de/produkte/treppe/nosing-42', 'projects')).toEqual([
      'references.museum',
      'references.school',
    ])
    expect(await keys('/de/produkte/treppe/rampe', 'projects')).toEqual([
      'references.school',
      'references.museum',
    ])
  })

  test('has colours, decors, installation, family, references and a person to ask', async () => {
    const { props } = await visit(app, '/de/produkte/treppe/nosing-42')
    expect(props).toMatchObject({
      trail: [
        { route: 'product_families' },
        { route: 'product_families.stairs', title: 'Treppe' },
        { route: null, title: 'Kante 42' },
      ],
      colours: [
        { id: 'silver_matt', code: '101', surface: 'eloxiert matt', image: { width: 600 } },
      ],
      decors: [
        { id: 'oak', code: 'D 101', group: 'Eiche', material: 'MDF', image: { width: 900 } },
      ],
      installation: {
        id: 'bonded',
        title: 'Kleben',
        steps: [{ title: 'Andrücken' }],
      },
      projects: [{ key: 'references.museum' }, { key: 'references.school' }],
      contact_person_id: 7,
    })
  })
})

describe('the catalogue is narrowed down', () => {
  const NOSING = 'product_families.stairs.nosing_42'
  const RAMP = 'product_families.stairs.ramp'

  test.each([
    ['application=stairs', [NOSING]],
    ['material=brass', [NOSING]],
    ['material=pvc', [RAMP]],
    ['surface=brushed', [NOSING]],
    ['fixing=self_adhesive', [RAMP]],
    ['height=5', [NOSING]],
    ['height=5,5', [NOSING]],
    ['height=5.5%20mm', [NOSING]],
    ['height=0,55cm', [NOSING]],
    ['height=9', [NOSING, RAMP]],
    ['height=12', [RAMP]],
    ['height=15', []],
    ['difference=5', [RAMP]],
    ['difference=3', []],
    ['difference=13', []],
    ['height=8&difference=8', [RAMP]],
    ['height=5&difference=5', []],
    ['colour=silver_matt', [NOSING, RAMP]],
    ['colour=silver_matt&material=brass', []],
    ['decor=oak&material=brass', [NOSING]],
    ['material=brass&surface=brushed&height=7', [NOSING]],
    ['material=brass&height=3', []],
    ['material=brass&surface=anodised_matt', []],
  ])('by ?%s', async (query, expected) => {
    expect(await keys(`/de/produkte?${query}`, 'groups')).toEqual(expected)
    expect(await keys(`/de/produkte/treppe?${query}`, 'groups')).toEqual(expected)
  })

  test.each([
    '',
    'material=gold',
    'height=abc',
    'height=-1',
    'height=1e1',
    'height=8&height=9',
    'difference=viel',
    'colour=none',
    'decor=none',
    'application=',
    'a=b',
    'material=pvc&material=mdf',
  ])('not at all by ?%s', async (query) => {
    const { props } = await visit(app, `/de/produkte?${query}`)
    expect(props.groups).toBeNull()
    expect(props.families).toHaveLength(1)
  })

  test('and the form shows what was asked for', async () => {
    const { props } = await visit(app, '/de/produkte?material=brass&height=7,5&colour=silver_matt')
    expect(props.filter).toMatchObject({
      sizes: [
        {
          name: 'height',
          label: 'Aufbauhöhe in mm, mit Unterlage und Kleber',
          value: '7,5',
          range: '2–\u206014\u00A0mm',
        },
        {
          name: 'difference',
          label: 'Höhenunterschied in mm',
          value: '',
          range: '4–\u206012\u00A0mm',
        },
      ],
      choices: [
        { name: 'application', value: '' },
        { name: 'material', label: 'Werkstoff', value: 'brass' },
        { name: 'surface', value: '' },
        { name: 'fixing', value: '' },
        { name: 'colour', label: 'Farbe', options: [{ label: '101 Silber matt' }] },
      ],
    })
  })

  test.each([
    ['height=8', ''],
    ['height=acht', 'Diese Angabe ist keine Zahl. Schreiben Sie zum Beispiel 8,5.'],
    [
      'height=99',
      'Dafür haben wir kein Profil: Unser Programm reicht von 2\u00A0mm bis 14\u00A0mm.',
    ],
  ])('?%s is answered by „%s“', async (query, problem) => {
    const { props } = await visit(app, `/de/produkte?${query}`)
    expect(props.filter).toMatchObject({ sizes: [{ name: 'height', problem }, { problem: '' }] })
  })
})

test('a change of language keeps a size as it was typed', async () => {
  const { props } = await visit(app, '/de/produkte?height=8,5&material=brass')
  expect(props.meta).toMatchObject({ query: 'height=8%2C5&material=brass' })
})

describe('a list that is shown in parts', () => {
  beforeAll(async () => {
    const page = await content.read('content/pages/references/museum/de.yaml')
    for (let number = 1; number <= 12; number++) {
      await content.write(
        `content/pages/references/more_${number}/de.yaml`,
        page.replace('referenzen/museum', `referenzen/weitere-${number}`)
      )
    }
    await content.load()
  })
  afterAll(async () => {
    for (let number = 1; number <= 12; number++) {
      await content.remove(`content/pages/references/more_${number}`)
    }
    await content.load()
    /** Cached responses are sent until the process looks at the content's version again. */
    await until(
      'the list is as before',
      async () => (await keys('/de/referenzen', 'references')).length === 2
    )
  })

  test('tells its second page by address, title and description', async () => {
    const first = await metaOf('/de/referenzen')
    const second = await metaOf('/de/referenzen?page=2')
    expect(first.title).toBe('Referenzen – Saumer Profile')
    expect(second).toMatchObject({
      title: 'Referenzen – Seite 2 von 2 – Saumer Profile',
      description: `${first.description} Seite 2 von 2.`,
      canonical: `${first.canonical}?page=2`,
    })
    const { body } = await ask(app, '/de/referenzen?page=2')
    expect(body).toContain(`<link rel="canonical" href="${first.canonical}?page=2"`)
    expect(body).not.toContain('rel="alternate"')
  })

  test('says no more of a part of a selection than that it is one', async () => {
    const { canonical } = await metaOf('/de/referenzen')
    expect(await metaOf('/de/referenzen?sector=culture&page=2')).toMatchObject({
      title: 'Referenzen – Seite 2 von 2 – Saumer Profile',
      canonical,
    })
  })
})

describe('references', () => {
  test('are listed newest first, and by sector', async () => {
    expect(await keys('/de/referenzen', 'references')).toEqual([
      'references.school',
      'references.museum',
    ])
    expect(await keys('/de/referenzen?sector=culture', 'references')).toEqual(['references.museum'])
    expect(await keys('/de/referenzen?sector=retail', 'references')).toEqual([])
  })

  test('say where, what and how much', async () => {
    const { props } = await visit(app, '/de/referenzen/museum')
    expect(props.facts).toMatchObject([
      { id: 'sector', text: 'Kultur' },
      { id: 'place', text: 'Saumingen' },
      { id: 'floor', text: 'Eiche zu Stein' },
      { id: 'running_metres', text: '1.240\u00A0m' },
      { id: 'year', text: '2024' },
      { id: 'partner', text: 'Bodenleger' },
    ])
    expect(props.products).toMatchObject([
      {
        key: 'product_families.stairs',
        title: 'Treppe',
        groups: [{ key: 'product_families.stairs.nosing_42', title: 'Kante 42' }],
      },
    ])
  })
})

describe('installation guides', () => {
  test('say the language of a title that has no translation, below an anchor of the group', async () => {
    const { body } = await ask(app, '/en/products/stairs/nosing-42')
    const [section = ''] = /<section id="installation".*?<\/h2>/.exec(body) ?? []
    expect(section).toMatch(/<span>Installation: <\/span><span lang="de">Kleben<\/span>/)
  })

  test('are the records, each with its way of fixing and the groups it is for', async () => {
    const { props } = await visit(app, '/de/montage')
    expect(props.guides).toMatchObject([
      {
        id: 'bonded',
        title: 'Kleben',
        fixings: 'Montagekleber',
        steps: [{ title: 'Andrücken' }],
        groups: [
          { key: 'product_families.stairs.nosing_42', title: 'Kante 42' },
          { key: 'product_families.stairs.ramp', title: 'Rampe 4–\u206012' },
        ],
      },
    ])
  })

  test('are where a product group’s guide leads to', async () => {
    const { body } = await ask(app, '/de/produkte/treppe/rampe')
    expect(body).toContain('href="/de/montage#bonded"')
    const guides = (await ask(app, '/de/montage')).body
    expect(guides).toMatch(/<details [^>]*><summary .*<\/summary><div id="bonded"/)
    expect(guides).toContain('<li value="1"')
  })
})

describe('announcements', () => {
  test('are listed newest first once they are out', async () => {
    const { props } = await visit(app, '/de/aktuelles')
    expect(props.announcements).toMatchObject([
      { key: 'announcements.new', published_on: { iso: '2026-03-04', text: '4. März 2026' } },
      { key: 'announcements.old' },
    ])
    expect(props.paging).toEqual({ page: 1, pages: 1, total: 2 })
  })

  test('offer the others', async () => {
    expect(await keys('/de/aktuelles/neu', 'others')).toEqual(['announcements.old'])
  })
})

describe('jobs', () => {
  test('are listed while they are offered', async () => {
    const { props } = await visit(app, '/de/jobs')
    expect(props.jobs).toMatchObject([
      { key: 'jobs.engineer', type: 'Vollzeit', pay: expect.stringMatching(/48\.000.*56\.000/) },
    ])
  })

  test('are listed in a language without their pages, and say which language these are in', async () => {
    const { props } = await visit(app, '/fr/emplois')
    expect(props.note).toBe('Décrits en allemand.')
    expect(props.jobs).toMatchObject([
      { key: 'jobs.engineer', title: 'Technicien', start: 'immédiat', type: 'Temps plein' },
    ])
    expect(props.jobs).not.toHaveProperty([0, 'lang'])
    const { body } = await ask(app, '/fr/emplois')
    expect(body).toMatch(/<a href="\/de\/jobs\/technik" hreflang="de"[^>]*>.*?\(en allemand\)/i)
  })

  test('have the words of their own pages where these are in the language', async () => {
    const { props } = await visit(app, '/de/jobs')
    expect(props.jobs).toMatchObject([{ title: 'technik', text: 'Aufgabe', start: 'ab sofort' }])
  })

  test('are marked as foreign where nobody has written their titles', async () => {
    const { body, props } = { ...(await ask(app, '/en/jobs')), ...(await visit(app, '/en/jobs')) }
    expect(props.note).toBeUndefined()
    expect(props.jobs).toMatchObject([{ title: 'technik', lang: { title: 'de', text: 'de' } }])
    expect(body).toMatch(/<h3[^>]* lang="de"/)
  })

  test('say whom to ask, in texts that travel with them only', async () => {
    const { props } = await visit(app, '/de/jobs/technik')
    expect(props.pageMessages).toMatchObject({ 'contact.person.title': 'Ihr Kontakt' })
    expect((await visit(app, '/de')).props.pageMessages).not.toHaveProperty([
      'contact.person.title',
    ])
  })

  test('are gone afterwards, from the sitemap too', async () => {
    await expect(await ask(app, '/de/jobs/vorbei')).toHaveStatus(410)
    const { body } = await ask(app, '/sitemaps/de.xml')
    expect(body).toContain('/de/jobs/technik')
    expect(body).not.toContain('/de/jobs/vorbei')
  })
})

describe('colours and decors', () => {
  test('stand in their groups, with hints', async () => {
    const { props } = await visit(app, '/de/farben')
    expect(props).toMatchObject({
      color_groups: [{ id: 'silver', colours: [{ id: 'silver_matt', lrv: 60 }] }],
      color_hints: [{ id: 'light', title: 'Tageslicht' }],
      hint_box: { title: 'Hinweis', text: '<p>Am <em>Muster</em> entscheiden.</p>' },
    })
  })

  test('lead to the groups that have them', async () => {
    const { props } = await visit(app, '/de/farben')
    expect(props).toMatchObject({ color_groups: [{ colours: [{ groups: 2 }] }] })
    expect((await ask(app, '/de/farben')).body).toContain('href="/de/produkte?colour=silver_matt"')
    expect((await visit(app, '/de/dekore')).props).toMatchObject({
      decors: [{ groups: 2, room: { original_url: expect.stringContaining('brass') } }],
    })
    expect((await ask(app, '/de/dekore')).body).toContain('href="/de/produkte?decor=oak"')
  })

  test.each([
    ['colour=silver_matt', 'silver_matt', 'colour-silver_matt'],
    ['decor=oak', 'decor-oak', 'decor-oak'],
  ])(
    'choose %s on the page of each group, by family, and name its articles',
    async (query, swatch, anchor) => {
      const { body } = await ask(app, `/de/produkte?${query}`)
      expect(body).toMatch(/<h3[^>]*>Treppe<\/h3>[^]*<h4[^>]*>/)
      expect(body).toContain(`href="/de/produkte/treppe/nosing-42?colour=${swatch}#${anchor}"`)
      expect(body).toContain(
        `href="/de/produkte/treppe/nosing-42?article=15101&amp;colour=${swatch}#article-15101"`
      )
    }
  )

  test('of a foil stand beside the room of its decor, and on no product’s page', async () => {
    const foil = { id: 'silver_matt', room: { original_url: expect.stringContaining('brass') } }
    const { props } = await visit(app, '/de/farben')
    expect(props).toMatchObject({ color_groups: [{ colours: [foil] }] })
    const [colour] = (await visit(app, '/de/produkte/treppe/nosing-42')).props.colours as object[]
    expect(colour).not.toHaveProperty('room')
  })

  test.each([
    ['/de/farben', '101'],
    ['/de/farben', 'matt', 'material=aluminium'],
    ['/de/dekore', 'D101'],
    ['/de/dekore', 'eich', 'group=oak'],
  ])('are found on %s by %j', async (path, search, more = '') => {
    const { props } = await visit(app, `${path}?${new URLSearchParams({ search })}&${more}`)
    expect(props.search).toMatchObject({ name: 'search', value: search })
    expect(props.color_groups ?? props.decors).toHaveLength(1)
    expect(props).not.toHaveProperty('none')
    expect((props.meta as { canonical: string }).canonical).toMatch(new RegExp(`${path}$`))
  })

  test.each([
    ['/de/farben', 'search=gold'],
    ['/de/farben', 'search=Silber&material=brass'],
    ['/de/dekore', 'search=Eiche&group=stone'],
  ])('are not on %s if asked for by %s', async (path, query) => {
    const { props } = await visit(app, `${path}?${query}`)
    expect(props.color_groups ?? props.decors).toEqual([])
    expect(props.none).toMatchObject({ text: expect.not.stringContaining('Profilen') })
  })

  test('of a group are still found by the address that named it', async () => {
    const { props } = await visit(app, '/de/farben?group=silver')
    expect(props.search).toMatchObject({ value: 'Silber' })
    expect(props.color_groups).toHaveLength(1)
    expect((await visit(app, '/de/farben?group=gold')).props.search).toMatchObject({ value: '' })
  })

  test.each([
    ['/de/farben', 'material=brass'],
    ['/de/dekore', 'group=stone'],
    ['/de/produkte', 'material=wpc'],
    ['/de/produkte/treppe', 'material=wpc'],
    ['/de/referenzen', 'sector=retail'],
  ])(
    'say on %s that nothing fits ?%s, and carry the words for it only then',
    async (path, query) => {
      const none = { title: expect.any(String), text: expect.any(String) }
      expect((await visit(app, `${path}?${query}`)).props.none).toEqual(none)
      expect((await visit(app, path)).props).not.toHaveProperty('none')
    }
  )
})

test('the home page shows events to come, news and references', async () => {
  const { props } = await visit(app, '/de')
  expect(props.events).toMatchObject([
    { id: 'open_day', place: 'Saumingen', days: '1.–\u20602. Mai 2099' },
  ])
  expect(props.announcements).toHaveLength(2)
  expect(props.projects).toHaveLength(2)
})

describe('a sample is asked for', () => {
  const GROUP = 'group=product_families.stairs.nosing_42'

  test.each([
    ['', [GROUP]],
    ['?article=15101&colour=silver_matt', [`${GROUP}&article=15101&colour=silver_matt`]],
    ['?article=15102&colour=decor-oak', [`${GROUP}&article=15102&decor=oak`]],
  ])('by links of the articles and of the choice %s on the product’s page', async (query, own) => {
    const { body } = await ask(app, `/de/produkte/treppe/nosing-42${query}`)
    const links = [...body.matchAll(/href="\/de\/kontakt\?([^"#]*)#request"/g)].map(([, asked]) =>
      asked.replaceAll('&amp;', '&')
    )
    expect(links.toSorted()).toEqual(
      [...own, `${GROUP}&article=15101`, `${GROUP}&article=15102`].toSorted()
    )
    expect((await ask(app, '/de/kontakt')).body).toContain(' id="request"')
  })

  test.each([
    [
      `/de/kontakt?${GROUP}&article=15101&colour=silver_matt`,
      'Bitte schicken Sie mir ein Muster: Kante 42, Artikel 15101, Farbe 101 Silber matt.',
    ],
    [
      `/en/contact?${GROUP}&article=15102&decor=oak`,
      'Please send me a sample: Nosing 42, article 15102, decor D 101 Eiche.',
    ],
  ])('%s begins the message', async (url, message) => {
    expect((await visit(app, url)).props.values).toEqual({ message })
    expect((await ask(app, url)).body).toContain(`>${message}</textarea>`)
  })
})

test('strip inserts say how much light they reflect', async () => {
  const { props } = await visit(app, '/de/produkte/treppe/nosing-42')
  expect(props.extras).toEqual([
    { title: 'Einlagen', entries: [{ title: 'Gelb', text: 'Hellbezugswert 49' }] },
  ])
  expect((await ask(app, '/de/produkte/treppe/nosing-42')).body).toContain('Hellbezugswert 49')
})
