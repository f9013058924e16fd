import { describe, expect, test } from 'vitest'
import type { ComparedFacts } from '#comparison/comparison'
import { addTintedPhoto, givenCatalogueSite } from '#tests/fixtures/catalogue/catalogue_site'
import { ask, propsOf } from '#tests/visitor'

const { app } = givenCatalogueSite(async (content) => {
  await content.write(
    'content/pages/product_families/compare/en.yaml',
    'path: products/comparison\nmeta: { title: Comparison }\n'
  )
  await addTintedPhoto(content)
})

const PATH = '/de/produkte/vergleich'

const compared = (query: string, path = PATH) =>
  propsOf(app, 'ProductFamilies/Compare', `${path}?${query}`)

/** The rows of a comparison by their ids. */
function textsOf(facts: ComparedFacts['alike']): Record<string, string[]> {
  return Object.fromEntries(facts.map(({ id, texts }) => [id, texts]))
}

test('without a choice there is a list of all groups, and two places to choose for', async () => {
  const { families, choices, products, facts, notices } = await compared('')
  expect(families).toEqual([
    {
      title: 'Treppe',
      groups: [
        { value: 'stairs.nosing_42', title: 'Kante 42' },
        { value: 'stairs.ramp', title: 'Rampe 4–12' },
      ],
    },
  ])
  expect(choices).toEqual([
    { value: '', articles: [] },
    { value: '', articles: [] },
  ])
  expect({ products, facts, notices }).toEqual({
    products: [],
    facts: { differences: [], alike: [] },
    notices: [],
  })
})

describe('two products', () => {
  test('have their facts side by side, those that differ first', async () => {
    const { products, facts } = await compared('product=stairs.nosing_42&product=12101')
    expect(products).toMatchObject([
      { name: 'stairs.nosing_42', title: 'Kante 42', article_number: '' },
      { name: '12101', title: 'Rampe 4–12', article_number: '12101' },
    ])
    expect(textsOf(facts.differences)).toEqual({
      application: ['Treppe', 'Höhenunterschied'],
      floor_height: ['2–\u20609\u00A0mm', '8–\u206014\u00A0mm'],
      floor_height_low: ['', '0–\u206010\u00A0mm'],
      height_difference: ['', '4–\u206012\u00A0mm'],
      lengths: ['90, 100, 270, 300\u00A0cm', '90, 270\u00A0cm'],
      material: ['Aluminium, Messing', 'PVC'],
      surface: ['eloxiert matt, gebürstet', 'durchgefärbt'],
      fixing: ['sichtbar verschraubt, Montagekleber', 'selbstklebend'],
      articles: ['15101, 15102', '12101'],
    })
    expect(textsOf(facts.alike)).toEqual({
      visible_width: ['42,5\u00A0mm', '42,5\u00A0mm'],
      colours: ['101', '101'],
      decors: ['D\u00A0101', 'D\u00A0101'],
      standards: ['DIN EN 16165, R\u00a09', 'DIN EN 16165, R\u00a09'],
    })
    expect(facts.differences[1].label).toBe('Aufbauhöhe, hohe Seite')
  })

  test('have words within their lists as the language writes them', async () => {
    const { choices, facts } = await compared('product=stairs.nosing_42', '/en/products/comparison')
    expect(textsOf(facts.alike)).toMatchObject({
      material: ['Aluminium, brass'],
      surface: ['anodised matt, brushed'],
    })
    expect(choices[0].articles.map(({ text }) => text)).toEqual([
      expect.stringMatching(/^15101 · aluminium · anodised matt · /),
      expect.stringMatching(/^15102 · brass · brushed · /),
    ])
  })

  test('leave a third place, and each may become one article of its group', async () => {
    const { choices } = await compared('product=stairs.nosing_42&product=12101')
    expect(choices.map(({ value }) => value)).toEqual(['stairs.nosing_42', '12101', ''])
    expect(choices[0].articles).toEqual([
      {
        value: '15101',
        text: '15101 · Aluminium · eloxiert matt · 42,5\u00A0mm · 90, 270\u00A0cm',
      },
      {
        value: '15102',
        text: '15102 · Messing · gebürstet · 42,5\u00A0mm · 100, 270, 300\u00A0cm',
      },
    ])
  })
})

describe('an address', () => {
  test('in any of its forms has one normal form, and keeps its order', async () => {
    const { meta, products } = await compared('product=15102,stairs.ramp&product=&product=15102')
    expect(meta).toMatchObject({
      query: 'product=15102&product=stairs.ramp',
      canonical: expect.stringMatching(/\/de\/produkte\/vergleich$/),
    })
    expect(products.map(({ name }) => name)).toEqual(['15102', 'stairs.ramp'])
  })

  test('that names what is gone says so, and compares the rest', async () => {
    const { notices, products, choices } = await compared(
      'product=99999&product=stairs.ramp&product=stairs.gone&product=<b>'
    )
    expect(notices).toEqual([
      '„99999“ steht nicht mehr im Katalog.',
      '„stairs.gone“ steht nicht mehr im Katalog.',
      '„<b>“ steht nicht mehr im Katalog.',
    ])
    expect(products.map(({ name }) => name)).toEqual(['stairs.ramp'])
    expect(choices.map(({ value }) => value)).toEqual(['stairs.ramp', ''])
  })

  test('that names five gets four of them, and is told which is left out', async () => {
    const { notices, products, choices } = await compared(
      'product=stairs.ramp,12101,stairs.nosing_42,15101,15102'
    )
    expect(products).toHaveLength(4)
    expect(choices.map(({ value }) => value)).toEqual([
      'stairs.ramp',
      '12101',
      'stairs.nosing_42',
      '15101',
    ])
    expect(notices).toEqual([
      'Mehr als vier lassen sich nicht vergleichen. Nicht dabei: Kante 42, Artikel 15102.',
    ])
  })
})

test('without JavaScript the form keeps the choice, and each product can be left out', async () => {
  const { body } = await ask(app, `${PATH}?product=stairs.ramp&product=15101`)
  expect(body).toMatch(/<form[^>]*action="\/de\/produkte\/vergleich" method="get"/)
  expect(body).toMatch(/<option value="stairs.ramp"[^>]*selected/)
  expect(body).toMatch(/<option value="15101"[^>]*selected/)
  expect(body).toContain(`href="${PATH}?product=15101"`)
  expect(body).toContain(`href="${PATH}?product=stairs.ramp"`)
})

test('the pages of a group and of its family lead there', async () => {
  for (const path of ['/de/produkte/treppe', '/de/produkte/treppe/nosing-42']) {
    expect((await ask(app, path)).body, path).toContain(`href="${PATH}?product=stairs.nosing_42"`)
  }
})

test('shows each product that comes in the colour of the address in it, and no other', async () => {
  const query = 'product=stairs.nosing_42&product=15102&product=stairs.ramp&colour='
  const { colour, products } = await compared(`${query}silver_matt`)
  expect(colour).toEqual({ name: 'silver_matt', title: '101 Silber matt' })
  expect(products.map(({ image }) => image)).toEqual([
    expect.objectContaining({
      original_url: expect.stringContaining('edge-silver-matt'),
      custom_properties: { de: { alt: 'Foto (Silber matt)' } },
    }),
    undefined,
    undefined,
  ])
  const { body } = await ask(app, `${PATH}?${query}silver_matt`)
  expect(body).toContain('href="/data/groups/stairs/nosing_42/datasheet-de.pdf?colour=silver_matt"')
  expect(body).toContain('href="/data/groups/stairs/ramp/datasheet-de.pdf"')
  for (const unknown of ['gold', 'decor-', 'silver_matt%22']) {
    expect((await compared(query + unknown)).colour).toBeNull()
  }
})
