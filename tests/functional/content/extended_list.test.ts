import { describe, expect, test } from 'vitest'
import { givenApp } from '#tests/app'
import { givenContent } from '#tests/fixtures/content/small_site'
import { visit } from '#tests/visitor'

const app = givenApp({ contentRoot: null, env: { RESPONSE_CACHE: '0' } })
const content = givenContent()

/** The props of the only block of a page. */
async function loaded(block: string) {
  await content.write(
    'content/pages/root/company/de.yaml',
    `component: Root/Show\npath: unternehmen\nmeta: { title: Unternehmen }\nblocks:\n${block}`
  )
  await content.remove('content/pages/root/company/en.yaml')
  await content.load()
  return (await visit(app, '/de/unternehmen')).props.blocks
}

describe('an extended list', () => {
  test('with the least is one step: number 1, no text, no picture', async () => {
    const steps = '[{ id: saw, title: Sägen }]'
    expect(await loaded(`  - { id: list, type: ExtendedList, steps: ${steps} }\n`)).toEqual([
      {
        id: 'list',
        type: 'ExtendedList',
        steps: [{ id: 'saw', number: 1, title: 'Sägen', image: [] }],
      },
    ])
  })

  test('with the most has a title, and steps with number, text and pictures', async () => {
    const block = `  - id: list
    type: ExtendedList
    title: Einbau
    steps:
      - { id: saw, number: 4, title: Sägen, text: "[Fragen](route:contact)", image: [materials/brass.svg, hero/home.svg] }
      - { id: fix, title: Schrauben }
`
    expect(await loaded(block)).toMatchObject([
      {
        title: 'Einbau',
        steps: [
          {
            number: 4,
            text: '<p><a href="/de/kontakt">Fragen</a></p>',
            image: [{ custom_properties: { de: { alt: 'Messing' } } }, { width: 1600 }],
          },
          { number: 2, title: 'Schrauben' },
        ],
      },
    ])
  })
})
