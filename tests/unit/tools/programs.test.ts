import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { siteNode, unsupported } from '../../../bin/programs.mjs'

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'))
const { optionalDependencies } = JSON.parse(readFileSync('bin/node/package.json', 'utf8'))

test.each(['linux x64', 'linux arm64', 'darwin arm64', 'win32 x64'])(
  'on %s the packages bring the Node along, whatever Node the machine has',
  (on) => expect(unsupported({ node: '20.0.0', musl: false, on })).toBeUndefined()
)

test.each([
  ['darwin x64', false],
  ['win32 arm64', false],
  ['linux x64', true],
])('on %s (musl: %s) the set-up says in a sentence which Node it needs', (on, musl) => {
  expect(unsupported({ node: '20.20.0', musl, on })).toMatch(
    /^On .+ a Node of your own from 24 on.+\.$/
  )
  expect(unsupported({ node: '24.0.0', musl, on })).toBeUndefined()
})

test('the Node that scripts start is the one of the packages', () => {
  const version = execFileSync(siteNode(), ['--version'], { encoding: 'utf8' })
  expect(Object.values<string>(optionalDependencies)).toContain(version.trim().slice(1))
})

test('every script is preceded by the set-up, so that it works on a fresh clone', () => {
  const names = Object.keys(scripts).filter((name) => !name.startsWith('pre'))
  const missing = names.filter((name) => !scripts[`pre${name}`]?.startsWith('node bin/setup.mjs'))
  expect(missing).toEqual([])
})

test('only tests and checks wait for the packages that only they need', () => {
  const waiting = Object.keys(scripts).filter((name) => scripts[name].endsWith('setup.mjs tests'))
  expect(waiting.filter((name) => !/^pre(test|bench|lint$|typecheck$|format)/.test(name))).toEqual(
    []
  )
})
