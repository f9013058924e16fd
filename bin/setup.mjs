/**
 * Prepares a checkout, with any Node from 20 on and without dependencies: installs the locked
 * packages and, if the machine's Node is too old, the Node that the site runs on, creates `.env`
 * with a new APP_KEY, and generates the lists of controllers and pages. Does nothing if everything
 * is up to date. `bin/run.mjs` calls it for every script, with the purpose of the script:
 *
 * - `site`: nothing more.
 * - `serve`: checks first whether the site can be served at its port, and leaves the lists to the build
 *   or the development server, which generate them themselves.
 * - `tests`: also installs the packages of tests and checks, which `npm start` on a new machine does not
 *   need. With `tests running`, Vitest or Playwright does so: the packages that they run from are not
 *   replaced.
 */
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { withLock } from './lock.mjs'
import { isNodeMissing, NODE_LIST, placeNode } from './node/packaged_node.mjs'
import { whyNotServed } from './port.mjs'
import { npm, siteNode, unsupported } from './programs.mjs'
import { createEnvironmentFile } from './setup/environment_file.mjs'
import { withAddresses } from './setup/lock_file_addresses.mjs'
import { withWritableCache } from './setup/npm_cache.mjs'
import { step } from './step.mjs'

process.chdir(fileURLToPath(new URL('..', import.meta.url)))

const [purpose, isRunning] = process.argv.slice(2)
const reason = unsupported() ?? (purpose === 'serve' ? await whyNotServed() : undefined)
if (reason) {
  console.error(reason)
  process.exit(1)
}

await withLock(async () => {
  await installSite()
  if (purpose === 'tests') await installPackagesOfTests()
  createEnvironmentFile()
  if (purpose !== 'serve') await generateLists()
})

/**
 * Installs the site's packages and its Node, each unless it is installed. They are installed at the
 * same time: npm uses one core, and Node alone takes a quarter of the time.
 */
async function installSite() {
  const stamp = 'node_modules/.installed'
  const hash = hashOfList('.')
  const isInstalled = isStamped(stamp, hash) || isInstalledByNpm()
  if (!isInstalled && isRunning) {
    fail('Other packages are locked than are installed: run npm install, and try again.')
  }
  const node = hashOfList(NODE_LIST)
  const fetchesNode = isNodeMissing(node, isInstalled)
  if (!isInstalled || fetchesNode) {
    await step('Installing packages', () =>
      Promise.all([!isInstalled && install('.'), fetchesNode && install(NODE_LIST)])
    )
  }
  if (fetchesNode) placeNode(node)
  if (!isStamped(stamp, hash)) writeFileSync(stamp, hash)
}

/**
 * Installs the packages of tests, which are found in `tests/node_modules`. Their package.json is in
 * a subfolder: in `tests` it would hide the site's package.json, whose `imports` the tests use.
 */
async function installPackagesOfTests() {
  const modules = 'tests/node_modules'
  const stamp = join(modules, '.installed')
  const hash = hashOfList('tests/packages')
  if (isStamped(stamp, hash)) return
  await step('Installing packages of tests', async () => {
    await install('tests/packages')
    rmSync(modules, { recursive: true, force: true })
    renameSync('tests/packages/node_modules', modules)
    writeFileSync(stamp, hash)
  })
}

/** Installs the locked packages of a folder. */
function install(folder) {
  const args = ['ci', '--include=dev', '--include=optional', '--loglevel=error', '--no-progress']
  return withAddresses(folder, () =>
    withWritableCache((env) => run(...npm(...args), { cwd: folder, env }))
  )
}

/** A hash of all that decides which packages of a folder are installed. */
function hashOfList(folder) {
  const list = readFileSync(join(folder, 'package.json'), 'utf8')
  const { dependencies, devDependencies, optionalDependencies, allowScripts } = JSON.parse(list)
  const named = [dependencies, devDependencies, optionalDependencies, allowScripts]
  return createHash('sha256')
    .update(readFileSync(join(folder, 'package-lock.json')))
    .update(JSON.stringify(named))
    .update(`${process.platform} ${process.arch}`)
    .digest('hex')
}

/**
 * Whether `npm install` or `npm ci` has installed exactly the locked packages. npm writes a list of
 * what it has installed, without packages for other platforms.
 */
function isInstalledByNpm() {
  const list = 'node_modules/.package-lock.json'
  if (!existsSync(list)) return false
  const { packages: installed } = JSON.parse(readFileSync(list, 'utf8'))
  const { packages: locked } = JSON.parse(readFileSync('package-lock.json', 'utf8'))
  const { '': _site, ...expected } = locked
  const isSame = (path) =>
    expected[path]?.version === installed[path]?.version &&
    expected[path]?.integrity === installed[path]?.integrity
  const missing = Object.keys(expected).filter(
    (path) => !installed[path] && !expected[path].optional
  )
  return missing.length === 0 && Object.keys(installed).every(isSame)
}

/** The files in `.adonisjs` change with the names of controllers and pages, and with the routes. */
async function generateLists() {
  const stamp = '.adonisjs/.generated-from'
  const listed = [...filesOf('app', /_controller\.ts$/), ...filesOf('inertia/pages', /\.tsx$/)]
  const hash = createHash('sha256').update(JSON.stringify(listed))
  for (const file of filesOf('app', /\broutes\.ts$/)) hash.update(readFileSync(file))
  const from = hash.digest('hex')
  if (isStamped(stamp, from)) return

  await step('Generating the lists of controllers and pages', async () => {
    await run(siteNode(), ['ace.js', 'codegen'])
    writeFileSync(stamp, from)
  })
}

function filesOf(folder, name) {
  return readdirSync(folder, { recursive: true })
    .filter((file) => name.test(file))
    .map((file) => join(folder, file))
    .toSorted()
}

function isStamped(stamp, hash) {
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === hash
}

/** Runs a program. If it fails, its output is printed and the setup exits with its exit code. */
async function run(program, args, options) {
  const child = spawn(program, args, { ...options, stdio: ['inherit', 'pipe', 'pipe'] })
  const output = Promise.all([text(child.stdout), text(child.stderr)])
  const [status, error] = await new Promise((done) => {
    child.on('close', (code) => done([code]))
    child.on('error', (failure) => done([1, failure]))
  })
  if (status === 0) return
  fail([error?.message, ...(await output)].filter(Boolean).join('\n'), status ?? 1)
}

function fail(why, status = 1) {
  console.error(why)
  process.exit(status)
}
