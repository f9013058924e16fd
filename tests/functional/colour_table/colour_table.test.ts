import { describe, expect, test } from 'vitest'
import { givenCatalogueSite } from '#tests/fixtures/catalogue/catalogue_site'
import { ask, propsOf } from '#tests/visitor'

const PAGE = '/de/farben/farbtisch'

const { app } = givenCatalogueSite((content) =>
  content.write(
    'content/pages/color_overview/table/en.yaml',
    'path: colours/colour-table\nmeta: { title: Colour table }\n'
  )
)

const laid = (query: string, page = PAGE) => propsOf(app, 'ColorOverview/Table', page + query)

describe('the colour table', () => {
  test('offers decors as floors, and colours and decors of articles as finishes', async () => {
    const { questions, light, table } = await laid('')
    const offered = questions.map(({ name, groups }) => [
      name,
      groups.flatMap(({ options }) => options.map(({ value }) => value)),
    ])
    expect(Object.fromEntries(offered)).toEqual({
      floor: ['decor-oak'],
      finish: ['silver_matt', 'decor-oak'],
      floor2: ['decor-oak'],
    })
    expect(light.options.map(({ value }) => value)).toEqual(['daylight', 'lamp', 'raking'])
    expect(table).toBeNull()
  })

  test('lays the same floor on both sides until there is another one', async () => {
    const { table } = await laid('?floor=decor-oak&finish=silver_matt')
    expect(table).toMatchObject({
      floor: { title: 'D 101 Eiche' },
      finish: { title: '101 Silber matt' },
      floor2: { title: 'D 101 Eiche' },
    })
    expect(table?.pairs).toHaveLength(1)
  })

  test('shows all lights side by side, or the one that is asked for', async () => {
    const query = '?floor=decor-oak&finish=silver_matt'
    const all = (await laid(query)).table?.lights ?? []
    expect(all.map(({ id }) => id)).toEqual(['daylight', 'lamp', 'raking'])
    expect(all.map(({ matrix }) => matrix !== undefined)).toEqual([false, true, false])
    const one = (await laid(`${query}&light=raking`)).table?.lights ?? []
    expect(one).toHaveLength(1)
    expect(one[0]).toMatchObject({
      id: 'raking',
      picture:
        'Streiflicht: links D 101 Eiche, in der Mitte ein Profil in 101 Silber matt, rechts D 101 Eiche',
      shadow: { length: 12.7 },
    })
  })

  test('says contrast and distance of each pair, and leads on with both surfaces', async () => {
    const { table } = await laid('?floor=decor-oak&finish=silver_matt')
    expect(table?.pairs).toEqual([
      {
        one: { title: 'D 101 Eiche' },
        other: { title: '101 Silber matt' },
        k: '0,11',
        delta: expect.stringMatching(/^\d+(,\d)?$/),
        closeness: expect.any(String),
      },
    ])
    expect(table?.checks).toEqual([
      expect.objectContaining({
        route: 'root.contrast',
        query: 'tread=decor-oak&nosing=colour-silver_matt',
      }),
      expect.objectContaining({ route: 'color_overview.match', query: 'decor=oak' }),
    ])
  })

  test.each([
    '?floor=decor-none&finish=silver_matt',
    '?floor=silver_matt&finish=silver_matt',
    '?floor=oak&finish=silver_matt',
    '?floor=decor-oak&finish=gold',
    '?floor=decor-oak&finish=%00',
    '?floor[]=decor-oak&finish=silver_matt',
    '?floor=decor-oak',
  ])('lays nothing that the catalogue does not have: %s', async (query) => {
    expect((await laid(query)).table).toBeNull()
  })

  test('ignores a light and a second floor that there are not', async () => {
    const { table, light, questions } = await laid(
      '?floor=decor-oak&finish=decor-oak&floor2=decor-none&light=neon'
    )
    expect(table?.lights).toHaveLength(3)
    expect(light.value).toBe('')
    expect(questions.map(({ value }) => value)).toEqual(['decor-oak', 'decor-oak', ''])
  })

  test('is held by an address that search engines take for the page', async () => {
    const { meta } = await laid('?floor=decor-oak&finish=silver_matt&light=lamp')
    expect(meta).toMatchObject({
      query: 'floor=decor-oak&finish=silver_matt&light=lamp',
      canonical: expect.stringMatching(/\/farben\/farbtisch$/),
    })
  })
})

describe.each([
  [PAGE, 'Streiflicht: links D 101 Eiche', 'Anzeigen'],
  ['/en/colours/colour-table', 'Raking light: D 101', 'Show'],
])('without JavaScript %s', (path, picture, submit) => {
  test('is a form and, answered, pictures with names', async () => {
    const { body } = await ask(app, `${path}?floor=decor-oak&finish=silver_matt`)
    expect(body).toMatch(new RegExp(`<form[^>]*action="${path}" method="get"`))
    expect(body).toContain(`>${submit}</button>`)
    expect(body.match(/<svg role="img"/g)).toHaveLength(3)
    expect(body).toContain(`aria-label="${picture}`)
    expect(body).toMatch(/<option value="silver_matt"[^>]*selected/)
    expect(body).toMatch(/<filter[^>]*color-interpolation-filters="linearRGB"/)
  })
})
