import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
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

test('every script but the list of build/ sets up what it needs first, so that it works on a fresh clone', () => {
  const others = Object.keys(scripts).filter(
    (name) => !scripts[name].startsWith('node bin/run.mjs ')
  )
  expect(others).toEqual(['sbom'])
})

test('only tests and checks wait for the packages that only they need', () => {
  const waiting = Object.keys(scripts).filter((name) => scripts[name].includes('run.mjs tests '))
  expect(waiting.filter((name) => !/^(test|bench|lint$|typecheck$|format)/.test(name))).toEqual([])
})

test('the files that scripts run exist', () => {
  const files = Object.values<string>(scripts).flatMap(
    (script) => script.match(/\S+\.m?[jt]s\b/g) ?? []
  )
  expect(files.filter((file) => !existsSync(file))).toEqual([])
})
