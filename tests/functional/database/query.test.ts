import { beforeAll, expect, test } from 'vitest'
import { givenApp } from '#tests/app'

givenApp({ contentRoot: null })
let from: typeof import('#database/query').from
let into: typeof import('#database/query').into

beforeAll(async () => {
  ;({ from, into } = await import('#database/query'))
  await into('pages').multiInsert([
    {
      key: 'news',
      component: 'Root/Show',
      source_locale: 'de',
      noindex: false,
      gone: false,
      checksum: 'a',
    },
    {
      key: 'jobs.fitter',
      component: 'Jobs/Show',
      source_locale: 'de',
      noindex: true,
      gone: false,
      checksum: 'b',
    },
  ])
  await into('jobs').insert({
    page_key: 'jobs.fitter',
    published_on: '2026-01-01',
    valid_through: '2026-12-31',
    checksum: 'c',
  })
})

test('a boolean is read alike whichever database hands it out', async () => {
  const { isTrue } = await import('#database/stored_values')
  const pages = await from('pages').orderBy('key').select('key', 'noindex', 'gone')
  expect(pages.map(({ noindex }) => isTrue(noindex))).toEqual([true, false])
  expect(pages.map(({ gone }) => isTrue(gone))).toEqual([false, false])
  expect(await from('pages').where('noindex', true).select('key')).toEqual([{ key: 'jobs.fitter' }])
})

test('a row has exactly the selected columns, under their own names', async () => {
  const jobs = await from('pages')
    .join('jobs', 'jobs.page_key', 'pages.key')
    .where({ 'pages.checksum': 'b', published_on: '2026-01-01' })
    .select('pages.key', 'jobs.checksum', 'valid_through')
  expect(jobs).toEqual([{ key: 'jobs.fitter', checksum: 'c', valid_through: '2026-12-31' }])
})

test('a query takes the values of another one', async () => {
  const offered = from('jobs').where('valid_through', '>=', '2026-06-01').select('page_key')
  expect(await from('pages').whereIn('key', offered).select('key')).toEqual([
    { key: 'jobs.fitter' },
  ])
})

test('rows are counted, as a number or as text', async () => {
  const [row] = await from('pages').count('* as pages').max('key as last').max('expires_on as end')
  expect({ ...row, pages: Number(row.pages) }).toEqual({ pages: 2, last: 'news', end: null })
})

test('an insert leaves a row alone that is there already', async () => {
  const row = { file: 'a.pdf', original_url: '/a.pdf', mime_type: 'application/pdf', checksum: 'a' }
  await into('files')
    .insert({ ...row, size: 1 })
    .onConflict('file')
    .ignore()
  await into('files')
    .insert({ ...row, size: 2 })
    .onConflict()
    .ignore()
  expect(await from('files').select('id', 'size')).toEqual([{ id: expect.any(Number), size: 1 }])
})

test('a change says how many rows it met; a transaction takes it back', async () => {
  const { default: db } = await import('@adonisjs/lucid/services/db')
  const trx = await db.transaction()
  expect(await from('pages', trx).where('key', 'news').update({ component: 'X' })).toBe(1)
  expect(await from('pages', trx).where('component', 'X').first()).toMatchObject({ key: 'news' })
  expect(await from('pages', trx).whereNull('expires_on').where('component', 'X').delete()).toBe(1)
  await trx.rollback()
  expect(await from('pages').where('key', 'news').first()).toMatchObject({ component: 'Root/Show' })
})
