import { spawnSync } from 'node:child_process'
import { chmodSync, copyFileSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { beforeEach, expect, test } from 'vitest'
import { givenFolder } from '#tests/given_folder'

const folder = givenFolder('environment', 'test')
beforeEach(() => {
  copyFileSync('.env.example', join(folder, '.env.example'))
})

/** Runs the set-up in a folder of its own. */
function setUp() {
  const script = pathToFileURL(resolve('bin/setup/environment_file.mjs'))
  const call = `import(${JSON.stringify(script)}).then((file) => file.createEnvironmentFile())`
  expect(spawnSync(process.execPath, ['-e', call], { cwd: folder }).status).toBe(0)
}

const file = () => join(folder, '.env')
const mode = () => (statSync(file()).mode & 0o777).toString(8)

test('a new .env has a key of its own, and only its owner may read it', () => {
  setUp()
  expect(readFileSync(file(), 'utf8')).toMatch(/^APP_KEY=[\w-]{32}$/m)
  expect(mode()).toBe('600')
})

test('an .env that others could read is kept as it is, but from them', () => {
  writeFileSync(file(), 'APP_KEY=mine\n')
  chmodSync(file(), 0o644)
  setUp()
  expect(readFileSync(file(), 'utf8')).toBe('APP_KEY=mine\n')
  expect(mode()).toBe('600')
})
