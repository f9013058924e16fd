import { describe, expect, test } from 'vitest'
import type { Place } from '#home/home_page'
import { givenApp } from '#tests/app'
import { ask, visit } from '#tests/visitor'

const app = givenApp()

async function placesOf(path: string): Promise<Place[]> {
  const { props } = await visit(app, path)
  return props.places as Place[]
}

describe('places for profiles on the home page', () => {
  test('lead to the adviser, which has articles for each and asks the next question', async () => {
    const { body } = await ask(app, '/de')
    const places = await placesOf('/de')
    expect(places.length).toBeGreaterThan(3)
    for (const { place } of places) {
      const address = `/de/produkte/profilberater?place=${place}&step=next`
      expect(body).toContain(`href="${address.replace('&', '&amp;')}#question"`)
      const { props } = await visit(app, address)
      expect(props).toMatchObject({
        count: expect.any(Number),
        step: expect.not.stringMatching(/^(place|result)$/),
        question: { id: expect.any(String) },
      })
      expect(props.count).toBeGreaterThan(0)
      expect(props.question).not.toMatchObject({ id: 'place' })
    }
  })

  test('are named in the language of the page', async () => {
    expect((await placesOf('/de'))[2]?.title).toBe('Treppenstufe')
    for (const { title } of await placesOf('/ru')) expect(title).toMatch(/[а-я]/)
  })
})
