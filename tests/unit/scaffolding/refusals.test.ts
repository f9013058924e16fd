import { expect, test } from 'vitest'
import { planBlock } from '#scaffolding/block'
import { addEntry, addListEntry, refuseClashes } from '#scaffolding/edit'
import { planPage } from '#scaffolding/page'
import { planRecord } from '#scaffolding/record'
import { Refusal } from '#scaffolding/refusal'

test.each([
  ['a block in small letters', () => planBlock('quotebox'), 'capital: not "quotebox"'],
  ['a block with a folder', () => planBlock('../Quote'), 'capital: not "../Quote"'],
  ['a page without a group', () => planPage('Awards', 'news'), 'Group/View, like Awards/Index'],
  ['a page in small letters', () => planPage('Awards/index', 'news'), 'capital: not "index"'],
  ['a page of an unknown room', () => planPage('Press/Index', 'press'), '"app/press" in rooms.ts'],
  [
    'a page of the engine',
    () => planPage('Press/Index', 'content'),
    'These may: adviser, catalogue, ',
  ],
  ['a page of a part of the engine', () => planPage('Press/Index', 'content/loading'), 'No room'],
  ['a record in capitals', () => planRecord('TradeFair', 'news'), 'letters, with underscores'],
  ['a record of an unknown room', () => planRecord('fair', 'fairs'), '"#fairs/*" into the imports'],
  ['a record whose table exists', () => planRecord('page', 'news'), 'a table "pages" already'],
  ['a record called like a file', () => planRecord('image', 'news'), 'link to "image" already'],
  ['a folder in capitals', () => planRecord('fair', 'news', 'Fairs'), 'letters, with underscores'],
  ['a folder that is used', () => planRecord('fair', 'news', 'events'), 'name another --folder'],
])('%s is refused in a sentence', (_, plan, reason) => {
  expect(plan).toThrow(Refusal)
  expect(plan).toThrow(reason)
})

test('an entry that a map or a list has is not added again', () => {
  const toMap = addEntry('blocks', 'Text', 'Text', { place: 'sorted' })
  expect(() => toMap('const blocks = { Image, Text }')).toThrow('"Text" exists already')
  const toList = addListEntry(['examples'], 'text', '- id: text')
  expect(() => toList('examples:\n  - id: text\n')).toThrow('"text" exists already')
})

test('a map or a list that is gone is named', () => {
  const toMap = addEntry('blocks', 'Text', 'Text', { place: 'sorted' })
  expect(() => toMap('const pages = { Image }')).toThrow('no object `blocks` any more')
  const toList = addListEntry(['data', 'examples'], 'text', '- id: text')
  expect(() => toList('data: {}\n')).toThrow('no list data.examples')
})

test('a name that the file has already is refused', () => {
  const text = "import { Section } from '~/ui/Section'\nexport function Section() {}\n"
  expect(() => refuseClashes('Section.tsx', text)).toThrow('"Section" means something else')
  expect(() => refuseClashes('Section.tsx', text.replace('{ Section }', '{ Part }'))).not.toThrow()
})

test('an entry of a list stands behind the others, and the rest of the file stays', () => {
  const add = addListEntry(['examples'], 'b', '- id: b\n  title: B')
  expect(add('# first\nexamples:\n  - id: a # one\n\nlast: 1\n')).toBe(
    '# first\nexamples:\n  - id: a # one\n  - id: b\n    title: B\n\nlast: 1\n'
  )
})
