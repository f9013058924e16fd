import { expect, test } from 'vitest'
import { textsOf } from '#content/blocks/blocks'

test('a page gets the texts of its blocks, each once, and no others', () => {
  const person = { type: 'ContactPerson' } as const
  expect(textsOf([person])).toContain('contact.person.')
  expect(textsOf([person, person])).toEqual(textsOf([person]))
  expect(textsOf([{ type: 'Text' }])).toEqual([])
})

test('two columns bring the texts of what may stand in them', () => {
  expect(textsOf([{ type: 'SectionAside' }])).toContain('contact.person.')
})
