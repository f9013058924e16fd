import Reader, { type ILwpolylineEntity } from 'dxf-parser'
import papaparse from 'papaparse'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApp, type TestApp } from '#tests/app'
import { writeCatalogue } from '#tests/fixtures/catalogue'
import { ContentFolder } from '#tests/fixtures/content_folder'
import { ask, visit } from '#tests/visitor'

const FILE = 'content/pages/product_families/stairs/nosing_42/de.yaml'
const GROUP = '/data/groups/stairs/nosing_42'
const ARTICLE = '15101'

let app: TestApp
let content: ContentFolder

beforeAll(async () => {
  content = await ContentFolder.create()
  await writeCatalogue(content)
  app = await startApp({ contentRoot: content.root, env: { ANSWER_CACHE: '0' } })
})
afterAll(async () => {
  await app.close()
  await content.delete()
})

type Told = { article_number: string; floor_height_mm: { max: number } }

/** The greatest height of the article in every form that the record is given in. */
async function heights(): Promise<Record<string, number>> {
  const read = async (url: string) => (await ask(app, url)).body
  const { props } = await visit(app, '/de/produkte/treppe/nosing-42')
  const [variant] = props.variants as { floor_height: string }[]
  const tables = papaparse.parse<Record<string, string>>(await read('/data/catalogue.de.csv'), {
    header: true,
  })
  const row = tables.data.find((each) => each.article_number === ARTICLE)
  const toldHeight = (articles: Told[]) =>
    articles.find((each) => each.article_number === ARTICLE)?.floor_height_mm.max
  const catalogue = JSON.parse(await read('/data/catalogue.json'))
  const bmecat = await read('/data/catalogue.bmecat.xml')
  const product = bmecat.slice(bmecat.indexOf(`>${ARTICLE}</SUPPLIER_PID>`))
  return {
    page: numberIn(/–([\d,]+)/, variant?.floor_height),
    json: Number(
      toldHeight(catalogue.groups.flatMap((group: { articles: Told[] }) => group.articles))
    ),
    group_json: Number(toldHeight(JSON.parse(await read(`${GROUP}.json`)).group.articles)),
    csv: Number(row?.floor_height_max_mm),
    bmecat: numberIn(
      /<FNAME>Aufbauhöhe[^<]*<\/FNAME><FVALUE>[\d.]+<\/FVALUE><FVALUE>([\d.]+)</,
      product
    ),
    tender: numberIn(/Aufbauhöhe: [\d,]+–([\d,]+)/, await read(`${GROUP}/tender/15101-de.txt`)),
  }
}

/** The width of the profile in both drawings. */
async function widths(): Promise<Record<string, number>> {
  const dxf = new Reader().parseSync((await ask(app, `${GROUP}/section.dxf`)).body)
  const profile = dxf?.entities.find(({ layer }) => layer === 'PROFILE') as ILwpolylineEntity
  const xs = profile.vertices.map(({ x }) => x)
  return {
    dxf: Math.max(...xs) - Math.min(...xs),
    svg: numberIn(/>([\d,]+)\u00A0mm<\/text>/, (await ask(app, `${GROUP}/section.svg`)).body),
  }
}

function numberIn(pattern: RegExp, text = ''): number {
  return Number(pattern.exec(text)?.[1]?.replace(',', '.'))
}

/** The same number in every form. */
function all(value: number): Record<string, number> {
  const forms = ['page', 'json', 'group_json', 'csv', 'bmecat', 'tender']
  return Object.fromEntries(forms.map((form) => [form, value]))
}

test('one number that changes in a record changes in every form of it', async () => {
  expect(await heights()).toEqual(all(5.5))
  expect(await widths()).toEqual({ dxf: 40, svg: 40 })
  const { headers } = await ask(app, '/data/catalogue.json')

  await content.edit(FILE, '{ min: 2, max: 5.5 }', '{ min: 2, max: 6.5 }')
  await content.edit(FILE, '[0, 0], [40, 0], [40, 2]', '[0, 0], [41.5, 0], [41.5, 2]')
  await content.edit(FILE, 'from: [0, 2], to: [40, 2]', 'from: [0, 2], to: [41.5, 2]')
  const { loadContent } = await import('#content/loading/loader')
  await loadContent(content.root)

  expect(await heights()).toEqual(all(6.5))
  expect(await widths()).toEqual({ dxf: 41.5, svg: 41.5 })
  const again = await ask(app, '/data/catalogue.json', { 'if-none-match': String(headers.etag) })
  expect(again.status).toBe(200)
})

test('the list of changes names article, fact and version', async () => {
  const { body } = await ask(app, '/data/changes.json')
  const { changes, content_version } = JSON.parse(body)
  const changed = { version: content_version, change: 'changed' }
  expect(changes).toMatchObject([
    { ...changed, article_number: '15101', fields: ['floor_height_max', 'cross_section'] },
    { ...changed, article_number: '15102', fields: ['cross_section'] },
  ])
})

test('it names articles that are new and that are gone', async () => {
  await content.edit(FILE, 'article_number: "15102"', 'article_number: "15103"')
  const { loadContent } = await import('#content/loading/loader')
  await loadContent(content.root)
  const { changes } = JSON.parse((await ask(app, '/data/changes.json')).body)
  expect(changes.slice(0, 2)).toMatchObject([
    { change: 'removed', article_number: '15102', fields: [] },
    { change: 'added', article_number: '15103', fields: [] },
  ])
})
