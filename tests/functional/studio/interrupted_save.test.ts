import { spawnSync } from 'node:child_process'
import { readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { givenSmallSite } from '#tests/fixtures/content/small_site'

const HOME = 'resources/content/pages/home/index/de.yaml'
const PATHS = 'resources/content/paths.yaml'
const NEW = 'resources/media/hero/interrupted.svg'
const WANTED = { [HOME]: 'path: start\n', [PATHS]: '/de/start: home\n', [NEW]: '<svg/>' }

const { content } = givenSmallSite()
let before: Record<string, string | undefined>

beforeAll(async () => {
  await content.write('content/paths.yaml', '/de: home\n')
  before = await contents()
})

afterEach(async () => {
  vi.restoreAllMocks()
  for (const [file, text] of Object.entries(before)) {
    if (text !== undefined) writeFileSync(join(content.root, file), text)
  }
  rmSync(join(content.root, NEW), { force: true })
})

/** The save of three files renames the journal, and then each of them; so does the undo, but for the new one. */
test.each([
  [1, 'before', 'the save is decided'],
  [2, 'after', 'its first file is there'],
  [3, 'after', 'its second file is there'],
  [4, 'after', 'its third file is there'],
  [5, 'after', 'the undo is decided'],
  [6, 'before', 'the first file is back'],
  [7, 'before', 'the second file is back'],
])(
  'a process that ends at its rename %i leaves all files as they were %s the save, before %s',
  async (rename, side) => {
    const { status } = saveUntil(rename)
    expect(status).toBe(9)
    const store = await restart()
    expect(await contents()).toEqual(side === 'before' ? before : WANTED)
    expect(left()).toEqual([])
    expect(store.history).toEqual({ done: [], undone: [] })
    await expect(store.undo()).rejects.toThrow('There is nothing left.')
  }
)

test('a save that is not finished overwrites nothing that somebody has changed since', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue()
  expect(saveUntil(3).status).toBe(9)
  writeFileSync(join(content.root, PATHS), '/de: somewhere\n')
  await restart()
  expect(await contents()).toEqual({ [HOME]: WANTED[HOME], [PATHS]: '/de: somewhere\n' })
  expect(warn).toHaveBeenCalledWith(expect.stringContaining(`${PATHS} has changed`))
  expect(left()).toEqual([])
})

/** Saves the files and takes that back in another process, which ends at one of its renames. */
function saveUntil(rename: number) {
  const imports = ['@poppinss/ts-exec', './tests/fixtures/studio/exit_at_rename.mjs']
  return spawnSync(
    process.execPath,
    [
      ...imports.map((each) => `--import=${each}`),
      'tests/fixtures/studio/save_and_undo.ts',
      content.root,
      JSON.stringify(WANTED),
    ],
    { env: { ...process.env, EXIT_AT_RENAME: String(rename) }, encoding: 'utf8' }
  )
}

async function restart() {
  const { ContentStore } = await import('#studio/content_store')
  return new ContentStore(content.root, () => 'tests')
}

async function contents(): Promise<Record<string, string | undefined>> {
  const texts = Object.keys(WANTED).map(async (file) => {
    const path = file.replace('resources/', '')
    return [file, await content.read(path).catch(() => undefined)] as const
  })
  return Object.fromEntries(await Promise.all(texts))
}

/** Returns what is hidden beside the files. */
function left(): string[] {
  return readdirSync(content.root, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /(^|[\\/])\.(save|[0-9a-f]{40})/.test(file)
  )
}
