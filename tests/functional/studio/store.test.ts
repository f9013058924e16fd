import { execFileSync } from 'node:child_process'
import { chmod, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import type { ContentStore, HistoryEntry } from '#studio/content_store'
import { givenSmallSite } from '#tests/fixtures/content/small_site'

const COMPANY = 'resources/content/pages/root/company/de.yaml'
const NEW = 'resources/media/hero/Größe 1 [neu].svg'
const OTHER = 'resources/content/pages/home/index/de.yaml'

const ENTRY: HistoryEntry = { file: COMPANY, action: { path: [], state: 'changed' } }

const { content } = givenSmallSite()
let store: ContentStore
let api: typeof import('#studio/changes_api')

beforeAll(async () => {
  const { ContentStore } = await import('#studio/content_store')
  api = await import('#studio/changes_api')
  store = new ContentStore(content.root, () => 'tests')
  git('init', '--quiet', '--initial-branch=main')
  git('config', 'user.name', 'Anna Berg')
  git('config', 'user.email', 'anna@saumer.example')
  git('add', '.')
  git('commit', '--quiet', '-m', 'Begin')
})

/** Runs git in the content's folder, without the settings of who runs the tests. */
function git(...args: string[]): string {
  return execFileSync('git', args, { cwd: content.root, encoding: 'utf8' }).trim()
}

function commitCompany() {
  return api.commit(store, { message: 'Change', paths: [COMPANY] })
}

async function edit(file: string, change: (text: string) => string) {
  const path = join(content.root, file)
  await writeFile(path, change(await readFile(path, 'utf8')))
}

test('a save writes all its files, or none where the disk refuses one', async () => {
  const before = await readFile(join(content.root, COMPANY), 'utf8')
  const files = new Map([
    [COMPANY, Buffer.from('path: firma\n')],
    ['resources/media/hero/home.svg/below-a-file.svg', Buffer.from('<svg/>')],
  ])
  await expect(store.save(ENTRY, new Map(), { media: files })).rejects.toThrow(
    /^Nothing is saved, because/
  )
  expect(await readFile(join(content.root, COMPANY), 'utf8')).toBe(before)
  expect(store.history.done).toEqual([])
  expect(git('status', '--porcelain')).toBe('')
})

test('what a killed process has left of a write is removed at the next start, and nothing else', async () => {
  const folder = join(content.root, 'resources/content/pages/root/company')
  const left = join(folder, `.${'0a'.repeat(20)}.new`)
  await writeFile(left, 'path: fi')
  await writeFile(join(folder, '.own.new'), '')
  const { ContentStore } = await import('#studio/content_store')
  void new ContentStore(content.root, () => 'tests')
  await expect(readFile(left)).rejects.toThrow('ENOENT')
  expect(await readFile(join(folder, '.own.new'), 'utf8')).toBe('')
  await rm(join(folder, '.own.new'))
})

test('a commit holds the chosen files alone; what else is staged stays staged', async () => {
  await edit(OTHER, (text) => `${text}# staged\n`)
  git('add', OTHER)
  await edit(COMPANY, (text) => text.replace('title: Geschichte', 'title: Herkunft'))
  await writeFile(join(content.root, NEW), '<svg xmlns="http://www.w3.org/2000/svg"/>')

  const { commit } = (await api.commit(store, { message: '#1 Größe', paths: [COMPANY, NEW] })) as {
    commit: string
  }
  expect(git('log', '-1', '--format=%H %s')).toBe(`${commit} #1 Größe`)
  const files = git('-c', 'core.quotePath=false', 'show', '--name-only', '--format=', 'HEAD')
  expect(files.split('\n')).toEqual([COMPANY, NEW])
  expect(git('status', '--porcelain')).toBe(`M  ${OTHER}`)
})

test('what somebody has staged is neither listed nor committed', async () => {
  const listed = async () => (await api.findChanges(store, 'tests')).map(({ path }) => path)
  expect(git('diff', '--cached', '--name-only')).toBe(OTHER)
  expect(await listed()).not.toContain(OTHER)
  await expect(api.commit(store, { message: 'All', paths: [OTHER] })).rejects.toThrow(
    `${OTHER} has not changed.`
  )
  await edit(OTHER, (text) => `${text}# more\n`)
  expect(await listed()).toContain(OTHER)
})

test('what has changed is said entry by entry, wherever an entry stands now', async () => {
  const changes = async () => (await api.findChanges(store, 'tests')).find(byPath)?.differences
  const byPath = ({ path }: { path: string }) => path === COMPANY
  const added = '  - id: first\n    type: Text\n    title: Zuerst\n    text: Hier.\n'
  await edit(COMPANY, (text) =>
    text.replace('blocks:\n', `blocks:\n${added}`).replace('title: Herkunft', 'title: Woher')
  )
  expect(await changes()).toEqual([
    { path: ['blocks', { entry: 'Zuerst' }], state: 'added' },
    {
      path: ['blocks', { entry: 'Herkunft' }, 'title'],
      state: 'changed',
      words: [
        { value: 'Herkunft', removed: true },
        { value: 'Woher', added: true },
      ],
    },
  ])
})

test('a picture is called by what it shows', async () => {
  const texts = 'resources/content/images/de.yaml'
  await edit(texts, (text) => text.replace('Eiche an Beton', 'Eiche trifft Beton'))
  await edit('resources/media/hero/home.svg', (text) => `${text} `)
  await edit(OTHER, (text) => text.replace('hero/home.svg', 'materials/brass.svg'))
  const changes = new Map(
    (await api.findChanges(store, 'tests')).map((change) => [change.path, change])
  )
  expect(changes.get('resources/media/hero/home.svg')?.title).toBe('Eiche trifft Beton')
  expect(changes.get(texts)?.differences[0].path).toEqual([
    'images',
    { entry: 'Eiche an Beton' },
    'alt',
  ])
  expect(changes.get(OTHER)?.differences[0].words).toEqual([
    { value: 'Eiche trifft Beton', removed: true },
    { value: 'Messing', added: true },
  ])
  git('checkout', '--quiet', texts, 'resources/media', OTHER)
})

test('what the check finds in a text is said with the name of its field', async () => {
  await edit(COMPANY, (text) => text.replace('Seit 1924.', 'Seit  1924.'))
  const changes = await api.findChanges(store, 'tests')
  expect(changes.find(({ path }) => path === COMPANY)?.problems).toContainEqual({
    message: 'two spaces. Write one.',
    severity: 'warning',
    places: [['blocks', { entry: 'Woher' }, 'text']],
  })
  await edit(COMPANY, (text) => text.replace('Seit  1924.', 'Seit 1924.'))
})

test('of changed files the check finds what it finds in them among all', async () => {
  const { findProblems } = await import('#content/checking/find_problems')
  await edit(COMPANY, (text) => text.replace('intro: ', 'intro: Text folgt ... '))
  const files = new Set([COMPANY, OTHER])
  const found = await findProblems(content.root)
  const own = found.filter(({ file }) => files.has(file))
  expect(own.map(({ rule }) => rule)).toEqual(expect.arrayContaining(['placeholder', 'ellipsis']))
  expect(await findProblems(content.root, undefined, { files })).toEqual(own)
})

test('what git refuses is said in its words, and nothing is committed', async () => {
  const before = git('rev-parse', 'HEAD')
  const hook = join(content.root, '.git/hooks/pre-commit')
  await writeFile(hook, '#!/bin/sh\necho "The wording is not reviewed."\nexit 1\n')
  await chmod(hook, 0o755)
  await expect(commitCompany()).rejects.toThrow(/^git refuses: The wording is not reviewed\./)
  const added = 'resources/media/hero/added.svg'
  await writeFile(join(content.root, added), '<svg xmlns="http://www.w3.org/2000/svg"/>')
  const refused = api.commit(store, { message: 'Add', paths: [COMPANY, added] })
  await expect(refused).rejects.toThrow('git refuses: The wording is not reviewed.')
  expect(git('status', '--porcelain', added)).toBe(`?? ${added}`)
  await chmod(hook, 0o644)

  git('config', 'user.name', '')
  await expect(commitCompany()).rejects.toThrow(/git refuses: .*(ident|tell me who you are)/s)
  git('config', 'user.name', 'Anna Berg')

  git('checkout', '--quiet', '--detach')
  await expect(commitCompany()).rejects.toThrow(/^No branch is checked out/)
  expect(git('rev-parse', 'HEAD')).toBe(before)
})
