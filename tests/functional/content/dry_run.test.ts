import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { list } from '#tests/fixtures/content/content_folder'
import { givenSmallSite } from '#tests/fixtures/content/small_site'
import { run } from '#tests/fixtures/processes/commands'

const site = givenSmallSite()

let db: typeof import('@adonisjs/lucid/services/db')['default']
beforeAll(async () => {
  db = (await import('@adonisjs/lucid/services/db')).default
})

/** All rows of all tables. */
async function rows(): Promise<Record<string, unknown[]>> {
  const all: Record<string, unknown[]> = {}
  for (const table of await db.connection().getAllTables(['public'])) {
    const content: unknown[] = await db.from(table)
    all[table] = content.map((row) => JSON.stringify(row)).toSorted()
  }
  return all
}

/** All files of a folder with their bytes and times of modification. */
async function files(folder: string): Promise<Record<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const paths = entries
    .filter((each) => each.isFile())
    .map((each) => join(each.parentPath, each.name))
  const contents = paths
    .filter((path) => !/\.sqlite3?(-\w+)?$/.test(path))
    .map(async (path): Promise<[string, string]> => {
      return [path, `${(await stat(path)).mtimeMs} ${await readFile(path, 'base64')}`]
    })
  return Object.fromEntries(await Promise.all(contents))
}

const everything = async () => ({
  rows: await rows(),
  content: await files(site.content.root),
  storage: await files(site.app.storage),
})

/** The output of the terminal besides the log. */
async function dryRun() {
  return run('content:load', '--dry-run')
}

test('nothing to do is said', async () => {
  expect(await dryRun()).toEqual({ said: '', exitCode: 0 })
})

test('what would be created, changed and removed is said field by field, and nothing is written', async () => {
  await site.content.edit(
    'content/pages/root/company/de.yaml',
    'title: Geschichte',
    'title: Herkunft'
  )
  await site.content.edit('content/pages/root/company/de.yaml', 'order: true', 'order: false')
  await site.content.edit(
    'content/pages/root/company/en.yaml',
    'Fourth generation.',
    `${'Fourth generation. '.repeat(10)}And the fifth.`
  )
  await site.content.write('content/pages/root/works/de.yaml', list('Root/Show', 'werk', 'Werk'))
  await site.content.write(
    'media/materials/steel.svg',
    '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'
  )
  await site.content.edit(
    'content/images/de.yaml',
    'images:',
    'images:\n  - { id: materials/steel.svg, alt: Stahl }'
  )
  await site.content.remove('content/contacts/hugo')
  await site.content.edit('content/contacts/berta/de.yaml', 'last_name: Stein', 'last_name: Holz')
  await site.content.edit(
    'content/redirects.yaml',
    '  - { from: /de/firma, to: "route:root.company" }\n',
    ''
  )

  const before = await everything()
  const { said, exitCode } = await dryRun()
  expect(await everything()).toEqual(before)
  expect(exitCode).toBe(0)
  expect(said.split('\n').filter((line) => !/^ {4}original_url|^ {4}url/.test(line))).toEqual([
    'create page root.works',
    'change page root.company (de)',
    '    blocks.history.title: "Geschichte" → "Herkunft"',
    '    blocks.history.order: "true" → "false"',
    'change page root.company (en)',
    '    intro: "…rth generation.</p>" → "…rth generation. Fourth generation. Fourth generation. Fourth generatio…"',
    '    blocks.history.order: "true" → "false"',
    'create page root.works (de)',
    'change contacts 7',
    '    last_name: "Stein" → "Holz"',
    'remove contacts 9',
    'remove redirects /de/firma',
    'create images materials/steel.svg',
  ])
})

test('errors are reported, fail, and are not stored as those of a load', async () => {
  await site.content.edit('content/pages/root/company/de.yaml', 'intro:', 'introduction:')
  const before = await everything()
  const { said, exitCode } = await dryRun()
  expect(await everything()).toEqual(before)
  expect(exitCode).toBe(1)
  expect(said).toContain('resources/content/pages/root/company/de.yaml:4:1 error: unknown field')
})
