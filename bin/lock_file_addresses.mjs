import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** What npm takes for the registry it is configured for (`replace-registry-host`). */
const REGISTRY = 'https://registry.npmjs.org'

/**
 * Tells npm the address of each package while it installs what is locked in a folder. The lockfile in
 * Git has none, and npm would first fetch the list of all versions of each package: 100 MB and a
 * quarter of the processor time. npm reads `npm-shrinkwrap.json` in place of `package-lock.json`.
 */
export async function withAddresses(folder, install) {
  const shrinkwrap = join(folder, 'npm-shrinkwrap.json')
  const lock = JSON.parse(readFileSync(join(folder, 'package-lock.json'), 'utf8'))
  for (const [path, entry] of Object.entries(lock.packages)) {
    if (!entry.integrity || entry.resolved || entry.inBundle) continue
    const name = entry.name ?? path.split('node_modules/').at(-1)
    entry.resolved = `${REGISTRY}/${name}/-/${name.split('/').at(-1)}-${entry.version}.tgz`
  }
  const remove = () => rmSync(shrinkwrap, { force: true })
  process.once('exit', remove)
  writeFileSync(shrinkwrap, JSON.stringify(lock))
  try {
    await install()
  } finally {
    process.off('exit', remove)
    remove()
  }
}
