import { describe, expect, test } from 'vitest'
import { givenCatalogueSite } from '#tests/fixtures/catalogue/catalogue_site'
import { ask, propsOf, visit } from '#tests/visitor'

const { app } = givenCatalogueSite()

/** The rows of a list of a page, by key. */
async function keys(url: string, list: string): Promise<string[]> {
  const { props } = await visit(app, url)
  return (props[list] as { key: string }[]).map(({ key }) => key)
}

/** The props of a product group's page. */
const groupAt = (url: string) => propsOf(app, 'ProductFamilies/ShowGroup', url)

/** The chosen article, and the colours that it has or that another article has. */
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
