import { beforeAll, describe, expect, test } from 'vitest'
import { givenApp } from '#tests/app'

givenApp({ contentRoot: null })

beforeAll(async () => {
  const { default: db } = await import('@adonisjs/lucid/services/db')
  await db.rawQuery('create table parents (id integer primary key)')
  await db.rawQuery(
    'create table children (parent integer references parents (id) deferrable initially deferred)'
  )
})

async function database() {
  return import('#database/transaction')
}

async function countChildren(): Promise<number> {
  const { default: db } = await import('@adonisjs/lucid/services/db')
  return (await db.from('children')).length
}

/** Work that fails with a code a number of times. */
function failing(code: string, times: number) {
  let attempts = 0
  return async () => {
    if (attempts++ < times) throw Object.assign(new Error(code), { code })
    return attempts
  }
}

describe('work that the database refuses', () => {
  test('is done again until the database is free', async () => {
    const { retry } = await database()
    expect(await retry(failing('SQLITE_BUSY', 2))).toBe(3)
  })

  test('is done once where that would not help', async () => {
    const { retry } = await database()
    const work = failing('SQLITE_CONSTRAINT_UNIQUE', 1)
    await expect(retry(work)).rejects.toMatchObject({ code: 'SQLITE_CONSTRAINT_UNIQUE' })
    expect(await work()).toBe(2)
  })
})

describe('a transaction', () => {
  test('is done again where another one inserted a unique row first', async () => {
    const { retryTransaction } = await database()
    for (const code of ['SQLITE_CONSTRAINT_UNIQUE', '23505']) {
      expect(await retryTransaction(failing(code, 1))).toBe(2)
    }
  })

  test('that fails only at COMMIT has failed, and keeps nothing', async () => {
    const { retryTransaction } = await database()
    const orphan = retryTransaction((trx) => trx.table('children').insert({ parent: 1 }))
    await expect(orphan).rejects.toMatchObject({
      status: 503,
      cause: { code: expect.stringMatching(/^(SQLITE_CONSTRAINT_FOREIGNKEY|23503)$/) },
    })
    expect(await countChildren()).toBe(0)
  })

  test('that failed at COMMIT leaves nothing open for the next one', async () => {
    const { transaction } = await database()
    const orphans = Array.from({ length: 5 }, (_, parent) =>
      transaction((trx) => trx.table('children').insert({ parent: parent + 10 }))
    )
    const family = transaction(async (trx) => {
      await trx.table('parents').insert({ id: 2 })
      await trx.table('children').insert({ parent: 2 })
    })
    const ends = await Promise.allSettled([...orphans, family])
    expect(ends.map(({ status }) => status)).toEqual([
      ...Array.from({ length: 5 }, () => 'rejected'),
      'fulfilled',
    ])
    expect(await countChildren()).toBe(1)
  })

  test('is no success when a statement failed whose error nobody passed on', async () => {
    const { transaction } = await database()
    const before = await countChildren()
    const swallowed = transaction(async (trx) => {
      await trx.table('children').insert({ parent: 2 })
      await trx.rawQuery('select * from nowhere').catch(() => undefined)
    })
    const committed = await swallowed.then(
      () => 1,
      () => 0
    )
    expect(await countChildren()).toBe(before + committed)
  })

  test('gives what its work gives, and undoes what its work throws over', async () => {
    const { transaction } = await database()
    const before = await countChildren()
    await expect(transaction(async () => 'done')).resolves.toBe('done')
    const thrown = transaction(async (trx) => {
      await trx.table('children').insert({ parent: 2 })
      throw new Error('stop')
    })
    await expect(thrown).rejects.toThrow('stop')
    expect(await countChildren()).toBe(before)
  })
})
