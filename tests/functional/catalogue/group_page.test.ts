import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startApp, type TestApp } from '#tests/app'
import { visit } from '#tests/visitor'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.close())

describe('the accessories of a group', () => {
  test('are named on its page, in the language of the page', async () => {
    const { props } = await visit(app, '/de/produkte/sockelleisten/aluminium-sockelleiste-40-80')
    const names = ['Innenecken', 'Außenecken', 'Verbinder', 'Endkappen', 'Clips']
    expect(props.extras).toEqual([{ title: 'Zubehör', entries: names.map((title) => ({ title })) }])
  })

  test('have no place on the page of a group that has none', async () => {
    const { props } = await visit(app, '/de/produkte/winkelprofile/winkel-ungleichschenklig-20-50')
    expect(props.extras).toBeUndefined()
  })
})
