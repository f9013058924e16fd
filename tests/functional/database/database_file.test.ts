import { copyFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { givenApp } from '#tests/app'

const app = givenApp({ contentRoot: null })
let file: string
let assertDatabaseFile: typeof import('#database/database_file')['assertDatabaseFile']

beforeAll(async () => {
  file = join(app.storage, 'site.sqlite')
  ;({ assertDatabaseFile } = await import('#database/database_file'))
})

/** SQLite reports no error on a write, whatever has happened to the file. */
async function write() {
  const { default: db } = await import('@adonisjs/lucid/services/db')
  await db.table('content_versions').insert({ id: 7, version: 'written' })
  await db.from('content_versions').where({ id: 7 }).delete()
}

describe('the SQLite file', () => {
  test('is in order while it lies where it was opened, written to or not', async () => {
    assertDatabaseFile()
    await write()
    assertDatabaseFile()
  })

  test('is missed when it was removed, until it is back', async () => {
    await rename(file, `${file}.moved`)
    await write()
    expect(assertDatabaseFile).toThrow(/removed or replaced/)
    await rename(`${file}.moved`, file)
    assertDatabaseFile()
  })

  test('is missed when another one has its name, even with the same content', async () => {
    await copyFile(file, `${file}.copy`)
    await rename(file, `${file}.moved`)
    await rename(`${file}.copy`, file)
    await write()
    expect(assertDatabaseFile).toThrow(expect.objectContaining({ status: 503 }))
    await rm(file)
    await rename(`${file}.moved`, file)
    assertDatabaseFile()
  })

  test('keeps a load from being called done when it went into a removed file', async () => {
    const { ContentFolder } = await import('#tests/fixtures/content/content_folder')
    const content = await ContentFolder.create()
    await rename(file, `${file}.moved`)
    await expect(content.load()).rejects.toThrow(/removed or replaced/)
    await rename(`${file}.moved`, file)
    await content.load()
    await content.delete()
  })
})
