import { parseXml, type XmlElement } from '@rgrove/parse-xml'
import { Ajv2020 } from 'ajv/dist/2020.js'
import papaparse from 'papaparse'
import { describe, expect, test } from 'vitest'
import { LOCALES } from '#shared/locales'
import { givenApp } from '#tests/app'
import { checkBmecat } from '#tests/fixtures/documents/bmecat_grammar'
import { ask } from '#tests/visitor'

const app = givenApp()

async function read(url: string) {
  const answer = await ask(app, url)
  await expect(answer).toHaveStatus(200)
  return answer
}

type Told = { url: string; locale: string | null; article_numbers: string[] | null }

/** The fields of an article in BMEcat. */
function productIn(bmecat: string, article_number = ''): string {
  const rest = bmecat.slice(bmecat.indexOf(`>${article_number}</SUPPLIER_PID>`))
  return rest.slice(0, rest.indexOf('</PRODUCT>'))
}

async function articleNumbers(): Promise<string[]> {
  const { from } = await import('#database/query')
  const rows = await from('profiles').orderBy(['group_key', 'position']).select('article_number')
  return rows.map(({ article_number }) => article_number)
}

test.each([
  '/calendars/de',
  '/data/catalogue.bmecat.xml',
  '/data/catalogue.de.csv',
  '/data/catalogue.json',
  '/data/groups/angle/equal/section.dxf',
  '/data/groups/angle/equal/tender/de.txt',
  '/feeds/de',
])('%s has no marks that divide lines', async (url) => {
  const { body } = await read(url)
  expect(body.match(/.{0,40}[\u2060\u200C\u00AD]/g)).toBeNull()
})

describe('the whole catalogue', () => {
  test('is JSON that its own schema allows, with every article', async () => {
    const catalogue = JSON.parse((await read('/data/catalogue.json')).body)
    const schema = JSON.parse((await read('/data/catalogue.schema.json')).body)
    expect(catalogue.$schema).toBe(schema.$id)
    const ajv = new Ajv2020({ allErrors: true })
    expect(ajv.validate(schema, catalogue), ajv.errorsText()).toBe(true)
    expect(ajv.validate(schema, { ...catalogue, groups: [{}] })).toBe(false)

    const groups: { articles: { article_number: string }[] }[] = catalogue.groups
    const numbers = groups.flatMap(({ articles }) => articles.map((each) => each.article_number))
    expect(numbers).toEqual(await articleNumbers())
    expect(Object.keys(catalogue.groups[0].title)).toHaveLength(LOCALES.length)
    expect(catalogue.licence.de).toContain('Ausschreibung')
    expect(catalogue.maker.email).toBe('info@saumer.example')
    const skirting = catalogue.groups.find(
      ({ key }: { key: string }) => key === 'product_families.skirting.aluminium'
    )
    expect(skirting.accessories).toContain('end_cap')
    expect(skirting.accessory_articles).toContainEqual(
      expect.objectContaining({ article_number: '19361', unit: 'pair', fits: ['19302', '19303'] })
    )
    expect(catalogue.format_version).toBe('1.2.0')
  })

  test('is a table that spreadsheets open where the language of its name is spoken', async () => {
    const { body, headers } = await read('/data/catalogue.de.csv')
    expect(headers['content-type']).toBe('text/csv; charset=utf-8; header=present')
    expect(body.startsWith('\uFEFF"article_number";"group";')).toBe(true)
    const english = (await read('/data/catalogue.en.csv')).body
    expect(english.startsWith('\uFEFF"article_number","group",')).toBe(true)
    const { data, errors } = papaparse.parse<Record<string, string>>(body, {
      header: true,
      delimiter: ';',
      newline: '\r\n',
      skipEmptyLines: true,
    })
    expect(errors).toEqual([])
    const profiles = data.filter((row) => row.accessory === '')
    expect(profiles.map((row) => row.article_number)).toEqual(await articleNumbers())
    const accessories = data.slice(profiles.length)
    expect(accessories.find((row) => row.article_number === '17052')).toMatchObject({
      title: 'Schrauben, 3,5 × 30\u00A0mm, Messing',
      fits: '17103|17203',
      unit: 'piece',
      pack: '50',
    })
    const numbers = accessories.map((row) => row.article_number)
    expect(new Set(numbers).size).toBe(numbers.length)
    const french = (await read('/data/catalogue.fr.csv')).body
    expect(data[0]?.material).toBe('Aluminium')
    expect(french).toContain('/fr/')
    const adapter = data.find((row) => row.floor_height_low_max_mm !== '')
    expect(adapter?.applications?.split('|')).toContain('Höhenunterschied')
    expect(data.map((row) => row.floor_height_max_mm).join(' ')).not.toContain('.')
    expect(germanNumber(adapter?.floor_height_low_max_mm)).toBeLessThanOrEqual(
      germanNumber(adapter?.floor_height_max_mm) - germanNumber(adapter?.height_difference_min_mm)
    )
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
    const profiles = await articleNumbers()
    expect(numbers.slice(0, profiles.length)).toEqual(profiles)
    expect(new Set(numbers).size).toBe(numbers.length)
    expect(productIn(body, '19361')).toContain('<ORDER_UNIT>PR</ORDER_UNIT>')
    expect(body).not.toContain('PRICE_AMOUNT')
    expect(body).toContain('<CATALOG_VERSION>1.2</CATALOG_VERSION>')
  })

  test('says in BMEcat where an article goes, and how low the floor beside it may be', async () => {
    const { body } = await read('/data/catalogue.bmecat.xml')
    const { data } = papaparse.parse<Record<string, string>>(
      (await read('/data/catalogue.en.csv')).body,
      { header: true }
    )
    const adapter = data.find((row) => row.floor_height_low_max_mm !== '')
    const product = productIn(body, adapter?.article_number)
    const german = papaparse.parse<Record<string, string>>(
      (await read('/data/catalogue.de.csv')).body,
      { header: true }
    )
    const row = german.data.find((each) => each.article_number === adapter?.article_number)
    const places = row?.applications?.split('|').map((place) => `<FVALUE>${place}</FVALUE>`)
    expect(product).toContain(`<FNAME>Einsatzort</FNAME>${places?.join('')}`)
    expect(product).toContain('<FNAME>Aufbauhöhe, hohe Seite</FNAME>')
    const [least, most] = [adapter?.floor_height_low_min_mm, adapter?.floor_height_low_max_mm]
    const low = [...new Set([least, most])].map((value) => `<FVALUE>${value}</FVALUE>`).join('')
    expect(product).toContain(`<FNAME>Aufbauhöhe, niedrige Seite</FNAME>${low}<FUNIT>MMT</FUNIT>`)
  })

  test('leads in BMEcat to the documents of an article, with the drawing that is its own', async () => {
    const { body } = await read('/data/catalogue.bmecat.xml')
    const { groups } = JSON.parse((await read('/data/catalogue.json')).body)
    const group = groups.find(({ files }: { files: Told[] }) =>
      files.some(({ url }) => /\d{5}\.dxf$/.test(url))
    )
    const files: Told[] = group.files
    for (const { article_number } of group.articles) {
      const product = productIn(body, article_number)
      const listed = files.filter(
        ({ locale, article_numbers }) =>
          (locale === null || ['de', 'en'].includes(locale)) &&
          (article_numbers?.includes(article_number) ?? true)
      )
      const sources = Array.from(product.matchAll(/<MIME_SOURCE[^>]*>([^<]+)</g), ([, url]) => url)
      expect(sources.filter((url) => url?.includes('/data/')).toSorted(), article_number).toEqual(
        listed.map(({ url }) => url).toSorted()
      )
      expect(sources.filter((url) => url?.endsWith('.dxf'))).toHaveLength(1)
      expect(product).toMatch(
        /<MIME_TYPE>application\/pdf<\/MIME_TYPE><MIME_SOURCE lang="deu">[^<]+-de\.pdf<\/MIME_SOURCE><MIME_SOURCE lang="eng">[^<]+-en\.pdf<\/MIME_SOURCE><MIME_DESCR>PDF<\/MIME_DESCR><MIME_PURPOSE>data_sheet</
      )
    }
  })

  test.each([
    'catalogue.json',
    'catalogue.de.csv',
    'catalogue.bmecat.xml',
    'changes.json',
    'groups/stair_nosing/clip_38.json',
  ])('names as %s the licence, which names the contact', async (file) => {
    const { headers } = await read(`/data/${file}`)
    expect(headers.link).toBe('<https://www.saumer.example/data/licence.txt>; rel="license"')
    const licence = await read('/data/licence.txt')
    expect(licence.headers['content-type']).toBe('text/plain; charset=utf-8')
    expect(licence.body.match(/^\S+: .{50,}$/gmu)).toHaveLength(LOCALES.length)
    expect(licence.body).toContain('\ninfo@saumer.example\n')
  })

  test('says its licence in BMEcat, in both languages of the file', async () => {
    const { body } = await read('/data/catalogue.bmecat.xml')
    expect(body).toMatch(/<LEGAL_TEXT lang="deu">[^<]+Ausschreibung[^<]+<\/LEGAL_TEXT>/)
    expect(body).toMatch(/<LEGAL_TEXT lang="eng">[^<]+tendering[^<]+<\/LEGAL_TEXT>/)
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
  })

  test.each(['catalogue.json', 'catalogue.de.csv', 'licence.txt', 'sitemaps/de.xml'])(
    'answers HEAD for %s as GET, without a body',
    async (file) => {
      const get = await read(`/data/${file}`)
      const head = await ask(app, `/data/${file}`, {}, 'HEAD')
      expect(head).toMatchObject({ status: 200, body: '' })
      const changing = {
        date: undefined,
        'x-request-id': undefined,
        'transfer-encoding': undefined,
      }
      expect({ ...head.headers, ...changing }).toEqual({ ...get.headers, ...changing })
    }
  )

  test.each(['catalogue.xx.csv', 'catalogue.xml', 'groups.json'])(
    'is missing as %s',
    async (file) => {
      await expect(await ask(app, `/data/${file}`)).toHaveStatus(404)
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
    const files: { kind: string; format: string; locale: string; url: string }[] = file.group.files
    expect(new Set(files.map(({ format }) => format))).toEqual(
      new Set(['PDF', 'DXF', 'SVG', 'PNG', 'GLB', 'TXT', 'DOCX', 'JSON'])
    )
    expect(files.filter(({ kind }) => kind === 'data_sheet')).toHaveLength(LOCALES.length)
    for (const { url } of files) await read(new URL(url).pathname)
  })

  test.each(['nowhere.json', 'clip_38.xml'])('is missing as %s', async (file) => {
    await expect(await ask(app, `/data/groups/stair_nosing/${file}`)).toHaveStatus(404)
  })
})

function germanNumber(cell = ''): number {
  return Number(cell.replace(',', '.'))
}
