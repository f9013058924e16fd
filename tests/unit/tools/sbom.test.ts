import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { givenFolder } from '#tests/given_folder'
import { npm } from '../../../bin/programs.mjs'

type Component = { name: string; version: string }
type Locked = { version?: string; dev?: boolean }

/** The site's manifests without any source, made ready to deploy. */
const project = givenFolder('sbom')
let bill: { bomFormat: string; components: Component[] }
beforeAll(() => {
  for (const name of ['bin', 'package.json', 'package-lock.json']) {
    cpSync(name, join(project, name), { recursive: true })
  }
  for (const folder of ['build', 'resources/content', 'resources/media']) {
    mkdirSync(join(project, folder), { recursive: true })
  }
  execFileSync(process.execPath, [resolve(project, 'bin/deployable.mjs')], { cwd: project })
  /** Skips the set-up, which would install everything. */
  const [program, args] = npm('run', '--silent', 'sbom')
  bill = JSON.parse(execFileSync(program, args, { cwd: project, encoding: 'utf8' }))
})

const lockfile = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  packages: Record<string, Locked>
}

/** Packages of the lockfile, as `name@version`. */
function locked(isMeant: (locked: Locked) => boolean): string[] {
  return Object.entries(lockfile.packages)
    .filter(([path, each]) => path !== '' && isMeant(each))
    .map(([path, { version }]) => `${path.replace(/.*node_modules\//, '')}@${version}`)
}

function billed(): string[] {
  return bill.components.map(({ name, version }) => `${name}@${version}`)
}

test('the bill of materials names each package that serves, in its version', () => {
  expect(bill.bomFormat).toBe('CycloneDX')
  const { dependencies }: { dependencies: Record<string, string> } = JSON.parse(
    readFileSync('package.json', 'utf8')
  )
  const needed = Object.entries(dependencies).map(([name, version]) => `${name}@${version}`)
  expect(needed.filter((each) => !billed().includes(each))).toEqual([])
})

test('the bill of materials has nothing that only builds and tests', () => {
  const serving = new Set(locked(({ dev }) => !dev))
  const others = locked(({ dev }) => Boolean(dev)).filter((each) => !serving.has(each))
  expect(others.length).toBeGreaterThan(100)
  expect(billed().filter((each) => others.includes(each))).toEqual([])
})
