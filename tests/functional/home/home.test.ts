import { expect, test } from 'vitest'
import type { Place } from '#home/home_page'
import { givenApp } from '#tests/app'
import { ask, visit } from '#tests/visitor'

const app = givenApp()

test('places on the home page lead to the adviser, which has articles for each and asks the next question', async () => {
  const { body } = await ask(app, '/de')
  const places = (await visit(app, '/de')).props.places as Place[]
  expect(places.length).toBeGreaterThan(3)
  for (const { place } of places) {
    const address = `/de/produkte/profilberater?place=${place}&step=next`
    expect(body).toContain(`href="${address.replace('&', '&amp;')}#question"`)
    const { props } = await visit(app, address)
    expect(props.count).toBeGreaterThan(0)
    expect(props.step).not.toMatch(/^(place|result)$/)
    expect(props.question).toMatchObject({ id: expect.not.stringMatching('place') })
  }
})
