import { beforeAll, expect, test } from 'vitest'
import { givenApp } from '#tests/app'

givenApp({ contentRoot: null })
let withLock: typeof import('#database/lock')['withLock']

beforeAll(async () => {
  ;({ withLock } = await import('#database/lock'))
})

const nobody = () => expect.unreachable('There is nobody to wait for')

test('the second process reports once that it waits, and runs when the first has ended', async () => {
  const first = Promise.withResolvers<void>()
  const waits = Promise.withResolvers<void>()
  const events: string[] = []
  const long = withLock(async () => {
    events.push('first')
    await first.promise
    events.push('first ended')
  }, nobody)
  await expect.poll(() => events).toEqual(['first'])

  const short = withLock(
    async () => events.push('second'),
    () => {
      events.push('second waits')
      waits.resolve()
    }
  )
  await waits.promise
  first.resolve()
  await Promise.all([long, short])
  expect(events).toEqual(['first', 'second waits', 'first ended', 'second'])
})

test('work that fails leaves nobody waiting', async () => {
  await expect(withLock(() => Promise.reject(new Error('broken')), nobody)).rejects.toThrow(
    'broken'
  )
  expect(await withLock(async () => 'done', nobody)).toBe('done')
})

test('meanwhile the database itself may be written to', async () => {
  const { default: db } = await import('@adonisjs/lucid/services/db')
  await withLock(
    () => db.transaction((trx) => trx.table('content_versions').insert({ id: 7, version: 'x' })),
    nobody
  )
  expect(await db.from('content_versions').where({ id: 7 })).toHaveLength(1)
})
