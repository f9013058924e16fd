import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'

type Locked = {
  version?: string
  resolved?: string
  integrity?: string
  link?: boolean
  hasInstallScript?: boolean
  dev?: boolean
}

/** The manifests: the site's own, that of the tools for tests and checks, and that of Node. */
const FOLDERS = ['.', 'tests/packages', 'bin/node']

function read(folder: string, file: string) {
  return JSON.parse(readFileSync(join(folder, file), 'utf8'))
}

function lockedIn(folder: string): [name: string, package_: Locked][] {
  const { packages } = read(folder, 'package-lock.json') as { packages: Record<string, Locked> }
  return Object.entries(packages).filter(([name]) => name !== '')
}

describe('whoever installs the site gets the packages that were chosen:', () => {
  test.each(FOLDERS)('in %s, package.json names one version of each', (folder) => {
    const { dependencies, devDependencies, optionalDependencies } = read(
      folder,
      'package.json'
    ) as Record<string, Record<string, string>>
    const ranges = Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies })
    expect(
      ranges.filter(([, range]) => !/^(npm:[a-z0-9-]+@)?\d+\.\d+\.\d+(-[\w.]+)?$/.test(range))
    ).toEqual([])
  })

  test.each(FOLDERS)('in %s, the lockfile has a checksum of each from the registry', (folder) => {
    const locked = lockedIn(folder)
    const { dependencies, optionalDependencies } = read(folder, 'package.json')
    const named = Object.keys({ ...dependencies, ...optionalDependencies })
    expect(locked.map(([path]) => path.replace('node_modules/', ''))).toEqual(
      expect.arrayContaining(named)
    )
    const others = locked.filter(
      ([, { integrity = '', resolved = 'https://registry.npmjs.org/', link }]) =>
        link ||
        !/^sha512-[\w+/]{86}==$/.test(integrity) ||
        !resolved.startsWith('https://registry.npmjs.org/')
    )
    expect(others).toEqual([])
  })

  test('none that the running site needs runs a script when it is installed', () => {
    const { allowScripts } = read('.', 'package.json') as {
      allowScripts: Record<string, boolean | undefined>
    }
    const running = lockedIn('.').filter(
      ([path, { hasInstallScript, dev }]) =>
        hasInstallScript && !dev && (allowScripts[path.replace('node_modules/', '')] ?? true)
    )
    expect(running.map(([name]) => name)).toEqual([])
  })

  test('npm install leaves the lockfile as it is: it has what npm notes of what is installed', () => {
    const { packages: locked } = read('.', 'package-lock.json')
    const { packages: installed } = read('node_modules', '.package-lock.json')
    const wanted = Object.keys(installed).map((path) => [path, locked[path]])
    expect(installed).toEqual(Object.fromEntries(wanted))
  })
})
