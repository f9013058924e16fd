import { globSync, readFileSync } from 'node:fs'
import { beforeAll, expect, test } from 'vitest'
import { givenApp } from '#tests/app'
import { type Answer, ask } from '#tests/visitor'

/** No content is loaded, so that each page fails without site settings. */
const app = givenApp({ contentRoot: null, env: { NODE_ENV: 'development' } })
let failure: Answer

beforeAll(async () => {
  failure = await ask(app, '/de', { Accept: 'text/html' })
})

test('an exception shows its stack in the browser', async () => {
  await expect(failure).toHaveStatus(500)
  expect(failure.body).toContain('There are no site settings')
  expect(failure.body).toContain('app/site/frame.ts')
})

test('the policy lets Vite wait in a worker, and the stack show its icons', () => {
  const policy = failure.headers['content-security-policy']
  expect(policy).toContain("style-src 'self' 'unsafe-inline'")
  expect(policy).toContain('worker-src blob:')
  expect(policy).toMatch(/img-src [^;]* data:/)
})

test('what follows saved files in the browser is nowhere in the build', () => {
  const scripts = globSync(['public/assets/**/*.{js,css}', 'ssr/server/**/*.js'])
  expect(scripts.length).toBeGreaterThan(20)
  const found = scripts.filter((file) =>
    /site:changed|vite-error-overlay/.test(readFileSync(file, 'utf8'))
  )
  expect(found).toEqual([])
})
