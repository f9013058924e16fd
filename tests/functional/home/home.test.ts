import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Shortcut } from '#home/home_page'
import { startApp, type TestApp } from '#tests/app'
import { ask, visit } from '#tests/visitor'

let app: TestApp

beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.close())

/** The situations that the home page of a language names. */
async function shortcuts(path: string): Promise<Shortcut[]> {
  const { props } = await visit(app, path)
  return props.situations as Shortcut[]
}

describe('common situations on the home page', () => {
  test('are one of each place', async () => {
    const places = (await shortcuts('/de')).map(({ query }) =>
      new URLSearchParams(query).get('place')
    )
    expect(places).toEqual(['doorway', 'wall_window', 'step', 'wall_base'])
  })

  test('lead to articles with one tap', async () => {
    const { body } = await ask(app, '/de')
    for (const { query } of await shortcuts('/de')) {
      const address = `/de/produkte/profilberater?${query}&step=result`
      expect(body).toContain(`href="${address.replaceAll('&', '&amp;')}#result"`)
      const { props } = await visit(app, address)
      expect(props).toMatchObject({ step: 'result', count: expect.any(Number) })
      expect(props.count).toBeGreaterThan(0)
    }
  })

  test('are named in the language of the page', async () => {
    const german = await shortcuts('/de')
    const russian = await shortcuts('/ru')
    expect(german[2]?.title).toBe('Treppenstufe')
    expect(russian.map(({ query }) => query)).toEqual(german.map(({ query }) => query))
    for (const { title } of russian) expect(title).toMatch(/[а-я]/)
  })
})
