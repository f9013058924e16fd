import { chmodSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import type { ContentStore } from '#studio/content_store'
import type { StudioRefusal } from '#studio/refusal'
import { givenSmallSite } from '#tests/fixtures/content/small_site'

const COMPANY = 'pages/root/company/de.yaml'
const ENGLISH = 'pages/root/company/en.yaml'
const PERSON = 'contacts/berta/de.yaml'

const { content } = givenSmallSite()
let api: typeof import('#studio/files_api')
let store: ContentStore
let before: Map<string, string>
/** What somebody else does while a save is checked. */
let meanwhile = () => {}

beforeAll(async () => {
  api = await import('#studio/files_api')
  before = new Map([COMPANY, ENGLISH, PERSON].map((file) => [file, textOf(file)]))
})

beforeEach(async () => {
  const { ContentStore } = await import('#studio/content_store')
  store = new ContentStore(content.root, () => {
    meanwhile()
    return 'tests'
  })
})

afterEach(() => {
  meanwhile = () => {}
  for (const [file, text] of before) {
    if (!statSync(pathOf(file), { throwIfNoEntry: false })?.isFile()) {
      rmSync(pathOf(file), { recursive: true, force: true })
    } else chmodSync(pathOf(file), 0o644)
    writeFileSync(pathOf(file), text)
  }
})

function pathOf(file: string): string {
  return join(content.root, 'resources/content', file)
}

function textOf(file: string): string {
  return readFileSync(pathOf(file), 'utf8')
}

function replace(file: string, text: string, other: string) {
  writeFileSync(pathOf(file), textOf(file).replace(text, other))
}

/** Opens a file, and saves it after a change of its data. */
// oxlint-disable-next-line typescript/no-explicit-any -- the data of a file has no type
async function save(path: string, change: (data: any) => void, then = () => {}) {
  const { revision, data: base } = await api.readFile(store, path)
  then()
  const data = structuredClone(base)
  change(data)
  return api.writeFile(store, { path, revision, base, data })
}

test('what somebody else writes while a save is checked is kept', async () => {
  meanwhile = () => replace(COMPANY, 'path: unternehmen', 'path: firma')
  await save(COMPANY, (data) => (data.meta.title = 'Über uns'))
  const text = before.get(COMPANY)?.replace('path: unternehmen', 'path: firma')
  expect(textOf(COMPANY)).toBe(text?.replace('title: Unternehmen', 'title: Über uns'))
})

test('a field that somebody else writes while a save is checked is asked about', async () => {
  meanwhile = () => replace(COMPANY, 'title: Unternehmen', 'title: Firma')
  const saved = save(COMPANY, (data) => (data.meta.title = 'Über uns'))
  await expect(saved).rejects.toMatchObject({
    status: 409,
    details: { conflicts: [{ place: '/meta/title', theirs: 'Firma', mine: 'Über uns' }] },
  })
  expect(textOf(COMPANY)).toContain('title: Firma')
})

test('of a block that somebody else has moved, the chosen version is written to it', async () => {
  const opened = await api.readFile(store, COMPANY)
  const base = opened.data
  const note = '  - { id: note, type: Text, title: Hinweis, text: Neu. }\n'
  replace(COMPANY, 'blocks:\n', `blocks:\n${note}`)
  replace(COMPANY, 'title: Geschichte', 'title: Ihre Geschichte')
  const theirs = textOf(COMPANY)
  const data = structuredClone(base) as { blocks: { title?: string }[] }
  data.blocks[0].title = 'Meine Geschichte'
  const sent = { path: COMPANY, revision: opened.revision, base, data }
  const place = '/blocks/history/title'
  const refused = await api.writeFile(store, sent).catch((error: StudioRefusal) => error.details)
  expect(refused).toMatchObject({
    conflicts: [{ place, theirs: 'Ihre Geschichte', mine: 'Meine Geschichte' }],
  })
  const { revision } = refused as { revision: string }

  /** What was chosen of another version is asked about again. */
  const older = { revision: 'another', sides: { [place]: 'mine' } } as const
  await expect(api.writeFile(store, { ...sent, choice: older })).rejects.toMatchObject({
    status: 409,
  })
  await api.writeFile(store, { ...sent, choice: { revision, sides: { [place]: 'theirs' } } })
  expect(textOf(COMPANY)).toBe(theirs)
  await api.writeFile(store, { ...sent, choice: { revision, sides: { [place]: 'mine' } } })
  expect(textOf(COMPANY)).toBe(theirs.replace('Ihre Geschichte', 'Meine Geschichte'))
})

test.each([
  ['mine', true],
  ['theirs', false],
] as const)('of a block that somebody else has removed, %s is kept', async (side, isThere) => {
  const { revision, data: base } = await api.readFile(store, COMPANY)
  const block = /  - id: questions\n[^]+/
  writeFileSync(pathOf(COMPANY), textOf(COMPANY).replace(block, ''))
  const data = structuredClone(base) as { blocks: { items: { title: string }[] }[] }
  data.blocks[2].items[0].title = 'Kühlung?'
  const sent = { path: COMPANY, revision, base, data }
  const refused = await api.writeFile(store, sent).catch((error: StudioRefusal) => error.details)
  expect(refused).toMatchObject({
    conflicts: [{ place: '/blocks/questions', mine: { id: 'questions' } }],
  })
  const met = (refused as { revision: string }).revision
  const choice = { revision: met, sides: { '/blocks/questions': side } }
  await api.writeFile(store, { ...sent, choice })
  expect(textOf(COMPANY).includes('Kühlung?')).toBe(isThere)
})

test('a translation that somebody has removed is not written again', async () => {
  const remove = () => rmSync(pathOf(ENGLISH))
  await expect(
    save(ENGLISH, (data) => (data.meta.title = 'About us'), remove)
  ).rejects.toMatchObject({ status: 409, message: expect.stringMatching(/was removed/) })
  expect(() => textOf(ENGLISH)).toThrow('ENOENT')
})

test('a translation of what the source said before is outdated at once', async () => {
  const { source, ...opened } = await api.readFile(store, ENGLISH)
  replace(COMPANY, 'title: Unternehmen', 'title: Die Firma')
  const { acceptText } = await import('#studio/pages_api')
  const { data: base, revision } = opened
  const data = { ...base, meta: { title: 'The company' } }
  await api.writeFile(store, { path: ENGLISH, revision, base, data, source: source?.data })
  const stateOfTitle = async () => {
    const { texts = [] } = await api.readFile(store, ENGLISH)
    return texts.find(({ name }) => name === 'meta/title')?.state
  }
  expect(await stateOfTitle()).toBe('outdated')
  const text = { path: ENGLISH, name: 'meta/title' }
  await acceptText(store, { ...text, source: 'Unternehmen' })
  expect(await stateOfTitle()).toBe('outdated')
  await acceptText(store, { ...text, source: 'Die Firma' })
  expect(await stateOfTitle()).toBe('current')
})

test('a source that somebody has removed is not written again', async () => {
  const remove = () => rmSync(pathOf(COMPANY))
  await expect(save(COMPANY, (data) => (data.meta.title = 'Firma'), remove)).rejects.toMatchObject({
    status: 409,
    message: `resources/content/${COMPANY} was removed by somebody else meanwhile.`,
  })
})

test.each([COMPANY, ENGLISH])('a folder in the place of %s is refused in words', async (file) => {
  const make = () => {
    rmSync(pathOf(file))
    mkdirSync(pathOf(file))
  }
  await expect(save(file, (data) => (data.meta.title = 'x'), make)).rejects.toMatchObject({
    message: expect.stringMatching(/the source language is missing|was removed/),
  })
})

test.each([
  ['a field twice', COMPANY, 'path: a\npath: b\n', /de\.yaml:2 cannot be read\. .*unique/],
  ['a tab', COMPANY, 'meta:\n\ttitle: x\n', /de\.yaml:2 cannot be read\. broken YAML/],
  ['a conflict', COMPANY, '<<<<<<< ours\npath: a\n=======\npath: b\n', /de\.yaml:1 .*two versions/],
  ['an alias', ENGLISH, 'path: &a x\nmeta: { title: *a }\n', /en\.yaml:2 .*Write it out/],
  ['other bytes', COMPANY, Buffer.from('path: \xdf', 'latin1'), /de\.yaml:1 .*UTF-8/],
])('a file with %s is refused with the place and the reason', async (_, file, text, reason) => {
  writeFileSync(pathOf(file), text)
  await expect(api.readFile(store, file)).rejects.toMatchObject({
    status: 422,
    message: expect.stringMatching(reason),
  })
})

test('a record is found although the file of another one has mistakes', async () => {
  writeFileSync(pathOf(PERSON), 'id: 1\nid: 2\n')
  const { findPart } = await import('#studio/parts_api')
  const found = await findPart(store, { record: 'contact', id: '9' })
  expect(found.file).toBe('contacts/hugo/de.yaml')
})

test('a save keeps the rights of a file, and refuses one that is read-only', async () => {
  chmodSync(pathOf(COMPANY), 0o640)
  await save(COMPANY, (data) => (data.meta.title = 'Über uns'))
  expect(statSync(pathOf(COMPANY)).mode & 0o777).toBe(0o640)

  chmodSync(pathOf(COMPANY), 0o440)
  const saved = save(COMPANY, (data) => (data.meta.title = 'Firma'))
  await expect(saved).rejects.toThrow(`${COMPANY} is read-only.`)
  await expect(store.undo()).rejects.toThrow(`${COMPANY} is read-only.`)
  expect(textOf(COMPANY)).toContain('title: Über uns')
})

test('blank lines that are typed at the end of a text are not written', async () => {
  await save(COMPANY, (data) => (data.intro = 'Fünfte *Generation*.\n\n'))
  expect(textOf(COMPANY)).toContain('\nintro: Fünfte *Generation*.\nblocks:')
})

test('letters that are typed in two characters are written in one, and others stay', async () => {
  replace(COMPANY, 'Seit 1924.', 'Fu\u0308r 1924.')
  const text = textOf(COMPANY)
  await save(COMPANY, (data) => (data.meta.title = 'U\u0308ber uns'))
  expect(textOf(COMPANY)).toBe(text.replace('title: Unternehmen', 'title: \u00DCber uns'))
})

test('blank lines that a file has at the end of a text stay', async () => {
  replace(COMPANY, 'intro: Vierte *Generation*.', 'intro: |+\n  Vierte *Generation*.\n\n')
  const text = textOf(COMPANY)
  await save(COMPANY, (data) => (data.meta.title = 'Über uns'))
  expect(textOf(COMPANY)).toBe(text.replace('title: Unternehmen', 'title: Über uns'))
})
