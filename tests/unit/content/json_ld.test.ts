import { describe, expect, test } from 'vitest'
import type { Block } from '#content/blocks/blocks'
import { commonJsonLd, JsonLdBuilder, serializeJsonLd } from '#content/pages/metadata/json_ld'

const ORIGIN = 'https://www.saumer.example'

const jsonLd = jsonLdOf('faq')

function jsonLdOf(key: string): JsonLdBuilder {
  return new JsonLdBuilder(
    { key, url: `${ORIGIN}/de/fragen`, locale: 'de', modified_at: null },
    'Saumer Profile',
    ORIGIN,
    { home: '/de', product_families: '/de/produkte' }
  )
}

function crumb(position: number, name: string, path: string) {
  return { '@type': 'ListItem', position, name, item: ORIGIN + path }
}

const START = crumb(1, 'Saumer Profile', '/de')

function accordion(id: string, titles: string[]): Block {
  const items = titles.map((title) => ({
    id: title,
    title,
    text: `<p>${title} <a href="/de/kontakt">Antwort</a></p>`,
  }))
  return { id, type: 'Accordion', title: undefined, items }
}

describe('the way to a page', () => {
  test('starts at the home page, is numbered, and ends with the page itself', () => {
    const trail = [
      { route: 'product_families', title: 'Produkte' },
      { route: null, title: 'Treppe' },
    ]
    expect(commonJsonLd({ title: 'Treppe', blocks: [], trail }, jsonLd)).toEqual([
      {
        '@type': 'BreadcrumbList',
        itemListElement: [
          START,
          crumb(2, 'Produkte', '/de/produkte'),
          crumb(3, 'Treppe', '/de/fragen'),
        ],
      },
    ])
  })

  test('leaves out a step that leads nowhere, as the breadcrumb does', () => {
    const trail = [
      { route: 'unknown', title: 'Nirgends' },
      { route: null, title: 'Treppe' },
    ]
    expect(commonJsonLd({ title: 'Treppe', blocks: [], trail }, jsonLd)).toMatchObject([
      { itemListElement: [{ position: 1 }, { position: 2, name: 'Treppe' }] },
    ])
  })
})

test('a page without steps above it lies below the home page, which itself has no way', () => {
  const page = { title: 'Fragen', blocks: [] }
  expect(commonJsonLd(page, jsonLd)).toMatchObject([
    { itemListElement: [START, { position: 2, name: 'Fragen', item: `${ORIGIN}/de/fragen` }] },
  ])
  expect(commonJsonLd(page, jsonLdOf('home'))).toEqual([])
})

test('a list names its pages in their order, and is nothing without them', () => {
  expect(jsonLd.list([{ key: 'home' }, { key: 'unknown' }, { key: 'product_families' }])).toEqual([
    {
      '@type': 'ItemList',
      itemListElement: [
        { '@type': 'ListItem', position: 1, url: `${ORIGIN}/de` },
        { '@type': 'ListItem', position: 2, url: `${ORIGIN}/de/produkte` },
      ],
    },
  ])
  expect(jsonLd.list([])).toEqual([])
})

describe('questions', () => {
  test('of all accordions are one list, with links that lead somewhere from everywhere', () => {
    const blocks = [accordion('one', ['Wann?']), accordion('two', ['Wie?', 'Womit?'])]
    expect(commonJsonLd({ title: 'Fragen', blocks }, jsonLd)).toMatchObject([
      { '@type': 'BreadcrumbList' },
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

  test('are answered without what only set lines need', () => {
    const blocks = [accordion('height', ['8–\u206015 mm?'])]
    expect(serializeJsonLd(commonJsonLd({ title: 'Fragen', blocks }, jsonLd))).toContain(
      'p>8–15 mm?'
    )
  })

  test('are no accordion that has other titles', () => {
    const blocks = [accordion('care', ['Messing', 'Wie?'])]
    expect(commonJsonLd({ title: 'Pflege', blocks }, jsonLd)).toMatchObject([
      { '@type': 'BreadcrumbList' },
    ])
  })
})

describe('JSON-LD', () => {
  test('neither ends its element nor opens a comment, whatever the content says', () => {
    const name = '</script><script>alert(1)</script><!--<script>'
    const json = serializeJsonLd([{ '@type': 'Organization', name }])
    expect(json).not.toContain('<')
    expect(JSON.parse(json)).toEqual({
      '@context': 'https://schema.org',
      '@graph': [{ '@type': 'Organization', name }],
    })
  })

  test('leaves out what is not known', () => {
    expect(serializeJsonLd([{ '@type': 'Event', url: undefined }])).not.toContain('url')
  })

  test('is nothing where there is nothing to tell', () => {
    expect(serializeJsonLd([])).toBe('')
  })
})
