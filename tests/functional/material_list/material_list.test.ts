import { describe, expect, test } from 'vitest'
import type { ListLineProps } from '#material_list/list_page'
import { writeList } from '#shared/material_list'
import { addTintedPhoto, givenCatalogueSite } from '#tests/fixtures/catalogue/catalogue_site'
import { ask, propsOf, visit } from '#tests/visitor'

const { app } = givenCatalogueSite(async (content) => {
  await addTintedPhoto(content)
  await content.write(
    'content/accessories/cap/de.yaml',
    `article_number: "15151"
kind: end_cap
unit: pair
pack: 2
colours: [silver_matt]
fits: [{ group: ${GROUP} }]
`
  )
  await content.write(
    'content/accessories/screw/de.yaml',
    `article_number: "15152"
kind: screw
fits: [{ group: product_families.stairs.ramp }]
`
  )
})

const PATH = '/de/produkte/liste'
const GROUP = 'product_families.stairs.nosing_42'

/** The props of the page at a URL. */
const listed = (query: Record<string, string>, path = PATH) =>
  propsOf(app, 'ProductFamilies/List', `${path}?${new URLSearchParams(query)}`)

function valuesOf({ fields }: ListLineProps) {
  return Object.fromEntries(fields.map(({ field, value }) => [field, value]))
}

function problemsOf({ fields }: ListLineProps) {
  return fields.map(({ problem }) => problem).filter((problem) => problem !== '')
}

/** The initial message of the contact form. */
async function messageFor(list: string, path = '/de/kontakt') {
  const { props } = await visit(app, `${path}?${new URLSearchParams({ list })}`)
  return (props.values as { message?: string }).message
}

describe('the list in an address', () => {
  test('is empty without one', async () => {
    expect(await listed({})).toMatchObject({
      list: '',
      samples: '',
      lines: [],
      unread: [],
      refused: { value: '', problem: '' },
    })
  })

  test('shows articles and hand samples as the catalogue has them', async () => {
    const list = '1**15101*scolour-silver_matt*l270*m3x0.8*rFlur**sample*sdecor-oak'
    const { lines, samples, ...shown } = await listed({ list })
    expect(shown.list).toBe(list)
    expect(samples).toBe('1**sample*sdecor-oak')
    expect(lines).toMatchObject([
      {
        isSample: false,
        group: GROUP,
        place: '?article=15101#article-15101',
        words: {
          number: '15101',
          title: 'Kante 42',
          swatch: expect.stringContaining('Silber'),
          length: '270\u00A0cm',
          quantity: '1',
          metres: '3 × 0,8',
          room: 'Flur',
          note: '',
        },
        need: 'Bedarf 3\u00A0×\u00A00,8\u00A0m',
        gone: [],
        bars: [
          '3 Stücke, zusammen 2,4\u00A0m.',
          '1 Stange zu 270\u00A0cm: 3 Schnitte zu 4\u00A0mm, Verschnitt 0,3\u00A0m.',
        ],
      },
      { isSample: true, words: { swatch: 'D 101 Eiche' }, fields: [], gone: [] },
    ])
    expect(valuesOf(lines[0])).toEqual({
      swatch: 'colour-silver_matt',
      length: '270',
      metres: '3 × 0,8',
      quantity: '',
      room: 'Flur',
      note: '',
    })
    expect(lines[0].fields[1]?.options).toEqual([
      { value: '90', label: '90\u00A0cm' },
      { value: '270', label: '270\u00A0cm' },
    ])
  })

  test('shows each line’s product in its colour, else the colour or product, and adds up what is the same', async () => {
    const silver = '15101*scolour-silver_matt*l270'
    const list = ['1', `${silver}*q2`, `${silver}*m2.5*rBad`, '15151*q4', 'sample*sdecor-oak']
    const { lines, totals, sums } = await listed({ list: list.join('**') })
    expect(lines.map(({ amount }) => amount)).toEqual(['2 Stangen', '1 Stange', '4 Paar', ''])
    expect(lines.map(({ image }) => image)).toMatchObject([
      { original_url: expect.stringContaining('edge-silver-matt') },
      { original_url: expect.stringContaining('edge-silver-matt') },
      { original_url: expect.stringMatching(/edge-[0-9a-f]{10}/) },
      { original_url: expect.stringContaining('brass') },
    ])
    expect(totals).toMatchObject([
      { number: '15101', length: '270\u00A0cm', amount: '3 Stangen' },
      { number: '15151', length: '', amount: '4 Paar' },
    ])
    expect(sums).toEqual(['3 Stangen', '4 Paar', '1\u00A0× Handmuster'])
    expect((await listed({ list: `1**${silver}*q2` })).totals).toEqual([])
  })

  test('reckons in the longest bars where no length is chosen, and says so', async () => {
    const { lines } = await listed({ list: '1**15102*m6' })
    expect(lines[0].bars).toEqual([
      '2 Stangen zu 300\u00A0cm, aneinandergestoßen; es bleiben 0\u00A0m für Zuschnitt.',
      'Keine Länge gewählt, gerechnet mit 300\u00A0cm.',
    ])
  })

  test('names pieces that are too long, and a number of bars that is too small', async () => {
    const { lines } = await listed({ list: '1**15101*l90*m1x1.2 2x0.8*q1' })
    expect(lines[0].bars.slice(2)).toEqual([
      '1 Stück ist länger als 90\u00A0cm und nicht mitgerechnet: 1,2\u00A0m.',
      'Eingetragen sind 1, gerechnet 2.',
    ])
  })

  test('counts accessories in what they are delivered in', async () => {
    const { lines } = await listed({ list: '1**15151*q4' })
    expect(lines).toMatchObject([
      {
        group: GROUP,
        place: '#article-15151',
        words: { number: '15151', title: 'Endkappen, Kante 42', quantity: '4 Paar' },
        gone: [],
        bars: ['Packung: 2 Paar'],
      },
    ])
    expect(lines[0]?.fields.map(({ field }) => field)).toEqual([
      'swatch',
      'quantity',
      'room',
      'note',
    ])
    const { lines: crafted } = await listed({ list: '1**15151*l270' })
    expect(crafted).toMatchObject([
      { words: { length: '' }, gone: ['In 270\u00A0cm gibt es diesen Artikel nicht.'] },
    ])
    expect(await messageFor('1**15151*q4')).toContain('– 15151, Endkappen, Kante 42, 4 Paar\n')
    const { body } = await csv({ list: '1**15151*q4' })
    expect(body).toContain('"Anzahl"')
    expect(body).toContain('"15151";"Endkappen, Kante 42";"";"";"4 Paar"')
  })

  test('names what is gone with all that the address knows, and keeps it', async () => {
    const list = [
      '1**99999*scolour-ruby*l270*q4*rFlur*nTür',
      '15101*sdecor-gone*l250*mviel*qx',
      'sample*scolour-gone',
      '15102*scolour-silver_matt',
    ].join('**')
    const { lines, ...shown } = await listed({ list })
    expect(shown.list).toBe(list)
    expect(lines[0]).toMatchObject({
      group: null,
      words: {
        number: '99999',
        swatch: 'colour-ruby',
        length: '270',
        quantity: '4',
        room: 'Flur',
        note: 'Tür',
      },
      gone: [
        'Artikel 99999 ist nicht (mehr) im Programm.',
        'Farbe oder Dekor „colour-ruby“ gibt es nicht mehr.',
      ],
    })
    expect(lines[1].gone).toEqual(['Farbe oder Dekor „decor-gone“ gibt es nicht mehr.'])
    expect(valuesOf(lines[1])).toMatchObject({
      swatch: 'decor-gone',
      length: '250',
      metres: 'viel',
    })
    expect(lines[1].fields[0]?.options).toContainEqual({ value: 'decor-gone', label: 'decor-gone' })
    expect(problemsOf(lines[1])).toEqual([
      'In 250\u00A0cm gibt es diesen Artikel nicht.',
      'Das lässt sich nicht lesen. Schreiben Sie zum Beispiel 3 × 0,9 + 1,25.',
      'Möglich ist eine ganze Zahl von 1 bis 9999.',
    ])
    expect(lines[2].gone).toHaveLength(1)
    expect(lines[3].gone).toEqual(['Diesen Artikel gibt es nicht in der gewählten Farbe.'])
  })

  test('takes as many bars as it tells, and no more', async () => {
    const lines = ['9999', '10000'].map((quantity) => ({ article: '15101', quantity }))
    const shown = await listed({ list: writeList(lines) })
    expect(problemsOf(shown.lines[0])).toEqual([])
    expect(problemsOf(shown.lines[1])).toEqual(['Möglich ist eine ganze Zahl von 1 bis 9999.'])
  })

  test('says when it is too long for an address', async () => {
    const lines = Array.from({ length: 40 }, () => ({ article: '15101', note: 'n'.repeat(120) }))
    const shown = await listed({ list: writeList(lines) })
    expect(shown.lines).toHaveLength(40)
    expect(shown.is_too_long).toBe(true)
  })

  test('takes what a form has changed, and what a link adds', async () => {
    const changed = await listed({
      list: '1**15101',
      'metres.0': '2 × 0,8',
      add: '15102',
      'note.9': 'x',
    })
    expect(changed.list).toBe('1**15101*m2x0.8**15102')
    expect(changed.meta).toMatchObject({ query: 'list=1**15101*m2x0.8**15102' })
    expect((await listed({ list: '1**15101', add: 'Kante' })).refused).toEqual({
      value: 'Kante',
      problem: 'Das ist keine Artikelnummer: Sie hat fünf Ziffern.',
    })
  })

  test('says that something is on it already', async () => {
    expect(await listed({ list: '1**15101*m5**15101', add: '15101' })).toMatchObject({
      list: '1**15101*m5**15101',
      refused: { value: '15101', problem: 'Das steht schon auf der Liste.' },
    })
  })

  test.each([
    ['999 × 1', /^Möglich sind 1\u00A0mm bis 10\.000\u00A0m und höchstens 500 Stücke/],
    ['drei Türen', /^Das lässt sich nicht lesen/],
  ])('says whether “%s” cannot be read, or only not be meant', async (metres, problem) => {
    const { lines } = await listed({ list: '1**15101', 'metres.0': metres })
    expect(problemsOf(lines[0])).toEqual([expect.stringMatching(problem)])
  })

  test('speaks the visitor’s language', async () => {
    const { lines } = await listed({ list: '1**15101*l270*m2.5' }, '/en/products/list')
    expect(lines[0]).toMatchObject({
      words: { title: 'Nosing 42', metres: '2.5' },
      bars: ['1 bar of 270\u00A0cm, laid end to end, leaving 0.2\u00A0m for cutting.'],
    })
  })

  test('marks a group in another language, but not an accessory of it', async () => {
    const { lines } = await listed({ list: '1**12101**15152' }, '/en/products/list')
    expect(lines.map(({ words, lang }) => [words.title, lang.title])).toEqual([
      ['Rampe 4–12', 'de'],
      ['Screws, Rampe 4–12', undefined],
    ])
  })

  test('is kept for nobody else, on its page and in the contact form', async () => {
    const { pages } = await import('#start/pages')
    const page = (asked: Record<string, string>) =>
      pages['ProductFamilies/List'].isCacheable?.(asked, {} as never, {} as never)
    expect(page({ list: '1**15101' })).toBe(false)
    expect(page({})).toBe(true)
    const parameters = { list: '1**15101' }
    const prefill = { parameters, message: '' }
    expect(pages['Contact/Show'].isCacheable?.(parameters, {} as never, { prefill } as never)).toBe(
      false
    )
  })
})

function csv(query: Record<string, string>, file = 'de.csv') {
  return ask(app, `/data/list/${file}?${new URLSearchParams(query)}`)
}
