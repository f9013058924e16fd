import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { givenFolder } from '#tests/given_folder'
import { withAddresses } from '../../../bin/setup/lock_file_addresses.mjs'

const folder = givenFolder('addresses', 'test')
beforeEach(() => {
  const packages = {
    '': { name: 'site' },
    'node_modules/zod': { version: '4.6.7', integrity: 'sha512-a' },
    'node_modules/vite/node_modules/@scope/part': { version: '1.0.0', integrity: 'sha512-b' },
    'node_modules/typescript7': { name: 'typescript', version: '7.0.2', integrity: 'sha512-c' },
    'node_modules/tile': { resolved: 'tile', link: true },
  }
  writeFileSync(join(folder, 'package-lock.json'), JSON.stringify({ packages }))
})

const shrinkwrap = () => join(folder, 'npm-shrinkwrap.json')

test('npm knows the address of each package while it installs, and no longer', async () => {
  let addresses: unknown
  await withAddresses(folder, async () => {
    const { packages } = JSON.parse(readFileSync(shrinkwrap(), 'utf8')) as {
      packages: Record<string, { resolved?: string }>
    }
    addresses = Object.values(packages).map(({ resolved }) => resolved)
  })
  expect(addresses).toEqual([
    undefined,
    'https://registry.npmjs.org/zod/-/zod-4.6.7.tgz',
    'https://registry.npmjs.org/@scope/part/-/part-1.0.0.tgz',
    'https://registry.npmjs.org/typescript/-/typescript-7.0.2.tgz',
    'tile',
  ])
  expect(existsSync(shrinkwrap())).toBe(false)
})

test('nothing is left behind by an installation that fails', async () => {
  await expect(
    withAddresses(folder, () => Promise.reject(new Error('no registry')))
  ).rejects.toThrow('no registry')
  expect(existsSync(shrinkwrap())).toBe(false)
})
