import type { IncomingMessage } from 'node:http'
import { expect, test } from 'vitest'
import { readAbsoluteTarget } from '#http/request_target'

test.each([
  ['http://site.example/de?a=b', '/de?a=b', 'site.example'],
  ['HTTP://site.example:8080', '/', 'site.example:8080'],
  ['http://site.example?a=b', '/?a=b', 'site.example'],
  ['/de', '/de', 'other.example'],
  ['*', '*', 'other.example'],
])('the target %s is %s on %s, whatever Host says (RFC 9112 §3.2.2)', (target, url, host) => {
  const request = { url: target, headers: { host: 'other.example' } }
  readAbsoluteTarget(request as IncomingMessage)
  expect(request).toEqual({ url, headers: { host } })
})
