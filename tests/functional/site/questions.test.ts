import { readdirSync } from 'node:fs'
import { parse } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startApp, type TestApp } from '#tests/app'
import { ask, visit } from '#tests/visitor'

/** What pages say to a question in their address, which the crawl of the sitemaps never asks. */
const QUESTIONS = [
  ['the adviser', '/de/produkte/profilberater', 'place=step&left=vinyl&left_mm=6.5'],
  ['the comparison', '/de/produkte/vergleich', 'product=transition.clip_38&product=11101'],
  ['a product that is gone', '/de/produkte/vergleich', 'product=99999'],
  [
    'the material list',
    '/de/produkte/materialliste',
    'list=1**10101*scolour-silver_matt*l270*m3x0.9**99999*q4**10102*mdrei**sample*sdecor-oak_mist**x',
  ],
  ['a list for the contact form', '/de/kontakt', 'list=1**10101*l270*m3x0.9'],
  ['the colour matcher', '/de/farben/farbabgleich', 'decor=oak_mist'],
  ['what is no colour', '/de/farben/farbabgleich', 'colour=red'],
  [
    'the contrast of two surfaces',
    '/de/service/kontrast',
    'tread=decor-oak_mist&nosing=colour-silver_matt',
  ],
  ['a search', '/de/suche', 'q=10101'],
  ['a search without a result', '/de/suche', 'q=qqqqqq'],
  ['a filter that leaves nothing', '/de/produkte', 'floor_height=250'],
  ['documents of a group', '/de/service/downloads', 'group=transition.clip_38'],
] as const

/** A key without its text, an argument without its value, or a value that nobody made words of. */
const KEYS = readdirSync('resources/lang/en').map((file) => parse(file).name)
const UNWRITTEN = new RegExp(
  `\\b(${KEYS.join('|')})\\.[a-z_]+\\b|\\bundefined\\b|\\{\\w+\\}|\\[object`
)

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.close())

describe.each(QUESTIONS)('%s, in every language,', (_, german, query) => {
  test('is answered in words, with links that lead where they say', async () => {
    const { localize } = (await visit(app, german)).props
    expect(Object.keys(localize)).toHaveLength(17)
    for (const path of Object.values(localize)) {
      const { status, body } = await ask(app, `${path}?${query}`)
      const shown = body.replaceAll(/<script.*?<\/script>|<option.*?<\/option>|<[^>]+>/gs, ' ')
      expect(status, path).toBe(200)
      expect(UNWRITTEN.exec(shown)?.[0], path).toBeUndefined()
      expect(/<a[^>]* href="\/\w\w\?[^"]*"/.exec(body)?.[0], path).toBeUndefined()
    }
  })
})
