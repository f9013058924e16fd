import { describe, expect, test } from 'vitest'
import { blockSchema } from '#content/blocks/blocks'
import { collectLinks } from '#content/schema/walk'

const text = { id: 'text', type: 'Text', text: 'Fugen.' }
const image = { id: 'image', type: 'Image', image: ['materials/brass.svg'] }
const box = { id: 'box', type: 'InfoBox', title: 'Vorher', text: 'Fragen.' }
const person = { id: 'person', type: 'ContactPerson', contact_person_id: 7 }
const card = { id: 'card', type: 'Card', title: 'Profil' }

/** Whether the schema accepts these columns. */
function accepts(columns: { left?: object[]; right?: object[] }): boolean {
  return blockSchema.safeParse({ id: 'aside', type: 'SectionAside', ...columns }).success
}

describe('SectionAside', () => {
  test('takes text and image on the left, text, info box, card and a contact on the right', () => {
    expect(accepts({ left: [text, image], right: [text, box, card, person] })).toBe(true)
  })

  test('takes one column alone', () => {
    expect(accepts({ left: [text] })).toBe(true)
    expect(accepts({ right: [box] })).toBe(true)
  })

  test.each([
    ['no block at all', {}],
    ['an info box on the left', { left: [box] }],
    ['a card on the left', { left: [card] }],
    ['an image on the right', { right: [image] }],
    ['two columns inside a column', { left: [{ id: 'x', type: 'SectionAside', left: [text] }] }],
    ['a card that leads nowhere it says', { right: [{ ...card, link_type: 'internal' }] }],
  ])('refuses %s', (_, columns) => {
    expect(accepts(columns)).toBe(false)
  })

  test('names the pages, pictures and persons of the blocks inside it', () => {
    const block = blockSchema.parse({
      id: 'aside',
      type: 'SectionAside',
      left: [image, { ...text, text: 'Siehe [Kontakt](route:contact).' }],
      right: [{ ...card, link_type: 'internal', route_id: 'product_families' }, person],
    })
    expect(collectLinks(blockSchema, block).map(({ kind, key }) => `${kind} ${key}`)).toEqual([
      'image materials/brass.svg',
      'route contact',
      'route product_families',
      'contact 7',
    ])
  })
})
