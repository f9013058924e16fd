import { readdir, rm, stat } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startApp, type TestApp } from '#tests/app'
import { writeCatalogue } from '#tests/fixtures/catalogue'
import { ContentFolder } from '#tests/fixtures/content_folder'
import { ask, visit } from '#tests/visitor'

let app: TestApp
let content: ContentFolder

beforeAll(async () => {
  content = await ContentFolder.create()
  await writeCatalogue(content)
  await content.write(
    'content/pages/product_families/stairs/nosing_42/fr.yaml',
    `path: produits/nez-42
meta: { title: Nez 42 }
data: { title: Nez 42, text: Pour marches }
`
  )
  app = await startApp({ contentRoot: content.root })
})
afterAll(async () => {
  await app.close()
  await content.delete()
})

type Sheet = { path: string; size: number; lang?: string }

async function sheetOf(page: string): Promise<Sheet> {
  const { props } = await visit(app, page)
  return props.datasheet as Sheet
}

async function load() {
  const { loadContent } = await import('#content/loading/loader')
  return loadContent(content.root)
}

/** The published sheets with the time at which each was written. */
async function published(): Promise<Map<string, number>> {
  const { publicRoot } = await import('#media/public_folder')
  const names = (await readdir(`${publicRoot}/media`)).filter((name) => name.endsWith('.pdf'))
  const times = names.map(async (name): Promise<[string, number]> => {
    const { mtimeMs } = await stat(`${publicRoot}/media/${name}`)
    return [name, mtimeMs]
  })
  return new Map(await Promise.all(times))
}

describe('the data sheet of a product group', () => {
  test('is offered with its address, type and size', async () => {
    const { props } = await visit(app, '/de/produkte/treppe/nosing-42')
    expect(props.datasheet).toEqual({
      title: 'Datenblatt',
      path: expect.stringMatching(/^\/media\/nosing-42-[0-9a-f]{10}\.pdf$/),
      mime_type: 'application/pdf',
      size: expect.any(Number),
      size_text: expect.stringMatching(/^\d+,\d\u00A0KiB$/),
    })
    const { body } = await ask(app, '/de/produkte/treppe/nosing-42')
    expect(body).toContain(`href="${(props.datasheet as Sheet).path}"`)
  })

  test('is served as it is, for ever, with its type', async () => {
    const { path, size } = await sheetOf('/de/produkte/treppe/nosing-42')
    const { status, headers, body } = await ask(app, path)
    expect(status).toBe(200)
    expect(headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-length': String(size),
    })
    expect(headers['cache-control']).toContain('immutable')
    expect(body).toMatch(/^%PDF-1\.7/)
  })

  test('is another file in English', async () => {
    const german = await sheetOf('/de/produkte/treppe/nosing-42')
    const english = await sheetOf('/en/products/stairs/nosing-42')
    expect(english.lang).toBeUndefined()
    expect(english.path).not.toBe(german.path)
    const [de, en] = [await ask(app, german.path), await ask(app, english.path)]
    expect(de.body).toContain('/Lang (de)')
    expect(en.body).toContain('/Lang (en)')
  })

  test('is the English one in other languages, and says so', async () => {
    const english = await sheetOf('/en/products/stairs/nosing-42')
    const french = await sheetOf('/fr/produits/nez-42')
    expect(french).toMatchObject({ path: english.path, lang: 'en' })
    const { body } = await ask(app, '/fr/produits/nez-42')
    expect(body).toMatch(/<a[^>]*hrefLang="en"[^>]*>/i)
    expect(body).toMatch(/>PDF, [^<]*, en anglais</)
  })
})

describe('a load', () => {
  test('that changed nothing draws nothing and writes nothing', async () => {
    const before = await published()
    expect(before.size).toBe(3)
    expect((await load()).written).toBe(0)
    expect(await published()).toEqual(before)
  })

  test('draws the one sheet whose words changed', async () => {
    const before = await published()
    const { path } = await sheetOf('/de/produkte/treppe/nosing-42')
    await content.write(
      'content/pages/product_families/stairs/nosing_42/en.yaml',
      `path: products/stairs/nosing-42
meta: { title: Nosing 42 }
data: { title: Nosing 42, text: For stairs }
`
    )
    await load()
    const drawn = [...(await published())].filter(([name]) => !before.has(name))
    expect(drawn).toEqual([[expect.stringMatching(/^nosing-42-/), expect.any(Number)]])
    expect((await sheetOf('/de/produkte/treppe/nosing-42')).path).toBe(path)
  })

  test('makes a file again that was lost', async () => {
    const { publicRoot } = await import('#media/public_folder')
    const { path, size } = await sheetOf('/de/produkte/treppe/nosing-42')
    await rm(`${publicRoot}${path}`)
    expect((await load()).written).toBe(0)
    expect((await ask(app, path)).headers['content-length']).toBe(String(size))
  })

  test('refuses words that cannot be printed, and names the place', async () => {
    await content.write(
      'content/pages/product_families/stairs/nosing_42/en.yaml',
      `path: products/stairs/nosing-42
meta: { title: Nosing 42 }
data: { title: Nosing 鋁, text: For stairs }
`
    )
    const failure = await load().catch((error: Error) => error.message)
    expect(failure).toContain('stairs/nosing_42/en.yaml:3:')
    expect(failure).toContain('"鋁" is not in the typeface of the data sheet')
  })
})
