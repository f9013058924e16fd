import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { cp, mkdtemp, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { ContentFolder } from '#tests/fixtures/content/content_folder'
import { freePort } from '#tests/fixtures/processes/free_port'

/** The production build in a folder whose name a URL must encode. */
let folder: string
let content: ContentFolder
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'Fußböden & Treppen 100%-'))
  await cp('build', join(folder, 'build'), { recursive: true })
  await symlink(resolve('node_modules'), join(folder, 'node_modules'))
  content = await ContentFolder.create()
})
afterAll(async () => {
  await rm(folder, { recursive: true, force: true })
  await content.delete()
})

test('in a folder with spaces and umlauts the site writes below itself, serves and is backed up', async () => {
  const port = await freePort()
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    HOST: 'localhost',
    PORT: String(port),
    APP_URL: 'https://www.saumer.example',
    APP_KEY: 'a-key-for-tests-only-0123456789',
    LOG_LEVEL: 'error',
    DATABASE_URL: '',
    STORAGE_PATH: 'storage',
    CONTENT_ROOT: content.root,
  }
  const ace = (...args: string[]) =>
    promisify(execFile)(process.execPath, [join(folder, 'build/ace.js'), ...args], { env })

  await ace('content:load')
  expect(existsSync(join(folder, 'build/storage/site.sqlite'))).toBe(true)

  const copy = join(folder, 'backup.sqlite')
  await ace('db:backup', copy)
  const backup = new DatabaseSync(copy, { readOnly: true })
  expect(backup.prepare('select count(*) as count from pages').get()?.count).toBeGreaterThan(0)
  backup.close()

  const server = spawn(process.execPath, [join(folder, 'build/bin/server.js')], { env })
  const ended = once(server, 'close')
  onTestFinished(async () => {
    server.kill('SIGKILL')
    await ended
  })
  const page = () => fetch(`http://localhost:${port}/de/unternehmen`)
  await expect.poll(page, { timeout: 30_000 }).toHaveStatus(200)
  const html = await (await page()).text()
  const [, picture] = /src="(\/media\/[^"]+)"/.exec(html) ?? []
  await expect(await fetch(`http://localhost:${port}${picture}`)).toHaveStatus(200)
})
