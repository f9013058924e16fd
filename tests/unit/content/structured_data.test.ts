import { describe, expect, test } from 'vitest'
import type { Block } from '#content/blocks/blocks'
import { About, commonThings, toJsonLd } from '#content/pages/structured_data'

const about = new About(
  'faq',
  'https://www.saumer.example/de/fragen',
  'de',
  'Saumer Profile',
  'https://www.saumer.example',
  { product_families: '/de/produkte' }
)

function accordion(id: string, titles: string[]): Block {
  const items = titles.map((title) => ({
    id: title,
    title,
    text: `<p>${title} <a href="/de/kontakt">Antwort</a></p>`,
  }))
  return { id, type: 'Accordion', title: undefined, items }
}

describe('the way to a page', () => {
  test('is numbered, in absolute URLs, and ends with the page itself', () => {
    const trail = [
      { route: 'product_families', title: 'Produkte' },
      { route: null, title: 'Treppe' },
    ]
    expect(commonThings({ blocks: [], trail }, about)).toEqual([
      {
        '@type': 'BreadcrumbList',
        itemListElement: [
          {
            '@type': 'ListItem',
            position: 1,
            name: 'Produkte',
            item: 'https://www.saumer.example/de/produkte',
          },
          {
            '@type': 'ListItem',
            position: 2,
            name: 'Treppe',
            item: 'https://www.saumer.example/de/fragen',
          },
        ],
      },
    ])
  })

  test('leaves out a step that leads nowhere, as the breadcrumb does', () => {
    const trail = [
      { route: 'unknown', title: 'Nirgends' },
      { route: null, title: 'Treppe' },
    ]
    expect(commonThings({ blocks: [], trail }, about)).toMatchObject([
      { itemListElement: [{ position: 1, name: 'Treppe' }] },
    ])
  })
})

describe('questions', () => {
  test('of all accordions are one list, with links that lead somewhere from everywhere', () => {
    const blocks = [accordion('one', ['Wann?']), accordion('two', ['Wie?', 'Womit?'])]
    expect(commonThings({ blocks }, about)).toMatchObject([
      {
        '@type': 'FAQPage',
        mainEntity: [
          {
            '@type': 'Question',
            name: 'Wann?',
            acceptedAnswer: {
              '@type': 'Answer',
              text: '<p>Wann? <a href="https://www.saumer.example/de/kontakt">Antwort</a></p>',
            },
          },
          { name: 'Wie?' },
          { name: 'Womit?' },
        ],
      },
    ])
  })

  test('are no accordion that has other titles', () => {
    expect(commonThings({ blocks: [accordion('care', ['Messing', 'Wie?'])] }, about)).toEqual([])
  })
})

describe('JSON-LD', () => {
  test('neither ends its element nor opens a comment, whatever the content says', () => {
    const name = '</script><script>alert(1)</script><!--<script>'
    const json = toJsonLd([{ '@type': 'Organization', name }])
    expect(json).not.toContain('<')
    expect(JSON.parse(json)).toEqual({
      '@context': 'https://schema.org',
      '@graph': [{ '@type': 'Organization', name }],
    })
  })

  test('leaves out what is not known', () => {
    expect(toJsonLd([{ '@type': 'Event', url: undefined }])).not.toContain('url')
  })

  test('is nothing where there is nothing to tell', () => {
    expect(toJsonLd([])).toBe('')
  })
})
