import { symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { givenSmallSite } from '#tests/fixtures/content/small_site'
import { givenStudioApi } from '#tests/fixtures/studio/studio_api'

const { content } = givenSmallSite()
const { ask, save, undoAll } = givenStudioApi(content)

const COMPANY = 'pages/root/company/de.yaml'

let company: string

beforeAll(async () => {
  company = await textOf(COMPANY)
})

/** Each test leaves the content as it found it, by undo alone. */
afterEach(async () => {
  await undoAll()
  expect(await textOf(COMPANY)).toBe(company)
})

const textOf = (file: string) => content.read(`content/${file}`)
const write = (text: string) => content.write(`content/${COMPANY}`, text)
const undo = () => ask('POST', '/undo')
const history = async () => (await ask('GET', '/history')).body
const lastEntry = async () => (await history()).done.at(-1)

test('a part of a page is found in its file', async () => {
  const { status, body } = await ask('GET', '/part?key=home&locale=en&block=about')
  await expect({ status, body }).toHaveStatus(200)
  expect(body).toEqual({
    file: 'pages/home/index/en.yaml',
    source: { file: 'pages/home/index/de.yaml', pointer: '/blocks/0' },
  })
  await expect(await ask('GET', '/part?key=nowhere')).toHaveStatus(404)
})

test.each([
  ['record=colour&id=silver_matt', 'colours/de.yaml', /^(\/\w+)+$/],
  ['record=contact&id=7', 'contacts/berta/de.yaml', /^$/],
  ['record=images&id=hero/home.svg', 'images/de.yaml', /^\/images\/\d+$/],
])('a record is found in its file: %s', async (query, file, pointer) => {
  const { body } = await ask('GET', `/part?${query}`)
  expect(body).toEqual({ file, source: { file, pointer: expect.stringMatching(pointer) } })
})

test('a file comes with the schema of its kind alone, a translation with the state of its texts', async () => {
  const { body } = await ask('GET', '/file?path=pages/home/index/en.yaml')
  expect(body.schema.properties.meta.properties.title.translated).toBe(true)
  expect(body.schema.properties.component).toBeUndefined()
  expect(body.source.data.component).toBe('Home/Show')
  expect(body.texts).toContainEqual(
    expect.objectContaining({ name: 'meta/title', pointer: '/meta/title', state: 'current' })
  )
  const whole = await ask('GET', '/file?path=pages/home/index/de.yaml')
  expect(whole.body.schema.properties.component.const).toBe('Home/Show')
})

test('a file that another program is writing is waited for', async () => {
  await write('')
  const { ContentStore } = await import('#studio/content_store')
  const read = vi.spyOn(ContentStore.prototype, 'read')
  const opened = ask('GET', `/file?path=${COMPANY}`)
  await expect.poll(() => read).toHaveBeenCalled()
  read.mockRestore()
  await write(company)
  await expect(await opened).toHaveStatus(200)
})

describe('saving', () => {
  test('writes what is changed and nothing else; what changes nothing writes nothing', async () => {
    const answer = await save(COMPANY, (data) => (data.meta.title = 'Über uns'))
    await expect(answer).toHaveStatus(200)
    expect(await textOf(COMPANY)).toBe(company.replace('title: Unternehmen', 'title: Über uns'))

    expect((await undo()).body.entry).toEqual({
      file: `resources/content/${COMPANY}`,
      title: 'Über uns',
      action: { path: ['meta', 'title'], state: 'changed' },
    })
    expect(await textOf(COMPANY)).toBe(company)
    await ask('POST', '/redo')
    expect(await textOf(COMPANY)).not.toBe(company)
    await undo()

    await save(COMPANY, () => undefined)
    expect((await history()).done).toEqual([])
  })

  test('takes a change back where a field gets its former words again', async () => {
    await save(COMPANY, (data) => (data.intro = 'Fünfte *Generation*.'))
    await save(COMPANY, (data) => (data.intro = 'Sechste *Generation*.'))
    await save(COMPANY, (data) => (data.intro = 'Vierte *Generation*.'))
    expect(await textOf(COMPANY)).toBe(company)
    const entry = {
      file: `resources/content/${COMPANY}`,
      title: 'Unternehmen',
      action: { path: ['intro'], state: 'changed' },
    }
    expect(await history()).toEqual({ done: [], undone: [entry, entry] })
    await ask('POST', '/redo')
    expect(await textOf(COMPANY)).toContain('Fünfte *Generation*.')
  })

  test('is called in the history by what it did to which page', async () => {
    await save(COMPANY, (data) => data.blocks.push({ id: 'new', type: 'Text', text: 'Hier.' }))
    expect((await lastEntry()).action).toEqual({
      path: ['blocks', { entry: 'Hier.' }],
      state: 'added',
    })
    await save(COMPANY, (data) => (data.blocks = data.blocks.toReversed()))
    expect((await lastEntry()).action).toEqual({ path: ['blocks'], state: 'moved' })
    await save(COMPANY, (data) => {
      data.blocks = data.blocks.toReversed()
      data.intro = 'Fünfte *Generation*.'
    })
    expect((await lastEntry()).action).toEqual({ path: [], state: 'changed' })
    await save('pages/home/index/fr.yaml', (data) => delete data.hero)
    expect(await lastEntry()).toEqual({
      file: 'resources/content/pages/home/index/fr.yaml',
      title: 'Profilés de sol',
      action: { path: ['hero'], state: 'removed' },
    })
  })

  test('keeps hard line breaks', async () => {
    const text = 'Seit 1924.  \nIn Saumingen.\n\nBis heute.'
    const { body } = await save(COMPANY, (data) => {
      data.blocks[0].title = 'Unsere\nGeschichte'
      data.blocks[0].text = text
    })
    expect(body.data.blocks[0]).toMatchObject({ title: 'Unsere\nGeschichte', text })
  })

  test('merges what somebody else has changed meanwhile, and asks about the same field', async () => {
    const opened = await ask('GET', `/file?path=${COMPANY}`)
    await write(company.replace('path: unternehmen', 'path: firma'))
    const merged = await save(COMPANY, (data) => (data.meta.title = 'Firma'), opened)
    await expect(merged).toHaveStatus(200)
    expect(merged.body.data).toMatchObject({ path: 'firma', meta: { title: 'Firma' } })

    const conflict = await save(COMPANY, (data) => (data.path = 'betrieb'), opened)
    await expect(conflict).toHaveStatus(409)
    expect(conflict.body).toMatchObject({ conflicts: [{ place: '/path', theirs: 'firma' }] })
    await undo()
    await write(company)
  })

  test('answers with the sentence of the check at its field, and writes nothing', async () => {
    const hero = { hero_headline: 'Firma', hero_image: 'hero/nowhere.jpg' }
    const misspelt = await save(COMPANY, (data) => (data.hero = hero))
    await expect(misspelt).toHaveStatus(422)
    expect(misspelt.body.problems).toContainEqual({
      file: `resources/content/${COMPANY}`,
      pointer: '/hero/hero_image',
      message: expect.stringMatching(/^unknown image "hero\/nowhere.jpg"\. /),
    })
    const unknown = await save(COMPANY, (data) => (data.meta.titel = 'x'))
    expect(unknown.body.problems[0].pointer).toBe('/meta/titel')
    const empty = await save(COMPANY, (data) => (data.meta.title = ''))
    expect(empty.body.problems[0].message).toMatch(/^"title" is empty\. /)
    const missing = await save(COMPANY, (data) => (data.hero = { hero_image: 'hero/home.svg' }))
    expect(missing.body.problems[0].pointer).toBe('/hero/hero_headline')
    expect((await history()).done).toEqual([])
  })

  test('keeps the byte order mark and the line ends of Windows', async () => {
    const windows = `\uFEFF${company.replaceAll('\n', '\r\n')}`
    await write(windows)
    const answer = await save(COMPANY, (data) => (data.meta.title = 'Über uns'))
    await expect(answer).toHaveStatus(200)
    expect(await textOf(COMPANY)).toBe(windows.replace('title: Unternehmen', 'title: Über uns'))
    await undo()
    await write(company)
  })

  test('a translation is noted in the ledger', async () => {
    const path = 'pages/home/index/fr.yaml'
    await save(path, (data) => (data.meta.title = 'Profilés'))
    expect(await textOf('pages/home/index/.translations')).toMatch(/^meta\/title \w+ fr$/m)
    await undo()
    expect(await textOf('pages/home/index/.translations').catch(() => '')).not.toMatch(/ fr$/m)
  })
})

describe('what a form offers', () => {
  test('pages by title and key, records by name, pictures with the places that use them', async () => {
    const links = await ask('GET', '/links?q=unternehm&locale=de')
    expect(links.body).toEqual([{ value: 'root.company', title: 'Unternehmen', kind: 'Root/Show' }])
    const persons = await ask('GET', '/entities?kind=contact')
    expect(persons.body).toContainEqual({ value: 7, title: 'Berta Stein' })
    const colours = await ask('GET', '/entities?kind=colour')
    expect(colours.body).toEqual([{ value: 'silver_matt', title: 'Silber matt' }])
    const media = await ask('GET', '/media?q=hero')
    expect(media.body).toEqual([
      expect.objectContaining({
        file: 'hero/home.svg',
        usedBy: expect.arrayContaining([expect.stringContaining('pages/home/index/de.yaml')]),
      }),
    ])
  })

  test('files, and pictures as they stand, but nothing beside them', async () => {
    await content.write('media/brochure.pdf', '%PDF-1.7')
    const files = await ask('GET', '/entities?kind=file')
    expect(files.body).toContainEqual(expect.objectContaining({ value: 'brochure.pdf' }))
    expect((await ask('GET', '/picture?file=hero/home.svg')).body).toMatch(/^<svg /)
    for (const file of ['hero/nowhere.svg', 'brochure.pdf', '../content/images/de.yaml']) {
      expect([403, 404]).toContain((await ask('GET', `/picture?file=${file}`)).status)
    }
    await content.remove('media/brochure.pdf')
  })
})

describe('pages', () => {
  test('get a block with an example of its content', async () => {
    const { status, body } = await ask('GET', '/block?type=TextImage')
    await expect({ status, body }).toHaveStatus(200)
    expect(body).toMatchObject({ id: 'text_image', type: 'TextImage', text: 'Text folgt.' })
    await expect(await ask('GET', '/block?type=Nothing')).toHaveStatus(404)
  })

  test('are listed with their changes, which are committed', async () => {
    await save(COMPANY, (data) => (data.intro = 'Fünfte *Generation*.'))
    const { body } = await ask('GET', '/changes')
    expect(body).toContainEqual({
      path: `resources/content/${COMPANY}`,
      title: 'Unternehmen',
      state: 'changed',
      problems: expect.any(Array),
      differences: [
        {
          path: ['intro'],
          state: 'changed',
          words: [
            { value: 'Vierte', removed: true },
            { value: 'Fünfte', added: true },
            { value: ' *Generation*.' },
          ],
        },
      ],
    })
    const paths = [`resources/content/${COMPANY}`]
    const committed = await ask('POST', '/commit', { message: 'Count again', paths })
    const [type, bytes] = committed.body.zip.split(',')
    expect(type).toBe('data:application/zip;base64')
    const zip = Buffer.from(bytes, 'base64').toString('utf8')
    expect(zip).toContain(paths[0] + (await textOf(COMPANY)))
  })

  test('have translations that are accepted text by text', async () => {
    const file = 'pages/home/index/fr.yaml'
    const accepted = { path: file, name: 'meta/title', source: 'Bodenprofile' }
    const { body } = await ask('POST', '/accept', accepted)
    expect(body).toContainEqual(expect.objectContaining({ name: 'meta/title', state: 'current' }))
    expect(await textOf('pages/home/index/.translations')).toMatch(/^meta\/title \w+ fr$/m)
  })
})

describe('the API refuses', () => {
  test.each([
    ['another name of the host', { host: 'evil.example' }],
    ['another origin', { origin: 'https://evil.example' }],
    ['another site', { 'sec-fetch-site': 'cross-site' }],
    ['a change without its header', { 'x-studio': '' }],
  ])('%s', async (_, headers) => {
    const answer = await ask('POST', '/undo', undefined, headers)
    await expect(answer).toHaveStatus(403)
    expect(answer.body.error).toEqual(expect.any(String))
  })

  test('paths outside of the content', async () => {
    await symlink('/etc', join(content.root, 'resources/content/pages/outside'))
    for (const path of [
      '../../package.json',
      'pages/../../../x/de.yaml',
      '/etc/passwd',
      'pages/outside/de.yaml',
      'schemas/page.json',
      'paths.yaml',
      'pages/home/index/.translations',
    ]) {
      const opened = await ask('GET', `/file?path=${encodeURIComponent(path)}`)
      expect([403, 404], path).toContain(opened.status)
      const saved = await ask('POST', '/file', { path, revision: null, base: {}, data: { a: 1 } })
      expect([403, 404], path).toContain(saved.status)
    }
  })

  test('more than a form can have', async () => {
    const answer = await ask('POST', '/file', { path: COMPANY, data: 'x'.repeat(1024 * 1024) })
    await expect(answer).toHaveStatus(413)
  })
})
