import { describe, expect, test } from 'vitest'
import { writeList } from '#shared/material_list'
import { givenCatalogueSite } from '#tests/fixtures/catalogue/catalogue_site'
import { ask, visit } from '#tests/visitor'

const { app } = givenCatalogueSite()

const PATH = '/de/produkte/liste'
/** The initial message of the contact form. */
async function messageFor(list: string, path = '/de/kontakt') {
  const { props } = await visit(app, `${path}?${new URLSearchParams({ list })}`)
  return (props.values as { message?: string }).message
}

describe('without JavaScript', () => {
  test('the list is a form that holds itself', async () => {
    const { body } = await ask(app, `${PATH}?list=1**15101*l270`)
    expect(body).toMatch(/<form[^>]*action="\/de\/produkte\/liste"[^>]*method="get"/)
    expect(body).toMatch(/<input type="hidden" name="list" value="1\*\*15101\*l270"/)
    expect(body).toMatch(/<option value="270"[^>]*selected/)
    /** Enter presses the first button, which must remove nothing. */
    expect(body.indexOf('name="add"')).toBeLessThan(body.indexOf('name="remove"'))
    expect(body).toContain('href="/de/kontakt?list=1**15101*l270#request"')
    expect(body).toContain('href="/data/list/de.csv?list=1**15101*l270"')
  })

  test('articles, colours and decors lead onto it', async () => {
    for (const [path, line] of [
      ['/de/produkte/treppe/nosing-42', '15101'],
      ['/de/farben', 'sample*scolour-silver_matt'],
      ['/de/dekore', 'sample*sdecor-oak'],
    ]) {
      expect((await ask(app, path)).body).toContain(`href="${PATH}?add=${line}"`)
    }
  })
})

describe('the way to a person', () => {
  const LIST = '1**15102*l270*m3x0.8*rFlur*nTür 2**99999*q2**sample*scolour-silver_matt'

  test('begins the message with every line, and the address that shows them', async () => {
    const message = (await messageFor(LIST)) ?? ''
    expect(message.split('\n')).toEqual([
      'Ich bitte um ein Angebot zu meiner Materialliste:',
      '– 15102, Kante 42, 270\u00A0cm, 1 Stange, Bedarf 3 × 0,8\u00A0m, Flur, Tür 2',
      '– 99999, nicht mehr im Programm, 2 Stangen',
      'Bitte schicken Sie mir Handmuster:',
      expect.stringMatching(/^– \d+ Silber/),
      expect.stringMatching(/^Die Liste als Seite: https?:\/\/[^/]+\/de\/produkte\/liste\?list=1/),
    ])
    const [address = ''] = /\/de\/produkte\/liste.*$/.exec(message) ?? []
    expect((await visit(app, address)).props.list).toBe(LIST)
  })

  test('asks for samples alone in the same way', async () => {
    expect(await messageFor('1**sample*sdecor-oak', '/en/contact')).toMatch(
      /^Please send me these hand samples:\n– D 101 /
    )
  })

  test('stays within the form’s limit: a long list is told of by its address', async () => {
    const lines = Array.from({ length: 40 }, (_, index) => ({
      article: '15102',
      length: '270',
      metres: `${index + 1}x0.8`,
      note: 'Haus 2 links, dritte Tür',
    }))
    const message = await messageFor(writeList(lines))
    expect(message).toMatch(/mit 40 Positionen\. Sie ist zu lang .*\.\nDie Liste als Seite: http/)
    expect(message?.length).toBeLessThan(5000)
  })
})

function csv(query: Record<string, string>, file = 'de.csv') {
  return ask(app, `/data/list/${file}?${new URLSearchParams(query)}`)
}

describe('the list as a table', () => {
  test('has a row for each line, and for what cannot be read', async () => {
    const { status, headers, body } = await csv({ list: '1**15101*l270*m3x0.8*rFlur**kante' })
    expect(status, body).toBe(200)
    expect(headers).toMatchObject({
      'content-type': expect.stringContaining('text/csv'),
      'content-disposition': 'attachment; filename="materialliste.csv"',
      'x-robots-tag': 'noindex',
      'cache-control': expect.stringContaining('no-store'),
    })
    const rows = body.trimEnd().split('\r\n')
    expect(rows).toHaveLength(3)
    expect(rows[0]).toMatch(
      '"Position";"Artikel";"Produktgruppe";"Farbe oder Dekor";"Länge in cm";"Stangen";"Bedarf in m";"Raum";"Notiz";"Hinweis"'
    )
    expect(rows[1]).toMatch(
      /^"1";"15101";"Kante 42";"";"270";"1";"3 × 0,8";"Flur";"";"3 Stücke, zusammen 2,4\u00A0m. 1 Stange/
    )
    expect(rows[2]).toMatch(/^"";"kante";/)
  })

  test('is not there without a line, or in a language that nobody speaks here', async () => {
    await expect(await csv({})).toHaveStatus(404)
    await expect(await csv({ list: '1**15101' }, 'xx.csv')).toHaveStatus(404)
    await expect(await csv({ list: '1**15101' }, 'de.txt')).toHaveStatus(404)
  })
})
