/**
 * Makes a checkout ready to run, on any Node from 20 on and without a dependency: installs the
 * locked packages (the Node release the site runs on is one of them), creates `.env` with a fresh
 * APP_KEY, and generates the lists of controllers and pages. Does nothing when all is up to date.
 * npm calls it before every script that needs them; with `tests`, what only tests and checks need is
 * installed as well: `npm start` on a fresh machine is to be spared that half.
 */
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createEnvironmentFile } from './environment_file.mjs'
import { withLock } from './lock.mjs'
import { npm, siteNode, unsupported } from './programs.mjs'
import { step } from './step.mjs'

process.chdir(fileURLToPath(new URL('..', import.meta.url)))

const reason = unsupported()
if (reason) {
  console.error(reason)
  process.exit(1)
}

await withLock(async () => {
  await installPackages('Installing packages', '.')
  if (process.argv[2] === 'tests') await installPackagesOfTests()
  createEnvironmentFile()
  await generateLists()
})

/** Installs what is locked in a folder, unless it is there. */
async function installPackages(what, folder, modules = join(folder, 'node_modules')) {
  const list = readFileSync(join(folder, 'package.json'), 'utf8')
  const { dependencies, devDependencies, optionalDependencies, allowScripts } = JSON.parse(list)
  const named = [dependencies, devDependencies, optionalDependencies, allowScripts]
  const wanted = createHash('sha256')
    .update(readFileSync(join(folder, 'package-lock.json')))
    .update(JSON.stringify(named))
    .update(`${process.platform} ${process.arch}`)
    .digest('hex')
  const stamp = join(modules, '.installed')
  if (isStamped(stamp, wanted)) return

  await step(what, () => {
    const args = ['ci', '--include=dev', '--include=optional', '--loglevel=error']
    run(...npm(...args), { cwd: folder, stdio: ['inherit', 'ignore', 'inherit'] })
    const installed = join(folder, 'node_modules')
    if (installed !== modules) {
      rmSync(modules, { recursive: true, force: true })
      renameSync(installed, modules)
    }
    writeFileSync(stamp, wanted)
  })
}

/**
 * Tests find their packages in `tests/node_modules`. The list stands in a folder below: beside the
 * tests, it would take the place of the site's own, whose `imports` they use.
 */
function installPackagesOfTests() {
  return installPackages('Installing packages of tests', 'tests/packages', 'tests/node_modules')
}

/** What the application imports from `.adonisjs` changes when a controller or a page comes or goes. */
async function generateLists() {
  const stamp = '.adonisjs/.generated-from'
  const wanted = createHash('sha256')
    .update(
      JSON.stringify([...filesOf('app', /_controller\.ts$/), ...filesOf('inertia/pages', /\.tsx$/)])
    )
    .digest('hex')
  if (isStamped(stamp, wanted)) return

  await step('Generating the lists of controllers and pages', () => {
    run(siteNode(), ['ace.js', 'codegen'], { encoding: 'utf8' })
    writeFileSync(stamp, wanted)
  })
}

function filesOf(folder, name) {
  return readdirSync(folder, { recursive: true })
    .filter((file) => name.test(file))
    .map((file) => join(folder, file))
    .toSorted()
}

function isStamped(stamp, wanted) {
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted
}

/** Runs a program; ends the set-up with what it said, and its exit code, if it fails. */
function run(program, args, options) {
  const { status, error, stdout, stderr } = spawnSync(program, args, options)
  if (status === 0) return
  console.error([error?.message, stdout, stderr].filter(Boolean).join('\n'))
  process.exit(status ?? 1)
}
