import { describe, expect, test } from 'vitest'
import { givenCatalogueSite } from '#tests/fixtures/catalogue/catalogue_site'
import { ask, propsOf } from '#tests/visitor'

const { app } = givenCatalogueSite((content) =>
  content.write(
    'content/pages/root/contrast/en.yaml',
    'path: contrast\nmeta: { title: Contrast }\n'
  )
)

const checked = (query: string, page = '/de/kontrast') =>
  propsOf(app, 'Root/Contrast', page + query)

describe('the contrast checker', () => {
  test('offers the inserts, colours and decors of the catalogue', async () => {
    const { questions, result, strips } = await checked('')
    expect(questions.map(({ name }) => name)).toEqual(['tread', 'nosing'])
    const values = questions.map(({ groups }) =>
      groups.flatMap(({ options }) => options.map(({ value }) => value))
    )
    expect(values).toEqual([
      ['colour-silver_matt', 'decor-oak'],
      ['insert-product_families.stairs.nosing_42-yellow', 'colour-silver_matt', 'decor-oak'],
    ])
    expect({ result, strips }).toEqual({ result: null, strips: null })
  })

  test('reckons with a decor and a typed value', async () => {
    const { result } = await checked('?tread=decor-oak&nosing_lrv=8,5')
    expect(result).toMatchObject({
      tread: { title: 'D 101 Eiche', lrv: '48', hex: '#c8b79c' },
      nosing: { title: 'Hellbezugswert 8,5', lrv: '8,5' },
      verdicts: [
        {
          measure: 'k',
          value: 'Kontrast K = 0,69',
          rule: expect.stringContaining('DIN 32975'),
          verdict: 'close',
          sentence: expect.stringContaining('unter 50'),
        },
        {
          measure: 'points',
          value: 'Unterschied in LRV-Punkten: 39,5',
          rule: expect.stringContaining('BS 8300-2'),
          verdict: 'clear',
          sentence: expect.stringContaining('mindestens 30'),
        },
      ],
    })
  })

  test('shows as many decimals as were typed, so that nothing seems to reach a limit', async () => {
    const { result, questions } = await checked('?tread_lrv=38,55&nosing_lrv=8,60')
    expect(questions[1]?.lrv).toMatchObject({ value: '8,60', problem: '' })
    expect(result).toMatchObject({
      tread: { title: 'Hellbezugswert 38,55', lrv: '38,55' },
      verdicts: [{}, { value: 'Unterschied in LRV-Punkten: 29,95', verdict: 'low' }],
    })
  })

  test('judges by 30 points first in English, for the contrast and for the list', async () => {
    const { result, strips } = await checked('?tread_lrv=93&nosing_lrv=53', '/en/contrast')
    expect(result).toMatchObject({
      verdicts: [
        { measure: 'points', value: 'Difference in LRV points: 40', verdict: 'clear' },
        { measure: 'k', value: 'Contrast K = 0.27', verdict: 'low' },
      ],
    })
    expect(strips).toMatchObject({
      measure: 'Difference in LRV points',
      list: [expect.objectContaining({ verdict: 'sufficient' })],
    })
  })

  test('lets a typed value go before a chosen surface', async () => {
    const { result, questions } = await checked('?tread=decor-oak&tread_lrv=12&nosing_lrv=60')
    expect(result).toMatchObject({ tread: { lrv: '12' }, verdicts: [{ verdict: 'clear' }, {}] })
    expect(questions[0]).toMatchObject({ value: 'decor-oak', lrv: { value: '12' } })
  })

  test('names the nosings for a tread, each with its way to a sample', async () => {
    const { strips } = await checked('?tread_lrv=5')
    expect(strips?.list).toEqual([
      expect.objectContaining({
        group: 'product_families.stairs.nosing_42',
        title: 'Kante 42',
        colour: expect.objectContaining({ id: 'silver_matt' }),
        insert: { title: 'Gelb' },
        value: '0,81',
        verdict: 'knapp',
        tread: '40\u00A0mm',
        wide_enough: true,
      }),
    ])
    expect((await checked('?tread_lrv=50')).strips?.list).toEqual([])
  })

  test.each(['101', 'hell', '-1'])('says what is wrong with the value %s', async (typed) => {
    const { questions, result } = await checked(`?tread_lrv=${typed}&nosing_lrv=5`)
    expect(questions[0]?.lrv).toMatchObject({
      value: typed,
      problem: expect.stringContaining('0 bis 100'),
    })
    expect(result).toBeNull()
  })

  test('ignores what it does not know', async () => {
    const { questions, meta } = await checked('?tread=colour-gone&sort=k&nosing=&tread_lrv=')
    expect(questions.map(({ value }) => value)).toEqual(['', ''])
    expect(meta).toMatchObject({
      query: 'tread=colour-gone',
      canonical: expect.stringMatching(/\/de\/kontrast$/),
    })
  })

  test('is a form without JavaScript', async () => {
    const { body } = await ask(app, '/de/kontrast?tread=decor-oak&nosing=colour-silver_matt')
    expect(body).toMatch(/<form[^>]*action="\/de\/kontrast" method="get"/)
    expect(body).toMatch(/<option value="decor-oak"[^>]*selected/)
    expect(body).toContain('Kontrast K = 0,11')
  })
})
