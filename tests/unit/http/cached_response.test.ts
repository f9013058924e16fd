import { expect, test } from 'vitest'
import { cachedHead } from '#http/cached_response'

test('headers of one response or connection are not cached with an answer', () => {
  const describing = { 'cache-control': 'public, no-cache', vary: 'X-Inertia, Accept-Encoding' }
  const ofOne = {
    connection: 'close',
    'keep-alive': 'timeout=5',
    date: 'Sat, 28 Nov 2026 08:00:00 GMT',
    'set-cookie': 'visitor=1',
    'retry-after': '5',
    'server-timing': 'db;dur=3',
    'x-request-id': 'abc',
    'x-inertia-location': '/de',
    'content-encoding': 'br',
    'content-length': 12,
  }
  expect(cachedHead({ etag: 'W/"1"', ...ofOne, ...describing })).toEqual({
    etag: 'W/"1"',
    headers: Object.entries(describing),
  })
})
