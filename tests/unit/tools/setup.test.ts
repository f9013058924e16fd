import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { createServer } from 'node:net'
import { basename, dirname, join, relative } from 'node:path'
import { pathToFileURL } from 'node:url'
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { runScript } from '#tests/fixtures/processes/run_script'
import { givenFolder } from '#tests/given_folder'
import { npm, packagedNode } from '../../../bin/programs.mjs'

const INSTALLS = /^Installing packages … /m
const GENERATES = /^Generating the lists/m

/** A checkout with one package, which needs no registry, and one controller. */
const checkout = givenFolder('set-up', 'test')
beforeEach(() => {
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

/** Runs the set-up; gives its exit code and what it said. */
function tryToSetUp(args: string[] = [], settings: Record<string, string> = {}) {
  return spawnSync(process.execPath, ['bin/setup.mjs', ...args], {
    cwd: checkout,
    encoding: 'utf8',
    env: { ...process.env, ...settings },
  })
}

/** Runs the set-up, which succeeds; gives what it said. */
function setUp(args?: string[], settings?: Record<string, string>): string {
  const { status, stdout, stderr } = tryToSetUp(args, settings)
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

test('before the site is served, the lists are left to what generates them anyway', () => {
  expect(setUp(['serve'], { HOST: 'localhost', PORT: '0' })).not.toMatch(GENERATES)
  expect(existsSync(join(checkout, '.adonisjs'))).toBe(false)
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

test('a new controller or page is listed, and nothing is installed for it', () => {
  setUp()
  for (const file of ['app/jobs/jobs_controller.ts', 'inertia/pages/Jobs/Index.tsx']) {
    plant(file, '')
    const said = setUp()
    expect(said).toMatch(GENERATES)
    expect(said).not.toMatch(INSTALLS)
  }
})

/** Runs a file as the scripts of package.json do. */
function run(...args: string[]) {
  return spawnSync(process.execPath, ['bin/run.mjs', ...args], { cwd: checkout, encoding: 'utf8' })
}

describe('a script', () => {
  test('is set up, and runs in the same process with its arguments', () => {
    plant('first.mjs', "console.log('imported')")
    plant('script.mjs', "console.log(process.argv.slice(2).join(' '))\nprocess.exitCode = 7")
    const first = `--import=${pathToFileURL(join(checkout, 'first.mjs')).href}`
    const { status, stdout } = run('site', first, 'script.mjs', '--import=me', 'a b')
    expect(stdout).toMatch(INSTALLS)
    expect(stdout).toMatch(/\nimported\n--import=me a b\n$/)
    expect(status).toBe(7)
  })

  test('does not run where the set-up fails', () => {
    plant('package-lock.json', '{}')
    plant('script.mjs', "console.log('runs')")
    const { status, stdout } = run('site', 'script.mjs')
    expect(status).toBe(1)
    expect(stdout).not.toContain('runs')
  })
})

test('another route is listed', () => {
  plant('app/home/routes.ts', "router.get('/home', [])")
  setUp()
  plant('app/home/routes.ts', "router.get('/start', [])")
  expect(setUp()).toMatch(GENERATES)
})

test('what npm install has installed is not installed again', () => {
  const [program, args] = npm('install')
  expect(spawnSync(program, args, { cwd: checkout }).status).toBe(0)
  expect(setUp()).not.toMatch(INSTALLS)
})

test.runIf(packagedNode())('a machine with an older Node gets one that scripts find first', () => {
  const node = relative('', String(packagedNode()))
  const folder = dirname(dirname(node))
  plant('other/bin/node', `#!/bin/sh\nexec "${process.execPath}" "$@"\n`)
  chmodSync(join(checkout, 'other/bin/node'), 0o755)
  plant('other/package.json', JSON.stringify({ name: basename(folder), version: '24.0.0' }))
  plant('older.mjs', `Object.defineProperty(process.versions, 'node', { value: '20.20.2' })`)
  const optionalDependencies = { [basename(folder)]: 'file:other.tgz' }
  npmInCheckout('other', 'pack', '--pack-destination=..')
  renameSync(join(checkout, `${basename(folder)}-24.0.0.tgz`), join(checkout, 'bin/node/other.tgz'))
  plant('bin/node/package.json', JSON.stringify({ optionalDependencies }))
  rmSync(join(checkout, 'bin/node/package-lock.json'))
  npmInCheckout('bin/node', 'install', '--package-lock-only', '--offline')

  const setUpOnOlderNode = () =>
    setUp([], { NODE_OPTIONS: `--import=${join(checkout, 'older.mjs')}` })
  expect(setUpOnOlderNode()).toMatch(INSTALLS)
  const found = realpathSync(join(checkout, 'node_modules/.bin', basename(node)))
  expect(found).toBe(realpathSync(join(checkout, node)))
  expect(existsSync(join(checkout, 'node_modules/tile/package.json'))).toBe(true)
  expect(setUpOnOlderNode()).toBe('')
})

function npmInCheckout(folder: string, ...args: string[]) {
  const [program, argv] = npm(...args)
  const { status, stderr } = spawnSync(program, argv, {
    cwd: join(checkout, folder),
    encoding: 'utf8',
  })
  expect(status, stderr).toBe(0)
}

test('where npm may not write to its cache, its packages are kept elsewhere meanwhile', () => {
  const cache = join(checkout, 'package.json/cache')
  const said = setUp([], { npm_config_cache: cache })
  expect(said).toContain(`npm may not write to ${cache}`)
  expect(existsSync(join(checkout, 'node_modules/tile/package.json'))).toBe(true)
  const [, other = ''] = /downloads into (\S+) for now/.exec(said) ?? []
  expect(existsSync(other)).toBe(false)
})

describe('a port that another program uses', () => {
  test('is reported before anything is installed, with the setting to change', async () => {
    const other = createServer().listen(0, 'localhost')
    await once(other, 'listening')
    onTestFinished(() => void other.close())
    const address = other.address()
    const PORT = String(typeof address === 'object' && address?.port)
    /** The other program lives in this process, which must not wait. */
    const env = { ...process.env, HOST: 'localhost', PORT }
    const { code, output } = await runScript(['bin/setup.mjs', 'serve'], { cwd: checkout, env })
    expect(code).toBe(1)
    expect(output).toBe(
      `Another program already uses port ${PORT} of localhost: end it, or choose another port with PORT, in .env or before the command.\n`
    )
    expect(existsSync(join(checkout, 'node_modules'))).toBe(false)
  })
})

describe('Vitest and Playwright, started by their own names,', () => {
  beforeEach(() => {
    const named = { name: 'tests', version: '1.0.0', dependencies: { tile: 'file:../../tile' } }
    const packages = {
      '': named,
      '../../tile': { version: '1.0.0' },
      'node_modules/tile': { resolved: '../../tile', link: true },
    }
    plant('tests/packages/package.json', JSON.stringify(named))
    plant(
      'tests/packages/package-lock.json',
      JSON.stringify({ ...named, lockfileVersion: 3, requires: true, packages })
    )
  })

  test('get what only tests need', () => {
    setUp()
    expect(setUp(['tests', 'running'])).toMatch(/^Installing packages of tests … /m)
    expect(existsSync(join(checkout, 'tests/node_modules/.installed'))).toBe(true)
    expect(setUp(['tests', 'running'])).toBe('')
  })

  test('keep the packages that they run from, and end if others are locked', () => {
    setUp()
    list({}, '1.0.1')
    const { status, stderr } = tryToSetUp(['tests', 'running'])
    expect(status).toBe(1)
    expect(stderr).toMatch(/^Other packages are locked than are installed: run npm install/)
  })
})
