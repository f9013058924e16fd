import { expect, test } from 'vitest'
import { ownOrigin } from '#config/settings/own_origin'

test.each([
  ['localhost', 'http://localhost:3333'],
  ['127.0.0.1', 'http://127.0.0.1:3333'],
  ['::1', 'http://[::1]:3333'],
  ['2001:db8::7', 'http://[2001:db8::7]:3333'],
])('a server on %s is at %s', (host, origin) => {
  expect(ownOrigin(host, 3333)).toBe(origin)
})
