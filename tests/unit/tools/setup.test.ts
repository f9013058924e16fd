import { spawnSync } from 'node:child_process'
import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'

const INSTALLS = /^Installing packages … /m
const GENERATES = /^Generating the lists/m

/** A checkout with one package, which needs no registry, and one controller. */
let checkout: string
beforeEach(() => {
  checkout = mkdtempSync(join(tmpdir(), 'saumer-set-up-'))
  cpSync('bin', join(checkout, 'bin'), { recursive: true })
  copyFileSync('.env.example', join(checkout, '.env.example'))
  plant('app/home/home_controller.ts', '')
  plant('inertia/pages/Home/Show.tsx', '')
  plant(
    'ace.js',
    "const fs = require('node:fs')\nfs.mkdirSync('.adonisjs', { recursive: true })\nfs.writeFileSync('.adonisjs/asked', process.argv[2])\n"
  )
  plant('tile/package.json', JSON.stringify({ name: 'tile', version: '1.0.0' }))
  list({ start: 'node server.js' })
})
afterEach(() => rmSync(checkout, { recursive: true, force: true }))

function plant(name: string, text: string) {
  mkdirSync(dirname(join(checkout, name)), { recursive: true })
  writeFileSync(join(checkout, name), text)
}

/** Writes the list of packages with these scripts, and what is locked by it. */
function list(scripts: Record<string, string>, version = '1.0.0') {
  const dependencies = { tile: 'file:tile' }
  const packages = {
    '': { name: 'site', version: '1.0.0', dependencies },
    'node_modules/tile': { resolved: 'tile', link: true },
    tile: { version },
  }
  plant('tile/package.json', JSON.stringify({ name: 'tile', version }))
  plant('package.json', JSON.stringify({ name: 'site', version: '1.0.0', scripts, dependencies }))
  plant(
    'package-lock.json',
    JSON.stringify({ name: 'site', version: '1.0.0', lockfileVersion: 3, requires: true, packages })
  )
}

/** Runs the set-up; gives what it said. */
function setUp(): string {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['bin/setup.mjs'], {
    cwd: checkout,
    encoding: 'utf8',
  })
  expect(status, stdout + stderr).toBe(0)
  return stdout
}

test('a fresh clone gets its packages, its .env and its lists; a second time, nothing is done', () => {
  const said = setUp()
  expect(said).toMatch(/^Installing packages … \d+\.\d s$/m)
  expect(said).toMatch(/^Generating the lists of controllers and pages … \d+\.\d s$/m)
  expect(existsSync(join(checkout, 'node_modules/tile/package.json'))).toBe(true)
  expect(existsSync(join(checkout, '.env'))).toBe(true)
  expect(readFileSync(join(checkout, '.adonisjs/asked'), 'utf8')).toBe('codegen')
  expect(setUp()).toBe('')
})

test('another name of a script reinstalls nothing', () => {
  setUp()
  list({ serve: 'node server.js' })
  expect(setUp()).toBe('')
})

test('another version of a package is installed', () => {
  setUp()
  list({ start: 'node server.js' }, '1.0.1')
  const said = setUp()
  expect(said).toMatch(INSTALLS)
  expect(said).not.toMatch(GENERATES)
})

test('packages that were taken away are installed again', () => {
  setUp()
  rmSync(join(checkout, 'node_modules'), { recursive: true })
  expect(setUp()).toMatch(INSTALLS)
})

test('a new controller or page is listed, and nothing is installed for it', () => {
  setUp()
  for (const file of ['app/jobs/jobs_controller.ts', 'inertia/pages/Jobs/Index.tsx']) {
    plant(file, '')
    const said = setUp()
    expect(said).toMatch(GENERATES)
    expect(said).not.toMatch(INSTALLS)
  }
})
