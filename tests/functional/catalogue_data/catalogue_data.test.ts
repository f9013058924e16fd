import { parseXml, type XmlElement } from '@rgrove/parse-xml'
import { Ajv2020 } from 'ajv/dist/2020.js'
import papaparse from 'papaparse'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startApp, type TestApp } from '#tests/app'
import { checkBmecat } from '#tests/fixtures/bmecat_grammar'
import { ask } from '#tests/visitor'

let app: TestApp

beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.close())

async function read(url: string) {
  const answer = await ask(app, url)
  expect(answer.status).toBe(200)
  return answer
}

async function articleNumbers(): Promise<string[]> {
  const { from } = await import('#database/query')
  const rows = await from('profiles').orderBy(['group_key', 'position']).select('article_number')
  return rows.map(({ article_number }) => article_number)
}

describe('the whole catalogue', () => {
  test('is JSON that its own schema allows, with every article', async () => {
    const catalogue = JSON.parse((await read('/data/catalogue.json')).body)
    const schema = JSON.parse((await read('/data/catalogue.schema.json')).body)
    expect(catalogue.$schema).toBe(schema.$id)
    const ajv = new Ajv2020({ allErrors: true })
    expect(ajv.validate(schema, catalogue), ajv.errorsText()).toBe(true)
    expect(ajv.validate(schema, { ...catalogue, groups: [{}] })).toBe(false)

    const groups: { articles: { article_number: string }[] }[] = catalogue.groups
    const told = groups.flatMap(({ articles }) => articles.map((each) => each.article_number))
    expect(told).toEqual(await articleNumbers())
    expect(Object.keys(catalogue.groups[0].title)).toHaveLength(17)
    expect(catalogue.licence.de).toContain('Ausschreibung')
    expect(catalogue.maker.email).toBe('info@saumer.example')
    expect(catalogue.format_version).toBe('1.0.0')
  })

  test('is a table after RFC 4180 in the language of its name', async () => {
    const { body, headers } = await read('/data/catalogue.de.csv')
    expect(headers['content-type']).toBe('text/csv; charset=utf-8; header=present')
    const { data, errors } = papaparse.parse<Record<string, string>>(body, {
      header: true,
      delimiter: ',',
      newline: '\r\n',
      skipEmptyLines: true,
    })
    expect(errors).toEqual([])
    expect(data.map((row) => row.article_number)).toEqual(await articleNumbers())
    const french = (await read('/data/catalogue.fr.csv')).body
    expect(data[0]?.material).toBe('Aluminium')
    expect(french).toContain('/fr/')
  })

  test('is BMEcat as the grammar of its version allows, without prices', async () => {
    const { body } = await read('/data/catalogue.bmecat.xml')
    const { root } = parseXml(body)
    expect(root?.attributes).toEqual({
      version: '2005.1',
      xmlns: 'http://www.bmecat.org/bmecat/2005.1',
    })
    expect(checkBmecat(root as XmlElement)).toEqual([])
    const numbers = Array.from(body.matchAll(/<SUPPLIER_PID [^>]+>(\d+)</g), ([, number]) => number)
    expect(numbers).toEqual(await articleNumbers())
    expect(body).not.toContain('PRICE_AMOUNT')
  })

  test.each([
    'catalogue.json',
    'catalogue.de.csv',
    'catalogue.bmecat.xml',
    'catalogue.schema.json',
  ])('as %s says when it changed, and costs nothing a second time', async (file) => {
    const { headers } = await read(`/data/${file}`)
    expect(headers['last-modified']).toMatch(/ GMT$/)
    const etag = String(headers.etag)
    const again = await ask(app, `/data/${file}`, { 'if-none-match': etag })
    expect(again).toMatchObject({ status: 304, body: '' })
    expect((await ask(app, `/data/${file}`, {}, 'HEAD')).headers.etag).toBe(etag)
  })

  test.each(['catalogue.xx.csv', 'catalogue.xml', 'groups.json'])(
    'is missing as %s',
    async (file) => {
      expect((await ask(app, `/data/${file}`)).status).toBe(404)
    }
  )
})

describe('a group', () => {
  test('has a file of its own that its schema allows, and that leads to its other forms', async () => {
    const { body } = await read('/data/groups/stair_nosing/clip_38.json')
    const file = JSON.parse(body)
    const schema = JSON.parse((await read('/data/group.schema.json')).body)
    const ajv = new Ajv2020({ allErrors: true })
    expect(ajv.validate(schema, file), ajv.errorsText()).toBe(true)
    for (const { url } of file.group.files) await read(new URL(url).pathname)
  })

  test.each(['nowhere.json', 'clip_38.xml'])('is missing as %s', async (file) => {
    expect((await ask(app, `/data/groups/stair_nosing/${file}`)).status).toBe(404)
  })
})
