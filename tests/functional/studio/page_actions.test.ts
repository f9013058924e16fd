import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { givenSmallSite } from '#tests/fixtures/content/small_site'
import { givenStudioApi } from '#tests/fixtures/studio/studio_api'

const COMPANY = 'pages/root/company/de.yaml'
const PATHS = 'paths.yaml'
const LIST = `# Every address that was ever published, and the key of its page: old ones lead to today's.
# Kept by "npm run content:paths", never by hand.
/de/kontakt: contact
/de/unternehmen: root.company
/en/company: root.company
`
const TERMS = `terms:
  - { avoid: Schnäppchen, use: Angebot, because: zu laut. }
`

const { content } = givenSmallSite()
let loads = 0
let isLoadable = true
let company = ''

beforeAll(async () => {
  await content.write(`content/${PATHS}`, LIST)
  await content.write('content/terms/de.yaml', TERMS)
  company = await read(COMPANY)
})
const { ask, save, undoAll } = givenStudioApi(content, async () => {
  loads++
  return isLoadable
})

/** Each test leaves the content as it found it, by undo alone. */
afterEach(async () => {
  isLoadable = true
  await undoAll()
  expect(await read(COMPANY)).toBe(company)
  expect(await read(PATHS)).toBe(LIST)
})

function read(file: string): Promise<string> {
  return content.read(`content/${file}`)
}

/** Does something with the company's page in German. */
function act(action: string, values: object = {}) {
  return ask('POST', '/page', { key: 'root.company', locale: 'de', action, ...values })
}

test('a new page of a kind is a draft with its title, within the folder of the page above it', async () => {
  const values = { kind: 'Root/Show', title: 'Unser Lager', path: 'unternehmen/unser-lager' }
  const { status, body } = await act('create', values)
  await expect({ status, body }).toHaveStatus(200)
  expect(body.url).toMatch(/^\/de\/unternehmen\/unser-lager\?preview=/)
  const text = await read('pages/root/company/unser_lager/de.yaml')
  expect(text).toMatch(/^path: unternehmen\/unser-lager\nstatus: draft$/m)
  expect(text).not.toContain('#')
  expect(text).toMatch(/^ {2}title: Unser Lager$/m)
  expect(text).toMatch(/^ {2}hero_headline: Unser Lager$/m)
  expect(text).not.toContain('description')

  const undone = await ask('POST', '/undo')
  expect(undone.body.url).toBe('/de/unternehmen')
  expect(existsSync(join(content.root, 'resources/content/pages/root/company'))).toBe(true)
  expect(existsSync(join(content.root, 'resources/content/pages/root/company/unser_lager'))).toBe(
    false
  )
  expect((await ask('POST', '/redo')).body.url).toMatch(/^\/de\/unternehmen\/unser-lager\?/)
})

test('a new page has the description that its form asks for', async () => {
  const description = 'Achttausend Stangen liegen bereit.'
  await act('create', { kind: 'Root/Show', title: 'Lager', path: 'lager', description })
  expect(await read('pages/root/lager/de.yaml')).toContain(`  description: ${description}\n`)
})

test('without a page above it, a new page is in the folder of its group', async () => {
  await act('create', { kind: 'Root/Show', title: 'Über uns', path: 'ueber-uns' })
  expect(await read('pages/root/ueber_uns/de.yaml')).toMatch(/^ {2}title: Über uns$/m)
})

test('a copy is a draft that differs in address and title only, with its translations', async () => {
  const translation = 'pages/root/company/en.yaml'
  await save(translation, (data) => (data.meta.title = 'The company'))
  await act('schedule', { publish_from: '2099-01-01', publish_until: '' })
  const english = await read(translation)

  const { body } = await act('duplicate', { title: 'Zweites Werk', path: 'zweites-werk' })
  expect(body.url).toMatch(/^\/de\/zweites-werk\?preview=/)
  expect(await read('pages/root/zweites_werk/de.yaml')).toBe(
    company
      .replace('path: unternehmen\n', 'path: zweites-werk\nstatus: draft\n')
      .replace('title: Unternehmen', 'title: Zweites Werk')
  )
  expect(await read('pages/root/zweites_werk/en.yaml')).toBe(
    english.replace('path: company\n', 'path: company-2\n')
  )
  const { texts } = (await ask('GET', '/file?path=pages/root/zweites_werk/en.yaml')).body
  expect(texts).toContainEqual(
    expect.objectContaining({ name: 'meta/title', state: 'outdated', source: 'Zweites Werk' })
  )

  expect((await ask('POST', '/undo')).body.url).toMatch(/^\/de\/unternehmen\?preview=2099/)
  for (const file of ['de.yaml', 'en.yaml', '.translations']) {
    await expect(read(`pages/root/zweites_werk/${file}`)).rejects.toThrow('ENOENT')
  }
})

test('a page that moves leaves a redirect, and comes back with both files in one step', async () => {
  const { body } = await act('rename', { path: 'betrieb' })
  expect(body.url).toBe('/de/betrieb')
  expect(await read(COMPANY)).toBe(company.replace('path: unternehmen', 'path: betrieb'))
  expect(await read(PATHS)).toBe(
    LIST.replace('/de/kontakt', '/de/betrieb: root.company\n/de/kontakt')
  )
  await content.load()
  expect(await redirectOf('/de/unternehmen')).toBe('/de/betrieb')

  const undone = await ask('POST', '/undo')
  expect(undone.body).toEqual({
    entry: { file: `resources/content/${COMPANY}`, title: 'Unternehmen', action: 'rename' },
    url: '/de/unternehmen',
  })
  await content.load()
})

test('a translation moves by itself, and the address of a draft is not published', async () => {
  const { body } = await act('rename', { locale: 'en', path: 'about' })
  expect(body.url).toBe('/en/about')
  expect(await read(PATHS)).toContain('/en/about: root.company\n/en/company: root.company\n')
  await act('create', { kind: 'Root/Show', title: 'Lager', path: 'lager' })
  const list = await read(PATHS)
  await act('rename', { key: 'root.lager', path: 'hallen' })
  expect(await read('pages/root/lager/de.yaml')).toMatch(/^path: hallen$/m)
  expect(await read(PATHS)).toBe(list)
})

test('a translation without an address moves from that of its source', async () => {
  const english = await read('pages/root/company/en.yaml')
  await content.write('content/pages/root/company/en.yaml', english.replace('path: company\n', ''))
  expect((await act('rename', { locale: 'en', path: 'about' })).body.url).toBe('/en/about')
  expect(await read(PATHS)).toBe(
    LIST.replace('/en/company', '/en/about: root.company\n/en/company') +
      '/en/unternehmen: root.company\n'
  )
  await ask('POST', '/undo')
  await content.write('content/pages/root/company/en.yaml', english)
})

test('a wrong address is explained once, not in the list of addresses too', async () => {
  const { body } = await act('rename', { path: '../x' })
  expect(body.problems.map(({ file }: { file: string }) => file)).toEqual([
    `resources/content/${COMPANY}`,
  ])
})

test('the folder of a page with a long address has a name that disks take', async () => {
  const { status, body } = await act('create', {
    kind: 'Root/Show',
    title: 'Lager',
    path: 'lager-'.repeat(60) + 'halle',
  })
  await expect({ status, body }).toHaveStatus(200)
})

test('a page is withdrawn, published for a time, and published for good', async () => {
  expect((await act('unpublish')).body.url).toMatch(/^\/de\/unternehmen\?preview=\./)
  const draft = company.replace('path: unternehmen\n', 'path: unternehmen\nstatus: draft\n')
  expect(await read(COMPANY)).toBe(draft)

  const days = { publish_from: '2099-01-01', publish_until: '2099-02-01' }
  expect((await act('schedule', days)).body.url).toMatch(/^\/de\/unternehmen\?preview=2099-01-01/)
  const written = 'publish_from: 2099-01-01\npublish_until: 2099-02-01\n'
  expect(await read(COMPANY)).toBe(draft.replace('status: draft\n', written))

  await act('schedule', { publish_from: '', publish_until: '' })
  expect(await read(COMPANY)).toBe(company)
})

test('the address of a page is noted when it is published', async () => {
  await act('create', { kind: 'Root/Show', title: 'Lager', path: 'lager' })
  const { body } = await act('schedule', { key: 'root.lager', publish_from: '', publish_until: '' })
  expect(body.url).toBe('/de/lager')
  expect(await read(PATHS)).toContain('/de/kontakt: contact\n/de/lager: root.lager\n')
})

test.each([
  [
    'an address that is taken',
    'create',
    { title: 'Neu', path: 'kontakt' },
    'path',
    /taken by .*contact\/index/,
  ],
  ['an address with a space', 'rename', { path: 'der betrieb' }, 'path', /only lower-case letters/],
  ['the address of another page', 'rename', { path: 'datenschutz' }, 'path', /taken by .*privacy/],
  [
    'a word to avoid',
    'duplicate',
    { title: 'Schnäppchen', path: 'neu' },
    'title',
    /Write "Angebot"/,
  ],
  ['a title of nothing', 'duplicate', { title: '', path: 'neu' }, 'title', /"title" is empty/],
  [
    'a day that is none',
    'schedule',
    { publish_from: '2099-02-30', publish_until: '' },
    'publish_from',
    /a day like/,
  ],
  [
    'an end before the beginning',
    'schedule',
    { publish_from: '2099-02-01', publish_until: '2099-01-01' },
    'publish_until',
    /end before it begins/,
  ],
])(
  '%s is refused at its field, and nothing is written',
  async (_, action, values, field, reason) => {
    const { done } = (await ask('GET', '/history')).body
    const { status, body } = await act(action, { kind: 'Root/Show', ...values })
    await expect({ status, body }).toHaveStatus(422)
    const fields = body.problems.map(({ pointer }: { pointer: string }) =>
      pointer.split('/').at(-1)
    )
    expect(fields).toContain(field)
    expect(body.problems[fields.indexOf(field)].message).toMatch(reason)
    expect((await ask('GET', '/history')).body.done).toEqual(done)
  }
)

test('a folder that has a page is not written into, whatever its address', async () => {
  const values = { kind: 'Root/Show', title: 'Company', path: 'company' }
  const { status, body } = await act('create', values)
  expect([status, body.problems[0].pointer]).toEqual([422, '/path'])
})

test('a page that the site cannot do without stays published', async () => {
  const { status, body } = await act('unpublish', { key: 'root.privacy' })
  await expect({ status, body }).toHaveStatus(422)
  expect(body.error).toMatch(/links to the page "root.privacy", which is a draft/)
})

test('there is an address only once the content is loaded', async () => {
  const before = loads
  isLoadable = false
  const { status, body } = await act('rename', { path: 'betrieb' })
  expect([status, body.url, loads - before]).toEqual([200, undefined, 1])
})

test('a preview has its address, as of a day if one is named', async () => {
  const query = 'key=root.company&locale=de'
  const { body } = await ask('GET', `/preview?${query}&at=2099-01-01`)
  expect(body.url).toMatch(/^http.*\/de\/unternehmen\?preview=2099-01-01\./)
  const refused = await ask('GET', `/preview?${query}&at=2099-02-30`)
  expect([refused.status, refused.body.problems[0].pointer]).toEqual([422, '/at'])
})

test('a new page has a hero only if others of its kind have one, and its title in its data', async () => {
  const path = 'pages/announcements/eins/de.yaml'
  await act('create', { kind: 'Announcements/Show', title: 'Eins', path: 'aktuelles/eins' })
  expect(await read(path)).toMatch(/^hero:\n( .*\n)*? {2}hero_headline: Eins$/m)
  await save(path, (data) => delete data.hero)

  await act('create', { kind: 'Announcements/Show', title: 'Zwei', path: 'aktuelles/zwei' })
  const text = await read('pages/announcements/zwei/de.yaml')
  expect(text).toMatch(/^data:\n( .*\n)*? {2}title: Zwei$/m)
  expect(text).not.toMatch(/^hero:/m)
})

test('kinds that there are several pages of are offered, with where their addresses begin', async () => {
  await act('create', { kind: 'Announcements/Show', title: 'Eins', path: 'aktuelles/eins' })
  await act('create', { kind: 'Announcements/Show', title: 'Zwei', path: 'aktuelles/zwei' })
  expect((await ask('GET', '/kinds')).body).toEqual([
    { kind: 'Announcements/Show', count: 2, path: 'aktuelles/' },
    { kind: 'Root/Show', count: 3, path: '' },
  ])
})

async function redirectOf(path: string) {
  const { resolvePage } = await import('#content/pages/resolver')
  const found = await resolvePage(path)
  return found.kind === 'redirect' ? found.url : found
}
