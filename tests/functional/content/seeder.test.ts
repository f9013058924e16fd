import { spawn } from 'node:child_process'
import { cp, mkdtemp, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApp, type TestApp } from '#tests/app'
import { ContentFolder } from '#tests/fixtures/content_folder'

/** What the command line needs of the application, without its content. */
const APPLICATION = [
  '.adonisjs',
  'ace.js',
  'adonisrc.ts',
  'app',
  'bin',
  'config',
  'database',
  'package.json',
  'resources/lang',
  'start',
  'tsconfig.json',
]

let app: TestApp
let checkout: string
let content: ContentFolder

/** A migrated database, and a copy of the application that holds the small site. */
beforeAll(async () => {
  app = await startApp({ contentRoot: null })
  content = await ContentFolder.create()
  checkout = await mkdtemp(join(tmpdir(), 'saumer-checkout-'))
  for (const path of APPLICATION) {
    await cp(path, join(checkout, path), { recursive: true })
  }
  await symlink(join(process.cwd(), 'node_modules'), join(checkout, 'node_modules'))
  await symlink(join(content.root, 'resources/content'), join(checkout, 'resources/content'))
  await symlink(join(content.root, 'resources/media'), join(checkout, 'resources/media'))
})
afterAll(async () => {
  await app.close()
  await content.delete()
  await rm(checkout, { recursive: true, force: true })
})

/** Runs `node ace` in the copy, on this test's database. */
function ace(...args: string[]): Promise<{ code: number | null; output: string }> {
  return new Promise((resolve, reject) => {
    const command = spawn(process.execPath, ['ace.js', ...args], { cwd: checkout })
    let output = ''
    command.stdout.on('data', (chunk) => (output += chunk))
    command.stderr.on('data', (chunk) => (output += chunk))
    command.on('error', reject)
    command.on('close', (code) => resolve({ code, output }))
  })
}

test('seeding loads the content, and a second time finds it up to date', async () => {
  const first = await ace('db:seed')
  expect(first.output).toMatch(/Content loaded: \d+ rows written\./)
  expect(first.code).toBe(0)

  const second = await ace('db:seed')
  expect(second.output).toContain('Content is up to date.')
  expect(second.code).toBe(0)
})

test('seeding shows warnings and succeeds', async () => {
  await content.edit('content/pages/root/company/en.yaml', 'id: history', 'id: story')
  const { code, output } = await ace('db:seed')
  expect(output).toContain(
    'resources/content/pages/root/company/en.yaml:5:11 warning: there is no entry "story" in de.yaml'
  )
  expect(code).toBe(0)
  await content.edit('content/pages/root/company/en.yaml', 'id: story', 'id: history')
})

test.each(['content:load', 'db:seed', 'content:check'])(
  '%s of wrong content names file, line and column, and exits with code 1',
  async (command) => {
    await content.edit('content/pages/root/company/de.yaml', 'intro:', 'introduction:')
    const { code, output } = await ace(command)
    expect(output).toContain(
      'resources/content/pages/root/company/de.yaml:4:1 error: unknown field "introduction". Remove it'
    )
    expect(code).toBe(1)
    await content.edit('content/pages/root/company/de.yaml', 'introduction:', 'intro:')
  }
)
