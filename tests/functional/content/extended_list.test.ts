import { describe, expect, test } from 'vitest'
import { givenApp } from '#tests/app'
import { givenContent } from '#tests/fixtures/content/small_site'
import { visit } from '#tests/visitor'

const app = givenApp({ contentRoot: null, env: { RESPONSE_CACHE: '0' } })
const content = givenContent()

/** A page with this block, loaded; gives what an editor is told where that fails. */
async function load(block: string): Promise<string[]> {
  const { loadContent } = await import('#content/loading/loader')
  const { ContentError } = await import('#content/loading/problems')
  await content.write(
    'content/pages/root/company/de.yaml',
    `component: Root/Show\npath: unternehmen\nmeta: { title: Unternehmen }\nblocks:\n${block}`
  )
  await content.remove('content/pages/root/company/en.yaml')
  try {
    await loadContent(content.root)
    return []
  } catch (error) {
    if (error instanceof ContentError) return error.problems.map(({ message }) => message)
    throw error
  }
}

async function blocks() {
  return (await visit(app, '/de/unternehmen')).props.blocks
}

describe('an extended list', () => {
  test('with the least is one step: number 1, no text, no picture', async () => {
    const steps = '[{ id: saw, title: Sägen }]'
    expect(await load(`  - { id: list, type: ExtendedList, steps: ${steps} }\n`)).toEqual([])
    expect(await blocks()).toEqual([
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
    expect(await load(block)).toEqual([])
    expect(await blocks()).toMatchObject([
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

  test.each([
    ['no steps', 'steps: []'],
    ['a step without a title', 'steps: [{ id: saw }]'],
    ['a step without an id', 'steps: [{ title: Sägen }]'],
    ['a number that is none', 'steps: [{ id: saw, title: Sägen, number: eins }]'],
    ['a picture that is not there', 'steps: [{ id: saw, title: Sägen, image: [no.svg] }]'],
    ['a field of something else', 'steps: [{ id: saw, title: Sägen, video: x }]'],
  ])('is refused with %s', async (_, fields) => {
    expect(await load(`  - { id: list, type: ExtendedList, ${fields} }\n`)).toHaveLength(1)
  })
})

test('an image block of several pictures may have a title', async () => {
  const image = 'image: [materials/brass.svg, hero/home.svg]'
  expect(await load(`  - { id: all, type: Image, title: Alle, ${image} }\n`)).toEqual([])
  expect(await blocks()).toMatchObject([
    { title: 'Alle', image: [{ width: 900 }, { width: 1600 }] },
  ])
})
