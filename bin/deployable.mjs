/**
 * Runs after the build in `npm run build`: makes `build/` a folder that can be copied to a server
 * and completed there by `npm ci`. It copies the current content, which may have changed since the
 * code was built. The lists of packages have only what the server needs, in the locked versions:
 * not what builds and tests, and not Node, which servers and images have already.
 */
import { spawnSync } from 'node:child_process'
import {
  copyFileSync,
  cpSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { npm } from './programs.mjs'

const { name, version, type, imports, dependencies, allowScripts } = JSON.parse(
  readFileSync('package.json', 'utf8')
)
const engines = { node: '>=24' }
const list = { name, version, private: true, type, engines, imports, dependencies, allowScripts }
writeFileSync('build/package.json', `${JSON.stringify(list, null, 2)}\n`)
copyFileSync('package-lock.json', 'build/package-lock.json')
for (const folder of ['resources/content', 'resources/media']) {
  rmSync(`build/${folder}`, { recursive: true, force: true })
  cpSync(folder, `build/${folder}`, { recursive: true })
}

/**
 * npm removes packages from the lockfile that are no longer in the list. Where a peer dependency does
 * not fit, it reads that package's page in the registry, which `npm ci` leaves in no cache.
 */
const args = ['--package-lock-only', '--ignore-scripts', '--omit-lockfile-registry-resolved']
const [program, argv] = npm('install', ...args, '--prefer-offline', '--no-audit', '--no-fund')
const { status, stderr } = spawnSync(program, argv, { cwd: 'build', encoding: 'utf8' })
if (status !== 0) console.error(stderr)
else console.log(`build/ has ${megabytes('build')} MB, without the packages that npm ci adds`)
process.exitCode = status ?? 1

function megabytes(folder) {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
  const sizes = files
    .filter((file) => file.isFile())
    .map((file) => statSync(join(file.parentPath, file.name)).size)
  return Math.round(sizes.reduce((sum, size) => sum + size, 0) / 1e6)
}
