import { NodeIO } from '@gltf-transform/core'
import { KHRMaterialsVariants } from '@gltf-transform/extensions'
import Reader, { type ILwpolylineEntity } from 'dxf-parser'
import { unzipSync } from 'fflate'
import mammoth from 'mammoth'
import papaparse from 'papaparse'
import sharp from 'sharp'
import { extractText } from 'unpdf'
import { expect, test } from 'vitest'
import { givenCatalogueSite } from '#tests/fixtures/catalogue/catalogue_site'
import { givenTimeForFiles } from '#tests/fixtures/documents/time_for_files'
import { ask, askBytes, jsonLd, visit } from '#tests/visitor'

const FILE = 'content/pages/product_families/stairs/nosing_42/de.yaml'
const PAGE = '/de/produkte/treppe/nosing-42'
const GROUP = '/data/groups/stairs/nosing_42'
const SHEET = 'nosing_42-de.pdf'
const ARCHIVE = '/data/families/stairs/datasheets-de.zip'
const ARTICLE = '15101'

const { app, content } = givenCatalogueSite()
givenTimeForFiles()

type Told = { article_number: string; floor_height_mm: { max: number } }

/** The maximum height of the article in every format of the record. */
async function heights(): Promise<Record<string, number>> {
  const read = async (url: string) => (await ask(app, url)).body
  const { props } = await visit(app, PAGE)
  const [variant] = props.variants as { floor_height: string }[]
  const tables = papaparse.parse<Record<string, string>>(await read('/data/catalogue.en.csv'), {
    header: true,
  })
  const row = tables.data.find((each) => each.article_number === ARTICLE)
  const toldHeight = (articles: Told[]) =>
    articles.find((each) => each.article_number === ARTICLE)?.floor_height_mm.max
  const catalogue = JSON.parse(await read('/data/catalogue.json'))
  const bmecat = await read('/data/catalogue.bmecat.xml')
  const product = bmecat.slice(bmecat.indexOf(`>${ARTICLE}</SUPPLIER_PID>`))
  const buffer = await askBytes(app, `${GROUP}/tender/15101-de.docx`)
  const archive = unzipSync(new Uint8Array(await askBytes(app, ARCHIVE)))
  return {
    page: numberIn(/–\u2060?([\d,]+)/, variant?.floor_height),
    json_ld: Number(await toldToSearchEngines()),
    json: Number(
      toldHeight(catalogue.groups.flatMap((group: { articles: Told[] }) => group.articles))
    ),
    group_json: Number(toldHeight(JSON.parse(await read(`${GROUP}.json`)).group.articles)),
    csv: Number(row?.floor_height_max_mm),
    bmecat: numberIn(
      /<FNAME>Aufbauhöhe[^<]*<\/FNAME><FVALUE>[\d.]+<\/FVALUE><FVALUE>([\d.]+)</,
      product
    ),
    txt: numberIn(TENDER_HEIGHT, await read(`${GROUP}/tender/15101-de.txt`)),
    docx: numberIn(TENDER_HEIGHT, (await mammoth.extractRawText({ buffer })).value),
    pdf: numberIn(SHEET_HEIGHT, await textOf(await askBytes(app, `${GROUP}/datasheet-de.pdf`))),
    zip: numberIn(SHEET_HEIGHT, await textOf(archive[SHEET])),
  }
}

const TENDER_HEIGHT = /Aufbauhöhe: [\d,]+–([\d,]+)/
const SHEET_HEIGHT = /15101\s+[\d,]+–([\d,]+)/

async function textOf(pdf: Uint8Array = new Uint8Array()): Promise<string> {
  return (await extractText(new Uint8Array(pdf), { mergePages: true })).text
}

/** The height in the schema.org data of the group's page. */
async function toldToSearchEngines(): Promise<number | undefined> {
  const [group] = jsonLd((await ask(app, PAGE)).body)
  const variants = group?.hasVariant as Variant[] | undefined
  const variant = variants?.find(({ sku }) => sku === ARTICLE)
  return variant?.additionalProperty.find(({ name }) => name === 'Aufbauhöhe')?.maxValue
}

type Variant = { sku: string; additionalProperty: { name: string; maxValue?: number }[] }

/** The width of the profile in each of its drawings, in millimetres. */
async function widths(): Promise<Record<string, number>> {
  const dxf = new Reader().parseSync((await ask(app, `${GROUP}/section.dxf`)).body)
  const profile = dxf?.entities.find(({ layer }) => layer === 'PROFILE') as ILwpolylineEntity
  const xs = profile.vertices.map(({ x }) => x)
  const svg = (await ask(app, `${GROUP}/section.svg`)).body
  const red = await widthOfRed(await askBytes(app, `${GROUP}/section.png`))
  const sheet = await textOf(await askBytes(app, `${GROUP}/datasheet-de.pdf`))
  return {
    dxf: Math.max(...xs) - Math.min(...xs),
    svg: numberIn(/>([\d,]+)\u00A0mm<\/text>/, svg),
    png: rounded(red * numberIn(/<svg [^>]*width="([\d.]+)mm"/, svg)),
    pdf: numberIn(/([\d,]+)\smm/, sheet),
    glb: rounded(1000 * (await widthOfSolid())),
  }
}

/** How much of a picture's width its red takes. */
async function widthOfRed(png: Buffer): Promise<number> {
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const reds: number[] = []
  for (let pixel = 0; pixel < info.width * info.height; pixel += 1) {
    const [red = 0, green = 0] = data.subarray(3 * pixel, 3 * pixel + 2)
    if (red - green > 100) reds.push(pixel % info.width)
  }
  const [left, right] = reds.reduce(
    ([least, most], x) => [Math.min(least, x), Math.max(most, x)],
    [info.width, 0]
  )
  return (right + 1 - left) / info.width
}

async function widthOfSolid(): Promise<number> {
  const bytes = new Uint8Array(await askBytes(app, `${GROUP}/section.glb`))
  const io = new NodeIO().registerExtensions([KHRMaterialsVariants])
  const meshes = (await io.readBinary(bytes)).getRoot().listMeshes()
  const profile = meshes.find((mesh) => mesh.getName() === 'profile')
  const position = profile?.listPrimitives()[0]?.getAttribute('POSITION')
  return (position?.getMax([])[0] ?? 0) - (position?.getMin([])[0] ?? 0)
}

/** To half a millimetre: the edges of what is painted are soft. */
function rounded(millimetres: number): number {
  return Math.round(millimetres * 2) / 2
}

function numberIn(pattern: RegExp, text = ''): number {
  return Number(pattern.exec(text)?.[1]?.replace(',', '.'))
}

/** The forms that say another number. */
function formsWithout(value: number, told: Record<string, number>): string[] {
  return Object.keys(told).filter((form) => told[form] !== value)
}

test('one number that changes in a record changes in every form of it', async () => {
  expect(formsWithout(5.5, await heights())).toEqual([])
  expect(formsWithout(40, await widths())).toEqual([])
  const { headers } = await ask(app, '/data/catalogue.json')

  await content.edit(FILE, '{ min: 2, max: 5.5 }', '{ min: 2, max: 6.5 }')
  await content.edit(FILE, '[0, 0], [40, 0], [40, 2]', '[0, 0], [41.5, 0], [41.5, 2]')
  await content.edit(FILE, 'from: [0, 2], to: [40, 2]', 'from: [0, 2], to: [41.5, 2]')
  await content.load()

  expect(formsWithout(6.5, await heights())).toEqual([])
  expect(formsWithout(41.5, await widths())).toEqual([])
  const again = await ask(app, '/data/catalogue.json', { 'if-none-match': String(headers.etag) })
  await expect(again).toHaveStatus(200)
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
  await content.load()
  const { changes } = JSON.parse((await ask(app, '/data/changes.json')).body)
  expect(changes.slice(0, 2)).toMatchObject([
    { change: 'removed', article_number: '15102', fields: [] },
    { change: 'added', article_number: '15103', fields: [] },
  ])
})

const CAP = 'content/accessories/cap/de.yaml'

/** An accessory in packs of some pieces. */
const cap = (pack: number) => `article_number: "15151"
kind: end_cap
unit: pair
pack: ${pack}
fits: [{ group: product_families.stairs.nosing_42 }]
`

async function latestChange() {
  const { body } = await ask(app, '/data/changes.json')
  return JSON.parse(body).changes[0]
}

test('it names accessories as it names profiles', async () => {
  await content.write(CAP, cap(2))
  await content.load()
  expect(await latestChange()).toMatchObject({
    change: 'added',
    article_number: '15151',
    fields: [],
  })
  await content.write(CAP, cap(4))
  await content.load()
  expect(await latestChange()).toMatchObject({ change: 'changed', fields: ['pack'] })
})
