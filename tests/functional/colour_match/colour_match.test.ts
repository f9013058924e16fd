import { describe, expect, test } from 'vitest'
import { givenCatalogueSite } from '#tests/fixtures/catalogue/catalogue_site'
import { ask, propsOf } from '#tests/visitor'

const PAGE = '/de/farben/farbabgleich'

const { app } = givenCatalogueSite()

const matched = (query: string) => propsOf(app, 'ColorOverview/Match', PAGE + query)

describe('the colour matcher', () => {
  test('asks for a decor or a colour, and answers nothing yet', async () => {
    const { question, wanted, matches } = await matched('')
    expect(question).toMatchObject({ decor: '', colour: '', problem: '' })
    expect(question.groups.map(({ id }) => id)).toEqual(['oak'])
    expect({ wanted, matches }).toEqual({ wanted: null, matches: [] })
  })

  test('names the finishes for a decor, and how far they are', async () => {
    const { wanted, matches, bounds, meta } = await matched('?decor=oak')
    expect(wanted).toMatchObject({
      title: 'D 101 Eiche',
      lab: 'L*\u00A074,8 a*\u00A02,4 b*\u00A016,1',
      decor: expect.objectContaining({ id: 'oak', groups: 2 }),
    })
    expect(matches).toEqual([
      expect.objectContaining({
        id: 'silver_matt',
        number: '101',
        finish: 'Aluminium · eloxiert matt',
        hex: '#c8ccd0',
        groups: 2,
        delta: expect.stringMatching(/^1\d,\d$/),
        closeness: 'eine andere Farbe',
      }),
    ])
    expect(bounds).toContain('Bis 2 ist')
    expect(meta.title).toContain('D 101 Eiche')
  })

  test.each([
    ['%23C8CCD0', '#c8ccd0', '#c8ccd0'],
    ['81,8;+-0,6;+-2,4', '81.8 -0.6 -2.4', 'L*\u00A081,8 a*\u00A0-0,6 b*\u00A0-2,4'],
  ])('understands the colour %s, which it spells %s', async (typed, spelt, title) => {
    const { question, wanted, matches, meta } = await matched(`?colour=${typed}`)
    expect(question.colour).toBe(spelt)
    expect(wanted).toMatchObject({ title })
    expect(matches[0]).toMatchObject({ id: 'silver_matt', closeness: 'kaum sichtbar' })
    expect(meta).toMatchObject({
      query: new URLSearchParams({ colour: spelt }).toString(),
      canonical: expect.stringMatching(/\/farben\/farbabgleich$/),
    })
  })

  test('lets a typed colour go before a chosen decor', async () => {
    const { question, wanted } = await matched('?decor=oak&colour=%23000000')
    expect(question).toMatchObject({ decor: 'oak', colour: '#000000' })
    expect(wanted).toMatchObject({ title: '#000000', hex: '#000000' })
  })

  test.each([
    ['101', '101 Silber matt', undefined],
    ['D%20101', 'D 101 Eiche', 'oak'],
    ['eiche', 'D 101 Eiche', 'oak'],
  ])('knows %s by number or name', async (typed, title, decor) => {
    const { question, wanted } = await matched(`?colour=${typed}`)
    expect(question).toMatchObject({ colour: decodeURIComponent(typed), problem: '' })
    expect(wanted).toMatchObject({ title })
    expect((wanted?.decor as { id: string } | undefined)?.id).toBe(decor)
  })

  test.each(['Kirsche', '101%200%200', '%23c8b79'])('says what is wrong with %s', async (typed) => {
    const { question, wanted, matches } = await matched(`?decor=oak&colour=${typed}`)
    expect(question).toMatchObject({
      decor: 'oak',
      colour: decodeURIComponent(typed),
      problem: expect.stringContaining('kennen wir nicht'),
    })
    expect({ wanted, matches }).toEqual({ wanted: null, matches: [] })
  })

  test('ignores what it does not know', async () => {
    const { question, wanted } = await matched('?decor=gone&sort=delta&colour=')
    expect(question).toMatchObject({ decor: '', colour: '', problem: '' })
    expect(wanted).toBeNull()
  })

  test.each([
    [{ decor: 'oak' }, true],
    [{ colour: '#c8ccd0' }, true],
    [{ colour: 'Eiche' }, false],
  ])('lets the response to %j be cached: %s', async (asked, isCacheable) => {
    const { colorOverviewMatch } = await import('#colour_match/colour_match_page')
    const { parameters } = colorOverviewMatch
    if (!parameters || typeof parameters === 'function') throw new Error('Reads no address')
    expect(
      colorOverviewMatch.isCacheable?.(parameters.parse(asked), {} as never, {} as never)
    ).toBe(isCacheable)
  })

  test('is a form without JavaScript', async () => {
    const { body } = await ask(app, `${PAGE}?decor=oak`)
    expect(body).toMatch(/<form[^>]*action="\/de\/farben\/farbabgleich" method="get"/)
    expect(body).toMatch(/<option value="oak"[^>]*selected/)
    expect(body).toContain('href="/de/farben#colour-silver_matt"')
  })
})
