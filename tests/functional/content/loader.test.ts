import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { LOCALES } from '#shared/locales'
import { givenApp } from '#tests/app'
import { givenContent } from '#tests/fixtures/content/small_site'

/** Imported once the application has booted: they use its database. */
let db: typeof import('@adonisjs/lucid/services/db')['default']
givenApp({ contentRoot: null })
const content = givenContent()

/** Every table of the content, and the columns that its rows are sorted by. */
const TABLES = {
  pages: 'key',
  page_translations: 'id',
  redirects: 'from_path',
  navigation_items: 'key',
  navigation_item_translations: 'id',
  site_settings: 'locale',
  images: 'id',
  files: 'id',
  content_versions: 'id',
}

beforeAll(async () => {
  db = (await import('@adonisjs/lucid/services/db')).default
})

beforeEach(async () => {
  await content.load()
})

/** All rows of the content tables. */
async function stored(): Promise<Record<string, unknown[]>> {
  const tables: Record<string, unknown[]> = {}
  for (const [table, column] of Object.entries(TABLES)) {
    tables[table] = await db.from(table).orderBy(column)
  }
  return tables
}

async function version(): Promise<string> {
  const row = await db.from('content_versions').firstOrFail()
  return row.version
}

async function addressOf(key: string, locale: string): Promise<string | undefined> {
  const row = await db.from('page_translations').where({ page_key: key, locale }).first()
  return row?.path
}

async function footerMenu(): Promise<string[]> {
  const rows = await db.from('navigation_items').where({ menu: 'footer' }).orderBy('position')
  return rows.map((row) => row.key)
}

/** Removes a page and the link to it. */
async function removeFair() {
  await content.remove('content/pages/root/fair')
  await content.edit('content/pages/home/index/de.yaml', '[Messe](route:root.fair)', 'Messe')
}

describe('loading content', () => {
  test('writes every page in each language it has a file for', async () => {
    const rows = await db.from('page_translations').select('page_key', 'locale', 'path')
    const addresses = rows.map(({ page_key, locale, path }) => `${page_key} /${locale}/${path}`)
    expect(addresses.toSorted()).toEqual([
      'announcements /de/aktuelles',
      'color_overview /de/farben',
      'contact /de/kontakt',
      'contact /en/contact',
      'decors /de/dekore',
      'home /de/',
      'home /en/',
      'home /fr/',
      'product_families /de/produkte',
      'product_families.adviser /de/produkte/berater',
      'product_families.adviser /en/products/adviser',
      'product_families.compare /de/produkte/vergleich',
      'product_families.list /de/produkte/liste',
      'product_families.list /en/products/list',
      'product_families.stairs /de/produkte/treppe',
      'references /de/referenzen',
      'root.company /de/unternehmen',
      'root.company /en/company',
      'root.fair /de/messe',
      'root.newsletter /de/newsletter',
      'root.privacy /de/datenschutz',
      'search /de/suche',
    ])
  })

  test('writes settings and menus for all languages, fallen back where none was written', async () => {
    expect(await db.from('site_settings')).toHaveLength(LOCALES.length)
    const items = await db
      .from('navigation_item_translations')
      .where({ locale: 'fr', item_key: 'main.products' })
      .firstOrFail()
    expect(items.title).toBe('Products')
    expect(JSON.parse(items.lang)).toMatchObject({ title: 'en', description: 'de' })
  })

  test('a second time with nothing changed writes nothing', async () => {
    const before = await stored()
    const report = await content.load()
    expect(report).toEqual({ written: 0, warnings: [], errors: [] })
    expect(await stored()).toEqual(before)
  })

  test('writes one row for one changed file', async () => {
    await content.edit('content/pages/root/company/en.yaml', 'Since 1924.', 'Since 1924 in brass.')
    expect((await content.load()).written).toBe(1)
    const row = await db
      .from('page_translations')
      .where({ page_key: 'root.company', locale: 'en' })
      .firstOrFail()
    expect(row.content).toContain('in brass')
  })

  test('writes one row for one changed redirect', async () => {
    await content.edit('content/redirects.yaml', 'to: /de/unternehmen', 'to: /de/kontakt')
    expect((await content.load()).written).toBe(1)
  })

  test('keeps the menu in the order of its file', async () => {
    expect(await footerMenu()).toEqual(['footer.contact', 'footer.platform'])
    await content.write(
      'content/navigation/footer/de.yaml',
      `items:
  - { id: platform, title: Plattform, url: https://platform.saumer.example, external: true }
  - { id: contact, title: Kontakt, route: contact }
`
    )
    await content.load()
    expect(await footerMenu()).toEqual(['footer.platform', 'footer.contact'])
  })

  test('lets two pages swap their addresses', async () => {
    await content.edit('content/pages/root/company/de.yaml', 'path: unternehmen', 'path: kontakt')
    await content.edit('content/pages/contact/index/de.yaml', 'path: kontakt', 'path: unternehmen')
    expect((await content.load()).written).toBe(2)
    expect(await addressOf('root.company', 'de')).toBe('kontakt')
    expect(await addressOf('contact', 'de')).toBe('unternehmen')
  })

  test('lets a new page take the address of one that left', async () => {
    await removeFair()
    await content.write(
      'content/pages/root/fairs/de.yaml',
      'component: Root/Show\npath: messe\nmeta: { title: Messen }\n'
    )
    await content.load()
    expect(await addressOf('root.fairs', 'de')).toBe('messe')
    expect(await addressOf('root.fair', 'de')).toBeUndefined()
  })

  test('removes a page whose files were removed, in all its languages', async () => {
    await removeFair()
    await content.load()
    expect(await db.from('pages').where({ key: 'root.fair' })).toEqual([])
    expect(await db.from('page_translations').where({ page_key: 'root.fair' })).toEqual([])
  })

  test('removes the language of a page whose file was removed', async () => {
    await content.remove('content/pages/contact/index/en.yaml')
    await content.load()
    expect(await addressOf('contact', 'en')).toBeUndefined()
    expect(await addressOf('contact', 'de')).toBe('kontakt')
  })

  test('keeps the id of a picture whose file was drawn again', async () => {
    const before = await db.from('images').where({ file: 'hero/home.svg' }).firstOrFail()
    await content.write(
      'media/hero/home.svg',
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 200"/>'
    )
    expect((await content.load()).written).toBe(1)
    const after = await db.from('images').where({ file: 'hero/home.svg' }).firstOrFail()
    expect(after).toMatchObject({ id: before.id, width: 300, height: 200 })
    expect(after.original_url).not.toBe(before.original_url)
  })
})

test('the content version changes when something was written', async () => {
  const before = await version()
  await content.edit('content/pages/contact/index/en.yaml', 'Germany', 'Germany (EU)')
  await content.load()
  expect(await version()).not.toBe(before)
})

describe('content with an error', () => {
  test('changes nothing: neither the wrong file nor the right ones beside it', async () => {
    const before = await stored()
    await content.edit('content/pages/contact/index/en.yaml', 'Germany', 'Germany (EU)')
    await content.edit('content/pages/root/company/en.yaml', 'title: Company', 'titel: Company')
    await expect(content.load()).rejects.toThrow('The content was not loaded.')
    expect(await stored()).toEqual(before)
  })

  test('that the database refuses halfway changes nothing either', async () => {
    const before = await stored()
    await content.edit('content/pages/contact/index/en.yaml', 'Germany', 'Germany (EU)')
    await content.edit('content/site/settings/de.yaml', 'Viermal im Jahr.', 'Fünfmal im Jahr.')
    await db.rawQuery('alter table site_settings rename column content to content_of_old')
    try {
      await expect(content.load()).rejects.toThrow()
    } finally {
      await db.rawQuery('alter table site_settings rename column content_of_old to content')
    }
    const after = await stored()
    expect(after.page_translations).toEqual(before.page_translations)
    expect(after.content_versions).toEqual(before.content_versions)
  })
})

test('script in rich text never reaches the database', async () => {
  await content.edit(
    'content/pages/root/company/en.yaml',
    'text: Since 1924.',
    `text: "Since <script>alert(1)</script> 1924. <a href='javascript:alert(2)' onclick='alert(3)'>More</a>"`
  )
  await content.load()
  const row = await db
    .from('page_translations')
    .where({ page_key: 'root.company', locale: 'en' })
    .firstOrFail()
  const [history] = JSON.parse(row.content).blocks
  expect(history.text).toBe('<p>Since  1924. <a>More</a></p>')
})

describe('that a load failed', () => {
  const COMPANY = 'content/pages/root/company/de.yaml'

  /** Loads content with two errors, each in another file. */
  async function fail() {
    await content.edit(COMPANY, 'intro:', 'introduction:')
    await content.edit('content/contacts/berta/de.yaml', 'position:', 'function:')
    await expect(content.load()).rejects.toThrow(/introduction/)
  }

  test('is known to every process, with its time and its number of problems', async () => {
    const { failedLoad } = await import('#content/pages/failed_load')
    expect(await failedLoad()).toBeNull()
    const before = new Date().toISOString()
    await fail()
    const failure = await failedLoad()
    expect(failure?.problems).toBe(2)
    const times = [before, failure?.failed_at ?? '', new Date().toISOString()]
    expect(times).toEqual(times.toSorted((a, b) => a.localeCompare(b)))
    expect(await db.from('failed_loads')).toHaveLength(1)
  })

  test('is forgotten with the next successful load, even if that has nothing to write', async () => {
    const { failedLoad } = await import('#content/pages/failed_load')
    await fail()
    await expect(content.load()).rejects.toThrow(/introduction/)
    await content.edit(COMPANY, 'introduction:', 'intro:')
    await content.edit('content/contacts/berta/de.yaml', 'function:', 'position:')
    expect((await content.load()).written).toBe(0)
    expect(await failedLoad()).toBeNull()
  })
})
