import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createDatabase } from '#tests/app'
import { ContentFolder } from '#tests/fixtures/content/content_folder'

const isOnPostgres = process.env.TEST_DATABASE === 'postgres'

/** An empty database, and content that two processes bring into it at the same time. */
let storage: string
let content: ContentFolder
let database: Awaited<ReturnType<typeof createDatabase>> | undefined
beforeAll(async () => {
  storage = await mkdtemp(join(tmpdir(), 'saumer-two-'))
  content = await ContentFolder.create()
  database = isOnPostgres ? await createDatabase() : undefined
})
afterAll(async () => {
  await database?.drop()
  await content.delete()
  await rm(storage, { recursive: true, force: true })
})

/** Runs a command of the build; gives its exit code and what it says. */
async function ace(...args: string[]) {
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    HOST: 'localhost',
    PORT: '3333',
    APP_KEY: 'a-key-for-tests-only-0123456789',
    LOG_LEVEL: 'silent',
    STORAGE_PATH: storage,
    CONTENT_ROOT: content.root,
    DATABASE_URL: database?.url ?? '',
  }
  const ended = promisify(execFile)(process.execPath, ['build/ace.js', ...args], { env })
  const { stdout, stderr, code = 0 } = await ended.catch((failed) => failed)
  return { code: Number(code), said: `${stdout}${stderr}` }
}

/** Runs a command as machines do that deploy at the same time. */
function atOnce(...args: string[]) {
  return Promise.all([ace(...args), ace(...args), ace(...args)])
}

test('machines that migrate and load at the same time wait for each other, and all succeed', async () => {
  for (const command of [['migration:run', '--force'], ['db:seed']]) {
    for (const { code, said } of await atOnce(...command)) expect(code, said).toBe(0)
  }
  const [{ said }] = await atOnce('db:seed')
  expect(said).toContain('Content is up to date.')
})
