import { expect, test } from 'vitest'
import { textsOf } from '#content/blocks'

test('a page gets the texts of its blocks, each once, and no others', () => {
  const person = { id: 'a', type: 'ContactPerson', contact_person_id: 1 } as const
  expect(textsOf([person, { ...person, id: 'b' }])).toContain('contact.person.')
  expect(textsOf([person, person])).toEqual(textsOf([person]))
  expect(textsOf([{ id: 'c', type: 'Text', title: 'A', text: '<p>B</p>' }])).toEqual([])
})

test('two columns bring the texts of what may stand in them', () => {
  expect(textsOf([{ id: 'a', type: 'SectionAside', left: [], right: [] }])).toContain(
    'contact.person.'
  )
})
