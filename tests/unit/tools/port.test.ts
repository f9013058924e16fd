import { execFileSync } from 'node:child_process'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'

test.each([
  ['a name', 'localhost', 'http://localhost:3333'],
  ['an address', '127.0.0.1', 'http://127.0.0.1:3333'],
  ['an address of IPv6, in brackets', '::1', 'http://[::1]:3333'],
  ['all addresses', '0.0.0.0', 'http://localhost:3333'],
  ['all addresses of IPv6', '::', 'http://localhost:3333'],
])('the start names the site at %s as a browser takes it', (_, HOST, address) => {
  const script = pathToFileURL(resolve('bin/port.mjs'))
  const settings = JSON.stringify({ HOST, PORT: '3333' })
  const call = `import(${JSON.stringify(script)}).then((file) => console.log(file.addressOf(${settings})))`
  const said = execFileSync(process.execPath, ['-e', call], { encoding: 'utf8' })
  expect(said.trim()).toBe(address)
  expect(new URL(address).port).toBe('3333')
})
