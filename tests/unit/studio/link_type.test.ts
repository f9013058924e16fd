import { expect, test } from 'vitest'
import { tidied } from '../../../app/studio/client/values.js'

const SCHEMA = {
  properties: { link_type: {}, route_id: {}, external_link: {}, title: {} },
}

test.each([
  ['a page', { route_id: 'contact' }, {}, 'internal'],
  ['an address', { link_type: 'none', external_link: 'https://x.example' }, {}, 'external'],
  [
    'a page that it had',
    { link_type: 'none', route_id: 'contact' },
    { route_id: 'contact' },
    'none',
  ],
  [
    'another target of a link with a type',
    { link_type: 'external', route_id: 'contact' },
    {},
    'external',
  ],
])('the type of a link that has %s follows', (_, link, before, type) => {
  expect(tidied(link, before, SCHEMA)).toMatchObject({ link_type: type })
})

test('what has no type of a link gets none', () => {
  expect(tidied({ route_id: 'contact' }, {}, { properties: { route_id: {} } })).toEqual({
    route_id: 'contact',
  })
})
