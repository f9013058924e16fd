import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApp, type TestApp } from '#tests/app'

let app: TestApp

beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.close())

test('the German home is Home/Show', async () => {
  const answer = await fetch(`${app.url}/de`)
  expect(answer.status).toBe(200)
  expect(await answer.text()).toContain('<html lang="de">')
})
