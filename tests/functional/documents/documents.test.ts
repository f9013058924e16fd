import { strFromU8, unzipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import type { Locale } from '#shared/locales'
import { givenCatalogueSite } from '#tests/fixtures/catalogue/catalogue_site'
import { givenTimeForFiles } from '#tests/fixtures/documents/time_for_files'
import { ask, askBytes, visit } from '#tests/visitor'

const GROUP = '/data/groups/stairs/nosing_42'
const ARCHIVE = '/data/families/stairs/datasheets-'

const { app, content } = givenCatalogueSite()
givenTimeForFiles()

/** The files of a group in a language that has tender texts, below `/data`. */
const filesOf = (group: string, locale: string) => [
  `groups/stairs/${group}/datasheet-${locale}.pdf`,
  ...['dxf', 'svg', 'png', 'glb'].map((format) => `groups/stairs/${group}/section.${format}`),
  ...['txt', 'docx'].map((format) => `groups/stairs/${group}/tender/${locale}.${format}`),
  `groups/stairs/${group}.json`,
]

/** The links of a page to files, below `/data`. */
async function offered(path: string) {
  const { body } = await ask(app, path)
  return [...body.matchAll(/href="\/data\/((?:groups|families)\/[^"]+)"/g)].map(([, file]) => file)
}

/** The file sizes that a page states, by path below `/data`. */
async function sizesOn(path: string) {
  const { body } = await ask(app, path)
  const links = body.matchAll(/<a href="\/data\/(groups\/[^"]+)"[^>]*>(.*?)<\/a>/gs)
  return new Map(
    Array.from(links, ([, file = '', name = '']) => [
      file,
      /[\d.,]+\u00a0\w+$/.exec(name.replaceAll(/<[^>]+>/g, ''))?.[0],
    ])
  )
}

/** The text of a page with only the opening tags of passages in another language. */
const wordsIn = (body: string) => body.replaceAll(/<(?!span lang=")[^>]+>/g, '')

/** The sizes of files as served, formatted; of files that are written from one record only. */
async function sizesServed(files: Iterable<string>, locale: Locale) {
  const { formatFileSize } = await import('#texts/file_size')
  const sizes = new Map<string, string | undefined>()
  for (const file of files) {
    const isMeasured = /\.(dxf|svg|glb)$/.test(file)
    const bytes = isMeasured ? (await askBytes(app, `/data/${file}`)).length : undefined
    sizes.set(file, bytes === undefined ? undefined : formatFileSize(bytes, locale))
  }
  return sizes
}

/** The URLs of a sitemap or sitemap index, with their `lastmod`. */
async function namedIn(path: string) {
  const { body } = await ask(app, path)
  const entries = body.matchAll(/<loc>([^<]+)<\/loc><lastmod>([^<]+)<\/lastmod>/g)
  const found = Array.from(entries, ([, url = '', time]) => [new URL(url).pathname, time] as const)
  expect(body.match(/<loc>/g)).toHaveLength(found.length)
  return new Map(found)
}

/** The formats that the downloads page offers, and the number of groups that it shows. */
async function formatsIn(query: string) {
  const { props } = await visit(app, `/de/downloads?${query}`)
  const [{ options }] = props.choices as { options: { value: string }[] }[]
  return { formats: options.map(({ value }) => value), count: props.count }
}

describe('the documents of a product group', () => {
  test('are on its page with format, language and day, and every one is there', async () => {
    const page = '/de/produkte/treppe/nosing-42'
    const files = await offered(page)
    expect(files).toEqual(
      expect.arrayContaining([
        ...filesOf('nosing_42', 'de'),
        ...filesOf('nosing_42', 'en'),
        'groups/stairs/nosing_42/datasheet-lv.pdf',
      ])
    )
    const { body } = await ask(app, page)
    const words = wordsIn(body)
    expect(words).toContain('Datenblatt, <span lang="de">Deutsch, PDF')
    expect(words).toContain('Ausschreibungstexte, <span lang="en">English, DOCX')
    expect(words).toContain('Daten für Handel und Planung, JSON')
    expect(files.filter((file) => /\/tender\/\w+\./.test(file ?? ''))).toHaveLength(4)
    expect(body).toMatch(/>Stand \d+\. \S+ 20\d\d</)
    for (const file of files.filter((each) => !each?.includes('datasheet-'))) {
      await expect(await ask(app, `/data/${file}`), file).toHaveStatus(200)
    }
  })

  test('say their language in its own words, which are marked', async () => {
    const { body } = await ask(app, '/de/downloads?language=fr')
    expect(body).toContain('<option value="fr" lang="fr" selected="">Français</option>')
    expect(body).toContain('<option value="sv" lang="sv">Svenska</option>')
    expect(wordsIn(body)).toContain('Kante 42, Datenblatt, <span lang="fr">Français, PDF')
  })

  test('say their day in the words of the page', async () => {
    const { props } = await visit(app, '/en/products/stairs/nosing-42')
    expect(props.documents_state).toMatch(/^As of \d+ \w+ 20\d\d$/)
  })
})

describe('the size of a document', () => {
  test.each([
    ['de', '/de/produkte/treppe/nosing-42'],
    ['en', '/en/products/stairs/nosing-42'],
    ['de', '/de/downloads'],
    ['de', '/de/downloads?format=glb'],
  ] as const)('stands beside it where the record alone makes it (%s, %s)', async (locale, page) => {
    const named = await sizesOn(page)
    expect([...named.keys()]).toContain('groups/stairs/nosing_42/section.glb')
    expect(named).toEqual(await sizesServed(named.keys(), locale))
  })

  test('follows the record', async () => {
    const page = '/de/produkte/treppe/nosing-42'
    const before = await sizesOn(page)
    const file = 'content/pages/product_families/stairs/nosing_42/de.yaml'
    const corners = '[30.5, 2.5], [20.25, 2.75], [10.125, 2.5], '.repeat(10)
    await content.edit(file, '[40, 2], [0, 2]', `[40, 2], ${corners}[0, 2]`)
    await content.load()
    const after = await sizesOn(page)
    expect(after).not.toEqual(before)
    expect(after).toEqual(await sizesServed(after.keys(), 'de'))
    await content.edit(file, corners, '')
    await content.load()
    expect(await sizesOn(page)).toEqual(before)
  })
})

describe('the data sheets of a family', () => {
  test('are one ZIP archive that another program opens', async () => {
    const { headers } = await ask(app, `${ARCHIVE}de.zip`)
    expect(headers).toMatchObject({
      'content-type': 'application/zip',
      'content-disposition': 'attachment; filename="stairs-de.zip"',
      'cache-control': 'public, no-cache',
    })
    const files = unzipSync(new Uint8Array(await askBytes(app, `${ARCHIVE}de.zip`)))
    expect(Object.keys(files)).toEqual(['nosing_42-de.pdf', 'ramp-de.pdf'])
    for (const file of Object.values(files)) {
      expect(strFromU8(file.subarray(0, 8), true)).toBe('%PDF-1.7')
    }
    expect(Buffer.from(files['nosing_42-de.pdf'] ?? [])).toEqual(
      await askBytes(app, `${GROUP}/datasheet-de.pdf`)
    )
  })

  test('are not sent again to a client that has them, until one of them changes', async () => {
    const { headers } = await ask(app, `${ARCHIVE}en.zip`)
    const known = { 'If-None-Match': String(headers.etag) }
    await expect(await ask(app, `${ARCHIVE}en.zip`, known)).toHaveStatus(304)
    await expect(await ask(app, `${ARCHIVE}de.zip`, known)).toHaveStatus(200)

    await content.edit(
      'content/pages/product_families/stairs/nosing_42/en.yaml',
      'For steps',
      'For stairs'
    )
    await content.load()
    await expect(await ask(app, `${ARCHIVE}en.zip`, known)).toHaveStatus(200)
  })

  test.each([
    `${ARCHIVE}xx.zip`,
    '/data/families/none/datasheets-de.zip',
    '/data/families/stairs/a',
  ])('%s is not there', async (path) => {
    await expect(await ask(app, path)).toHaveStatus(404)
  })
})

describe('the sitemaps of documents', () => {
  test('name every file once, and every one is there', async () => {
    const sitemaps = await namedIn('/data/sitemap.xml')
    expect([...sitemaps.keys()]).toEqual(
      ['de', 'en', 'catalogue', 'family-stairs'].map((name) => `/data/sitemaps/${name}.xml`)
    )
    const named: string[] = []
    for (const sitemap of sitemaps.keys()) named.push(...(await namedIn(sitemap)).keys())
    expect(new Set(named).size).toBe(named.length)

    const { group } = JSON.parse((await ask(app, `${GROUP}.json`)).body)
    const files: { url: string }[] = group.files
    const paths = files.map(({ url }) => new URL(url).pathname)
    /** Pages are in German and English, sheets in all languages. */
    const listed = paths.filter((path) => !/datasheet-(?!de|en)/.test(path))
    expect(named).toEqual(expect.arrayContaining(listed))
    expect(named).toEqual(
      expect.arrayContaining([
        ...['json', 'schema.json', 'de.csv', 'sv.csv', 'bmecat.xml'].map(
          (name) => `/data/catalogue.${name}`
        ),
        ...['de', 'fr', 'ru'].map((locale) => `${ARCHIVE}${locale}.zip`),
      ])
    )
    for (const path of named) {
      /** Drawn documents take their time. */
      const method = /\.(pdf|zip)$/.test(path) ? 'HEAD' : 'GET'
      await expect(await ask(app, path, {}, method), path).toHaveStatus(200)
    }
  })

  test('say when what a file is made of has changed', async () => {
    const family = '/data/sitemaps/family-stairs.xml'
    const before = { index: await namedIn('/data/sitemap.xml'), files: await namedIn(family) }
    const { headers } = await ask(app, family)
    const known = { 'If-None-Match': String(headers.etag) }
    await expect(await ask(app, family, known)).toHaveStatus(304)

    const file = 'content/pages/product_families/stairs/ramp/de.yaml'
    await content.edit(file, 'Für Stufen', 'Für Rampen')
    await content.load()
    await expect(await ask(app, family, known)).toHaveStatus(200)
    const after = { index: await namedIn('/data/sitemap.xml'), files: await namedIn(family) }
    const later = (kind: keyof typeof after) =>
      [...after[kind]].filter(([path, time]) => time !== before[kind].get(path))
    const changed = later('files').map(([path]) => path)
    expect(changed).toContain('/data/groups/stairs/ramp/section.dxf')
    expect(changed.filter((path) => path.includes('nosing_42'))).toEqual([])
    expect(changed).toContain(`${ARCHIVE}de.zip`)
    expect(changed).not.toContain(`${ARCHIVE}en.zip`)
    expect(later('index').map(([path]) => path)).toEqual([
      '/data/sitemaps/de.xml',
      '/data/sitemaps/catalogue.xml',
      family,
    ])
  })

  test.each(['family-nowhere', 'nowhere', 'pl'])('there is none as %s', async (name) => {
    await expect(await ask(app, `/data/sitemaps/${name}.xml`)).toHaveStatus(404)
  })
})

describe('the downloads page', () => {
  test('has the documents of each group, in the order of the catalogue, and then archives', async () => {
    expect(await offered('/de/downloads')).toEqual([
      ...filesOf('nosing_42', 'de'),
      ...filesOf('ramp', 'de'),
      'families/stairs/datasheets-de.zip',
    ])
  })

  test('has in another language what is in that language, and what has no words', async () => {
    const group = 'group=product_families.stairs.ramp'
    expect(await offered(`/de/downloads?${group}&language=en`)).toEqual(filesOf('ramp', 'en'))
    expect(await offered(`/de/downloads?${group}&language=fr`)).toEqual(
      filesOf('ramp', 'fr').filter((file) => !file.includes('/tender/'))
    )
  })

  test('offers the formats that there are in a language', async () => {
    const drawn = ['pdf', 'dxf', 'svg', 'png', 'glb']
    const { formats } = await formatsIn('language=en')
    expect(formats).toEqual([...drawn, 'txt', 'docx', 'json'])
    expect(await formatsIn('language=fr')).toEqual({ formats: [...drawn, 'json'], count: 2 })
    expect(await formatsIn('language=fr&format=docx')).toEqual({
      formats: [...drawn, 'docx', 'json'],
      count: 0,
    })
  })

  test('names what the catalogue may be used for as data, and leads to who answers questions', async () => {
    const { body } = await ask(app, '/de/downloads')
    expect(body).toMatch(/Stand\.<\/p><a href="\/de\/kontakt"[^>]*>Zum Kontakt</)
  })

  test('finds them by group, format and language', async () => {
    const group = 'product_families.stairs.ramp'
    expect(await offered(`/de/downloads?group=${group}&format=pdf&language=ru`)).toEqual([
      'groups/stairs/ramp/datasheet-ru.pdf',
    ])
    expect(await offered(`/de/downloads?product=RAMPE&format=pdf`)).toEqual([
      'groups/stairs/ramp/datasheet-de.pdf',
    ])
    expect(await offered('/de/downloads?format=dxf')).toEqual([
      'groups/stairs/nosing_42/section.dxf',
      'groups/stairs/ramp/section.dxf',
    ])
    expect(await offered('/de/downloads?format=pdf&language=fi')).toContain(
      'families/stairs/datasheets-fi.zip'
    )
  })

  test('says what was chosen, and passes over what it does not know', async () => {
    const { props } = await visit(app, '/de/downloads?group=none&format=exe&language=lv')
    expect(props.search).toMatchObject({ name: 'product', value: '' })
    expect(props.choices).toMatchObject([
      { name: 'format', value: '' },
      { name: 'language', value: 'lv', open: 'Deutsch' },
    ])
    expect(props.count).toBe(2)
    const ofGroup = await visit(app, '/de/downloads?group=product_families.stairs.ramp')
    expect(ofGroup.props.search).toMatchObject({ value: 'Rampe 4–12' })
  })
})
