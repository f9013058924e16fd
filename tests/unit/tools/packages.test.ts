import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

type Locked = {
  version?: string
  resolved?: string
  integrity?: string
  link?: boolean
  hasInstallScript?: boolean
  dev?: boolean
}

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  packages: Record<string, Locked>
}
const locked = Object.entries(packages).filter(([name]) => name !== '')

describe('whoever installs the site gets the packages that were chosen:', () => {
  test('package.json names one version of each', () => {
    const { dependencies, devDependencies, optionalDependencies } = JSON.parse(
      readFileSync('package.json', 'utf8')
    ) as Record<string, Record<string, string>>
    const ranges = Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies })
    expect(
      ranges.filter(([, range]) => !/^(npm:[a-z0-9-]+@)?\d+\.\d+\.\d+(-[\w.]+)?$/.test(range))
    ).toEqual([])
  })

  test('the lockfile has a checksum of each, and all come from the registry', () => {
    expect(locked.length).toBeGreaterThan(100)
    const others = locked.filter(
      ([, { integrity = '', resolved = 'https://registry.npmjs.org/', link }]) =>
        link ||
        !/^sha512-[\w+/]{86}==$/.test(integrity) ||
        !resolved.startsWith('https://registry.npmjs.org/')
    )
    expect(others).toEqual([])
  })

  test('none that the running site needs runs a script when it is installed', () => {
    const running = locked.filter(([, { hasInstallScript, dev }]) => hasInstallScript && !dev)
    expect(running.map(([name]) => name)).toEqual([])
  })
})
