import { expect, test } from 'vitest'
import { addListEntry } from '#content/scaffolding/list_entry'

test('an entry that a list has is not added again', () => {
  const add = addListEntry(['examples'], 'text', '- id: text')
  expect(() => add('examples:\n  - id: text\n')).toThrow('"text" exists already')
})

test('a list that is gone is named', () => {
  const add = addListEntry(['data', 'examples'], 'text', '- id: text')
  expect(() => add('data: {}\n')).toThrow('no list data.examples')
})

test('an entry is appended to a list, and the rest of the file is unchanged', () => {
  const add = addListEntry(['examples'], 'b', '- id: b\n  title: B')
  expect(add('# first\nexamples:\n  - id: a # one\n\nlast: 1\n')).toBe(
    '# first\nexamples:\n  - id: a # one\n  - id: b\n    title: B\n\nlast: 1\n'
  )
})
