import { readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { givenApp } from '#tests/app'
import { addPhotos } from '#tests/fixtures/content/photos'
import { photo } from '#tests/fixtures/content/pictures'
import { givenContent } from '#tests/fixtures/content/small_site'

/** Imported once the application has booted: they use its database. */
let from: typeof import('#database/query')['from']
const app = givenApp({ contentRoot: null })
const content = givenContent()

const COMPANY_DE = 'content/pages/root/company/de.yaml'
const COMPANY_EN = 'content/pages/root/company/en.yaml'

beforeAll(async () => {
  ;({ from } = await import('#database/query'))
})

beforeEach(async () => {
  await addPhotos(content, 'a')
  await content.write('content/pages/root/company/fr.yaml', 'path: entreprise\n')
  await load()
})

/** Loads with the cache of one version of the code. */
function load(code = 'today') {
  return content.load({ code })
}

async function files(): Promise<string[]> {
  const names = await readdir(app.storage)
  return names.filter((name) => /^readings-\w+\.sqlite$/.test(name))
}

/** Changes the file of the cache. */
async function inCache<Result>(work: (cache: DatabaseSync) => Result): Promise<Result> {
  const cache = new DatabaseSync(join(app.storage, (await files())[0]))
  try {
    return work(cache)
  } finally {
    cache.close()
  }
}

async function company(): Promise<string> {
  const row = await from('page_translations')
    .where({ page_key: 'root.company', locale: 'de' })
    .firstOrFail()
  return JSON.stringify(row)
}

/** Puts a text into the cache that no file contains. */
function tamper() {
  return inCache((cache) =>
    cache.exec("update records set value = replace(value, 'Seit 1924.', 'Seit 1066.')")
  )
}

test('a file that has not changed is not read again', async () => {
  await tamper()
  await load()
  expect(await company()).toContain('Seit 1066.')
})

describe('what is loaded is the same as without a cache', () => {
  test.each<[string, () => Promise<unknown>]>([
    ['a source', () => content.edit(COMPANY_DE, 'Seit 1924.', 'Seit 1925.')],
    ['a translation', () => content.edit(COMPANY_EN, 'Since 1924.', 'Since 1925.')],
    [
      'a text that others fall back on',
      () => content.edit(COMPANY_EN, 'title: Company', 'title: Co'),
    ],
    ['a number of all languages', () => content.edit(COMPANY_DE, 'order: true', 'order: false')],
    ['the source’s language', () => moveSource()],
    [
      'a translation that came',
      () => content.write('content/pages/root/company/it.yaml', 'path: ditta\n'),
    ],
    ['a translation that has gone', () => content.remove(COMPANY_EN)],
    ['a page that came', () => content.write('content/pages/root/x/de.yaml', PAGE)],
    ['a page that was moved', () => movePage()],
    ['the frame', () => content.edit('content/site/settings/de.yaml', 'Viermal', 'Fünfmal')],
    ['a contact', () => content.edit('content/contacts/berta/en.yaml', 'Head', 'Chief')],
    ['a redirect', () => content.edit('content/redirects.yaml', '/de/firma', '/de/haus')],
    ['a drawing', () => content.edit('media/hero/home.svg', '1067', '1066')],
    ['a photograph', () => replacePhotograph()],
    ['the crop of a photograph', () => cropPhotograph()],
    ['what a picture shows', () => content.edit('content/images/de.yaml', 'Messing', 'Gold')],
    ['a colour', () => content.edit('content/colours/de.yaml', 'lrv: 60', 'lrv: 61')],
  ])('after a change of %s', async (_, change) => {
    await change()
    const { written } = await load()
    expect(written).toBeGreaterThan(0)
    expect(await content.load()).toMatchObject({ written: 0 })
  })

  test('by another version of the code, which reads all of it itself', async () => {
    await tamper()
    await load('tomorrow')
    expect(await company()).toContain('Seit 1924.')
    await load('today')
    expect(await company()).toContain('Seit 1924.')
  })
})

const PAGE = 'component: Root/Show\npath: neu\nmeta: { title: Neu }\n'

async function moveSource() {
  const english = await content.read(COMPANY_DE)
  await content.write(COMPANY_EN, `source: en\n${english.replace('unternehmen', 'company')}`)
  await content.write(COMPANY_DE, 'path: unternehmen\n')
}

async function movePage() {
  await content.write('content/pages/root/y/de.yaml', await content.read(COMPANY_DE))
  await content.remove('content/pages/root/company')
  await content.edit('content/navigation/main/de.yaml', 'route: root.company', 'route: root.y')
  await content.edit('content/pages/home/index/de.yaml', 'route:root.company', 'route:root.y')
  await content.edit('content/redirects.yaml', 'route:root.company', 'route:root.y')
}

async function replacePhotograph() {
  await content.write('media/photos/a.jpg', await photo(1500, 990).jpeg().toBuffer())
}

function cropPhotograph() {
  return content.edit(
    'content/images/de.yaml',
    'photos/a.jpg,',
    'photos/a.jpg, crop: { ratio: "1:1" },'
  )
}

test('a link out of a file that has not changed is checked all the same', async () => {
  await content.edit('content/redirects.yaml', 'route:root.company', 'route:contact')
  await content.remove('content/pages/root/company')
  const [cached, uncached] = await Promise.all(
    [load, () => content.load()].map((way) => way().catch((error: Error) => error.message))
  )
  expect(cached).toMatch(/home\/index\/de\.yaml:\d+:\d+ error: unknown route "root\.company"/)
  expect(cached).toBe(uncached)
})

test('a warning is repeated as long as its cause remains', async () => {
  await content.edit(COMPANY_EN, 'id: history', 'id: story')
  const { warnings } = await load()
  expect(warnings).not.toHaveLength(0)
  expect((await load()).warnings).toEqual(warnings)
})

function keptNames() {
  return inCache((cache) =>
    cache
      .prepare('select name from records')
      .all()
      .map(({ name }) => name)
  )
}

test('the cache has no more than the content, by one version of the code', async () => {
  const before = await keptNames()
  await content.write('content/pages/root/x/de.yaml', PAGE)
  await load()
  expect(await keptNames()).toHaveLength(before.length + 1)
  await content.remove('content/pages/root/x')
  await load()
  expect(await keptNames()).toEqual(before)
  await load('tomorrow')
  expect(await files()).toHaveLength(1)
})

test('a load and a check of changes do not replace what the other has read', async () => {
  const { checkChanges } = await import('#content/editing/check_changes')
  const { Reading } = await import('#content/loading/reading')
  const find = vi.spyOn(Reading.prototype, 'find')
  await content.edit(COMPANY_DE, 'Seit 1924.', 'Seit 1925.')
  const draft = (await content.read(COMPANY_DE)).replace('Seit 1925.', 'Seit 1926.')
  await Promise.all([
    load(),
    checkChanges(content.root, new Map([[`resources/${COMPANY_DE}`, draft]]), 'today'),
  ])
  const readings = find.mock.contexts
  const begun = readings.filter((reading, place) => reading !== readings[place - 1])
  expect(begun).toHaveLength(2)
  find.mockRestore()
  expect(await company()).toContain('Seit 1925.')
})

test('where it was damaged it is begun anew, and the log says so', async () => {
  const { default: logger } = await import('@adonisjs/core/services/logger')
  const warn = vi.spyOn(logger, 'warn')
  const [file] = await files()
  await writeFile(join(app.storage, file), 'this is no database')
  await content.edit(COMPANY_DE, 'Seit 1924.', 'Seit 1925.')
  expect(await load()).toMatchObject({ written: 1 })
  expect(warn).toHaveBeenCalledExactlyOnceWith(
    { err: expect.any(Error) },
    `what was read before cannot be used: ${join(app.storage, file)}`
  )
  warn.mockRestore()
  expect(await load()).toMatchObject({ written: 0 })
  await tamper()
})

function failToReport() {
  throw new Error('nobody listens')
}

test('a check that fails closes what it has opened', async () => {
  const { RecordCache } = await import('#content/loading/record_cache')
  const { findProblems } = await import('#content/checking/find_problems')
  const close = vi.spyOn(RecordCache.prototype, 'close')
  await expect(findProblems(content.root, undefined, { report: failToReport })).rejects.toThrow(
    'nobody listens'
  )
  expect(close).toHaveBeenCalledOnce()
  close.mockRestore()
})
