import { describe, expect, test } from 'vitest'
import { blockSchema } from '#content/blocks/blocks'

describe.each(['InfoBox', 'SectionInfoBox'])('%s', (type) => {
  const least = { id: 'box', type, title: 'Werksbesuch', text: 'Nach Absprache.' }

  test('needs a title and a text, and leads nowhere unless it says so', () => {
    expect(blockSchema.parse(least)).toMatchObject({
      type,
      text: '<p>Nach Absprache.</p>',
      link_type: 'none',
    })
    expect(blockSchema.safeParse({ ...least, title: undefined }).success).toBe(false)
    expect(blockSchema.safeParse({ ...least, text: undefined }).success).toBe(false)
  })

  test('may lead to a page or out of the site', () => {
    const inside = { ...least, link_type: 'internal', route_id: 'contact', link_text: 'Termin' }
    const outside = { ...least, link_type: 'external', external_link: 'https://x.example' }
    expect(blockSchema.parse(inside)).toMatchObject({ route_id: 'contact' })
    expect(blockSchema.parse(outside)).toMatchObject({ external_link: 'https://x.example' })
  })

  test.each([
    ['a link to a page without the page', { link_type: 'internal' }],
    ['a link out of the site without the address', { link_type: 'external' }],
    ['an address that runs a script', { external_link: 'javascript:alert(1)' }],
    ['a field of another block', { image: ['materials/brass.svg'] }],
  ])('refuses %s', (_, fields) => {
    expect(blockSchema.safeParse({ ...least, ...fields }).success).toBe(false)
  })
})
