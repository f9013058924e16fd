import { cp, readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { givenSmallSite } from '#tests/fixtures/content/small_site'
import { run } from '#tests/fixtures/processes/commands'
import { givenFolder } from '#tests/given_folder'

const site = givenSmallSite()
const PRIVACY = 'content/pages/root/privacy/de.yaml'

const folder = givenFolder('export')

/** All files of a folder with their bytes. */
async function bytesOf(root: string): Promise<Record<string, string>> {
  const content = join(root, 'resources/content')
  const entries = await readdir(content, { recursive: true, withFileTypes: true })
  const paths = entries
    .filter((each) => each.isFile())
    .map((each) => join(each.parentPath, each.name))
  const bytes = paths
    .toSorted()
    .map(async (path) => [path.slice(content.length), await readFile(path, 'hex')])
  return Object.fromEntries(await Promise.all(bytes))
}

test('the database gives back every file byte for byte, and is loaded from them as it is', async () => {
  await site.content.write(
    PRIVACY,
    '\uFEFF# Kommentar  \r\ncomponent: Root/Show\r\npath:   datenschutz\r\nmeta: { title: "Datenschutz \\u00e4 🙂" }'
  )
  await site.content.write('content/pages/root/privacy/.translations', '# beside it\n')
  await site.content.write('content/paths.yaml', '/de/alt: root.privacy\n')
  await site.content.load()
  const out = join(folder, 'whole')
  expect((await run('content:export', out)).exitCode).toBe(0)
  expect(await bytesOf(out)).toEqual(await bytesOf(site.content.root))

  await cp(join(site.content.root, 'resources/media'), join(out, 'resources/media'), {
    recursive: true,
  })
  const { loadContent } = await import('#content/loading/loader')
  expect((await loadContent(out)).written).toBe(0)
})

test('a comment is kept, and makes no new version of the content', async () => {
  const { from } = await import('#database/query')
  const version = await from('content_versions').select('version').first()
  await site.content.write(PRIVACY, `${await site.content.read(PRIVACY)}\n# a last word\n`)
  expect((await site.content.load()).written).toBe(0)
  expect(await from('content_versions').select('version').first()).toEqual(version)
  expect((await run('content:export', '--check')).exitCode).toBe(0)
})

test('files that differ from what was loaded are named', async () => {
  await site.content.edit(PRIVACY, 'a last word', 'another word')
  await site.content.write('content/pages/root/works/de.yaml', 'component: Root/Show\n')
  await site.content.remove('content/contacts/hugo')
  const { said, exitCode } = await run('content:export', '--check')
  expect(exitCode).toBe(1)
  expect(said.replaceAll(/^\[.*?\] /gm, '').split('\n')).toEqual([
    'resources/content/contacts/hugo/de.yaml is in the database only',
    `resources/${PRIVACY} differs`,
    'resources/content/pages/root/works/de.yaml is not in the database',
  ])
})

test('nothing is overwritten', async () => {
  const { said, exitCode } = await run('content:export', site.content.root)
  expect(exitCode).toBe(1)
  expect(said).toContain('nothing is overwritten')
})
