import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { givenSmallSite } from '#tests/fixtures/content/small_site'
import { ask, visitHeaders } from '#tests/visitor'
import { SOURCES } from '../../../bin/build.mjs'
import { SMALL_ALLOCATIONS, SMALL_HEAP } from '../../../bin/small_process.mjs'

const { app } = givenSmallSite()
const read = (file: string) => readFileSync(`deploy/${file}`, 'utf8')

test('the cache of nginx tells apart whatever an answer varies by', async () => {
  const { headers } = await ask(app, '/de', await visitHeaders(app))
  const varies = String(headers.vary).toLowerCase().split(', ')
  const [, key = ''] = /^proxy_cache_key (.+);$/m.exec(read('nginx/saumer.conf')) ?? []
  const wanted = varies.map((name) => `$http_${name.replaceAll('-', '_')}`)
  expect(key.split('|').toSorted()).toEqual(['$host$request_uri', ...wanted].toSorted())
})

test('what nginx logs of an address has no secret of a mail', async () => {
  const { default: router } = await import('@adonisjs/core/services/router')
  const secret = router
    .toJSON()
    .root.map(({ pattern }) => pattern)
    .filter((pattern) => /^\/:locale\/newsletter\/\w+\/:/.test(pattern))
  const [, kinds = ''] = /newsletter\/\(([\w|]+)\)/.exec(read('nginx/saumer.conf')) ?? []
  expect(secret.length).toBeGreaterThan(0)
  expect([...new Set(secret.map((pattern) => pattern.split('/')[3]))].toSorted()).toEqual(
    kinds.split('|').toSorted()
  )
})

test.each(['Dockerfile', 'saumer@.service'])('%s keeps the process small', (file) => {
  const text = read(file)
  const settings = Object.entries(SMALL_ALLOCATIONS).map(([name, value]) => `${name}=${value}`)
  expect([...settings, ...SMALL_HEAP].filter((setting) => !text.includes(setting))).toEqual([])
})

test('the image is built from all that the site is built from', () => {
  const admitted = [...read('Dockerfile.dockerignore').matchAll(/^!(.+)$/gm)].map(
    ([, path = '']) => new RegExp(`^${path.replaceAll('.', '\\.').replaceAll('*', '.*')}(/|$)`)
  )
  const missing = SOURCES.filter((source) => !admitted.some((path) => path.test(source)))
  expect(missing).toEqual([])
})
