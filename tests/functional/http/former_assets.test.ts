import { mkdir, mkdtemp, readdir, readFile, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { archiveAssets } from '#http/former_assets'
import { givenSmallSite } from '#tests/fixtures/content/small_site'
import { givenFolder } from '#tests/given_folder'
import { ask } from '#tests/visitor'

const DAY = 86_400_000

const folder = givenFolder('former-assets', 'test')
const archive = join(folder, 'archive')

/** A build with some assets, beside the manifest that Vite puts there. */
async function givenBuild(files: Record<string, string>): Promise<string> {
  const build = await mkdtemp(join(folder, 'build-'))
  await mkdir(join(build, '.vite'))
  for (const [name, content] of Object.entries(files)) await writeFile(join(build, name), content)
  return build
}

describe('the assets of a deployment', () => {
  test('stay there when the next one comes', async () => {
    await archiveAssets(await givenBuild({ 'shared-1.js': 'one', 'same-0.js': 'same' }), archive)
    await archiveAssets(await givenBuild({ 'shared-2.js': 'two', 'same-0.js': 'same' }), archive)
    expect((await readdir(archive)).toSorted()).toEqual(['same-0.js', 'shared-1.js', 'shared-2.js'])
    expect(await readFile(join(archive, 'shared-1.js'), 'utf8')).toBe('one')
  })

  test('go thirty days after its last start, and nothing that is still in use', async () => {
    const former = await givenBuild({ 'shared-1.js': 'one', 'same-0.js': 'same' })
    const next = await givenBuild({ 'shared-2.js': 'two', 'same-0.js': 'same' })
    const start = new Date()
    await archiveAssets(former, archive, start)
    await archiveAssets(next, archive, new Date(start.getTime() + 29 * DAY))
    expect(await readdir(archive)).toContain('shared-1.js')
    await archiveAssets(next, archive, new Date(start.getTime() + 31 * DAY))
    expect((await readdir(archive)).toSorted()).toEqual(['same-0.js', 'shared-2.js'])
  })

  test('that were copied by halves when the process was killed are not served', async () => {
    await mkdir(archive, { recursive: true })
    const unfinished = join(archive, '.1-shared-1.js')
    await writeFile(unfinished, 'on')
    const longAgo = new Date(Date.now() - 31 * DAY)
    await utimes(unfinished, longAgo, longAgo)
    await archiveAssets(await givenBuild({ 'shared-1.js': 'one' }), archive)
    expect(await readdir(archive)).toEqual(['shared-1.js'])
    expect(await readFile(join(archive, 'shared-1.js'), 'utf8')).toBe('one')
  })
})

describe('a visitor from before the update', () => {
  const { app } = givenSmallSite()

  test('still gets its scripts, compressed and for ever', async () => {
    const content = 'export const page = 1\n'.repeat(100)
    const build = await givenBuild({
      'Former-abc12345.js': content,
      'Former-abc12345.js.gz': '',
    })
    await writeFile(join(build, 'Former-abc12345.js.gz'), gzipSync(content))
    await archiveAssets(build, join(app.storage, 'public', 'assets'))

    const plain = await ask(app, '/assets/Former-abc12345.js')
    expect(plain).toMatchObject({ status: 200, body: content })
    expect(plain.headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
    })
    const gzip = await ask(app, '/assets/Former-abc12345.js', { 'Accept-Encoding': 'gzip' })
    expect(gzip.headers['content-encoding']).toBe('gzip')
  })

  test.each(['/assets/Former-abc12345.js.gz', '/assets/.vite', '/assets/../.env', '/assets/x.js'])(
    'gets nothing else: %s',
    async (url) => {
      await expect(await ask(app, url)).toHaveStatus(404)
    }
  )
})
