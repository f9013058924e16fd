import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { givenFolder } from '#tests/given_folder'
import { packagedNode } from '../../../bin/programs.mjs'

/**
 * Starts on a Node that reports an older version; prints its arguments and exits with its own code.
 */
const COMMAND = `if (!process.env.BEGUN) {
  process.env.BEGUN = 'true'
  Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '20.20.2' } })
}
await import('./bin/on_site_node.mjs')
console.log(process.versions.node, ...process.argv.slice(2))
process.exit(7)
`

/** The path of the packages' Node in a checkout; undefined on a platform without one. */
const path = packagedNode()
const inCheckout = path && relative('', path)

const checkout = givenFolder('older-node', 'test')
beforeEach(() => {
  cpSync('bin', join(checkout, 'bin'), { recursive: true })
  writeFileSync(join(checkout, 'command.mjs'), COMMAND)
})

function run() {
  return spawnSync(process.execPath, ['command.mjs', 'content:check', '--spelling'], {
    cwd: checkout,
    encoding: 'utf8',
  })
}

test.runIf(inCheckout)('on an older Node a command is run by the site’s Node instead', () => {
  const node = join(checkout, String(inCheckout))
  mkdirSync(dirname(node), { recursive: true })
  symlinkSync(process.execPath, node)
  const { status, stdout } = run()
  expect(stdout).toBe(`${process.versions.node} content:check --spelling\n`)
  expect(status).toBe(7)
})

test.runIf(inCheckout)('without packages, one sentence says what to do', () => {
  const { status, stderr } = run()
  expect(stderr).toBe('The packages are not installed: run npm install, and try again.\n')
  expect(status).toBe(1)
})

test.each(['ace.js', 'vitest.config.ts', 'playwright.config.ts'])(
  '%s asks for the site’s Node before it imports anything',
  (file) => {
    const [first] = /^import .+$/m.exec(readFileSync(file, 'utf8')) ?? []
    expect(first).toBe("import './bin/on_site_node.mjs'")
  }
)
