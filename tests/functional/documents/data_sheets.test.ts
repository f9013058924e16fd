import { readdir, rename, rm, writeFile } from 'node:fs/promises'
import { extractText, getDocumentProxy, getMeta } from 'unpdf'
import { describe, expect, test } from 'vitest'
import { addTintedPhoto, givenCatalogueSite } from '#tests/fixtures/catalogue/catalogue_site'
import { pdfUaFaults } from '#tests/fixtures/documents/pdf_ua'
import { givenTimeForFiles } from '#tests/fixtures/documents/time_for_files'
import { ask, askBytes } from '#tests/visitor'

const SHEET = '/data/groups/stairs/nosing_42/datasheet-'

const { app, content } = givenCatalogueSite(addTintedPhoto)
givenTimeForFiles()

/** A sheet as read by a PDF library other than the one that draws it. */
async function read(locale: string, query = '') {
  const pdf = await getDocumentProxy(
    new Uint8Array(await askBytes(app, `${SHEET}${locale}.pdf${query}`))
  )
  const { text } = await extractText(pdf, { mergePages: true })
  const { info } = await getMeta(pdf)
  const page = await pdf.getPage(1)
  return { text, info, structure: rolesIn((await page.getStructTree()) as Node) }
}

type Node = { role?: string; children?: Node[] }

/** The roles of the parts of a page in reading order. */
function rolesIn({ role = '', children = [] }: Node): string[] {
  return [role, ...children.flatMap(rolesIn)]
}

/** The sheets that have been drawn. */
async function drawn(): Promise<string[]> {
  const { publicRoot } = await import('#media/public_folder/public_folder')
  return (await readdir(`${publicRoot}/media`)).filter((name) => name.endsWith('.pdf')).toSorted()
}

describe('the data sheet of a product group', () => {
  test('is a PDF in the language of its address, and says so', async () => {
    const { status, headers, body } = await ask(app, `${SHEET}de.pdf`)
    expect(status, body).toBe(200)
    expect(headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'inline; filename="nosing_42-de.pdf"',
    })
    const { text, info } = await read('de')
    expect(info).toMatchObject({ Language: 'de', Title: 'Kante 42 – Datenblatt' })
    expect(text).toContain('Technische Daten')
    expect(text).toContain('Maßstab 1 : 1')
  })

  test('is asked for again by what it was: nothing is sent twice', async () => {
    const { headers } = await ask(app, `${SHEET}de.pdf`)
    const again = await ask(app, `${SHEET}de.pdf`, { 'If-None-Match': String(headers.etag) })
    await expect(again).toHaveStatus(304)
  })

  test.each([
    ['fr', 'Caractéristiques techniques'],
    ['lv', 'Mērogs'],
    ['pl', 'Nosing 42'],
    ['ru', 'Масштаб'],
  ])('has the letters of every language: %s', async (locale, words) => {
    const { text, info } = await read(locale)
    expect(info).toMatchObject({ Language: locale })
    expect(text.replaceAll(/\s+/g, ' ')).toContain(words)
  })

  test.each([`${SHEET}xx.pdf`, '/data/groups/stairs/none/datasheet-de.pdf', '/data/groups/a/b/c'])(
    '%s is not there',
    async (path) => {
      await expect(await ask(app, path)).toHaveStatus(404)
    }
  )

  test('is drawn once for all who ask for it at the same time', async () => {
    const before = await drawn()
    const answers = await Promise.all([1, 2, 3].map(() => ask(app, `${SHEET}fi.pdf`)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(await drawn()).toHaveLength(before.length + 1)
  })

  test('is there again where its file was lost, or on a machine that never had it', async () => {
    const { publicRoot } = await import('#media/public_folder/public_folder')
    for (const name of await drawn()) await rm(`${publicRoot}/media/${name}`)
    await expect(await ask(app, `${SHEET}de.pdf`)).toHaveStatus(200)
  })
})

describe('the data sheet in a colour', () => {
  const PAGE = '/de/produkte/treppe/nosing-42'
  const IN_SILVER = `${SHEET}de.pdf?colour=silver_matt`

  test('is what the page links to once the colour is chosen', async () => {
    const { body } = await ask(app, `${PAGE}?colour=silver_matt`)
    const links = body.match(/href="[^"]*datasheet-de\.pdf[^"]*"/g)
    expect(links, 'among the documents, and at true size').toEqual(
      Array(2).fill(`href="${IN_SILVER}"`)
    )
  })

  test('shows the picture of the product in it, with its name', async () => {
    const { body } = await ask(app, `${PAGE}?colour=silver_matt`)
    const [tinted] = /\/media\/edge-silver-matt-[0-9a-f]{10}-lg\.jpg/.exec(body) ?? []
    expect(tinted, body).toBeDefined()
    const { headers } = await ask(app, IN_SILVER)
    expect(headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'inline; filename="nosing_42-silver_matt-de.pdf"',
    })
    const sheet = await askBytes(app, IN_SILVER)
    expect(sheet.includes(await askBytes(app, tinted ?? ''))).toBe(true)
    expect(await read('de', '?colour=silver_matt')).toMatchObject({
      text: expect.stringContaining('101 Silber matt'),
      structure: expect.arrayContaining(['Figure']),
    })
    expect(await pdfUaFaults(sheet)).toEqual([])
  })

  test('is told apart from the one without, is sent once, and fills no folder', async () => {
    const before = await drawn()
    const plain = await ask(app, `${SHEET}de.pdf`)
    const { headers } = await ask(app, IN_SILVER)
    expect(headers.etag).not.toBe(plain.headers.etag)
    const again = await ask(app, IN_SILVER, { 'If-None-Match': String(headers.etag) })
    await expect(again).toHaveStatus(304)
    expect(await drawn()).toEqual(before)
  })

  test('shows a decor, too', async () => {
    const { headers } = await ask(app, `${SHEET}de.pdf?colour=decor-oak`)
    expect(headers['content-disposition']).toContain('nosing_42-decor-oak-de.pdf')
    expect((await read('de', '?colour=decor-oak')).text).toContain('D 101 Eiche')
  })

  test.each(['?colour=gold', '?colour=%00', '?colour=', '?colour[]=silver_matt', '?color=x'])(
    'is the one without for %s',
    async (query) => {
      const plain = await askBytes(app, `${SHEET}de.pdf`)
      expect((await askBytes(app, `${SHEET}de.pdf${query}`)).equals(plain)).toBe(true)
    }
  )
})

test('a sheet that cannot be stored is answered with 503, and served later', async () => {
  const { publicRoot } = await import('#media/public_folder/public_folder')
  const folder = `${publicRoot}/media`
  await rename(folder, `${folder}-elsewhere`)
  await writeFile(folder, 'no folder')
  const { status, headers, body } = await ask(app, `${SHEET}et.pdf`)
  await rm(folder)
  await rename(`${folder}-elsewhere`, folder)
  expect(status, body).toBe(503)
  expect(headers['retry-after']).toBeDefined()
  await expect(await ask(app, `${SHEET}et.pdf`)).toHaveStatus(200)
})

test('a load draws no sheet, and what it changes is in the sheet that is asked for next', async () => {
  const before = await drawn()
  await content.edit(
    'content/pages/product_families/stairs/nosing_42/de.yaml',
    'Für Stufen',
    'Für Rampen'
  )
  await content.load()
  expect(await drawn()).toEqual(before)
  expect((await read('de')).text).toContain('Für Rampen')
})
