import { expect, test } from 'vitest'
import { givenSmallSite } from '#tests/fixtures/content/small_site'
import { ask, askRaw } from '#tests/visitor'

const { app } = givenSmallSite()

/** A form's POST request with a framing header, and a second request hidden in its body. */
function smuggled(...lengths: string[]): string {
  const hidden = 'GET /health HTTP/1.1\r\nHost: localhost\r\n\r\n'
  return [
    'POST /api/contact HTTP/1.1',
    'Host: localhost',
    'Content-Type: application/json',
    'Connection: close',
    ...lengths,
    '',
    `0\r\n\r\n${hidden}`,
  ].join('\r\n')
}

test.each([
  ['a length and chunks', ['Content-Length: 46', 'Transfer-Encoding: chunked']],
  ['chunks and a length', ['Transfer-Encoding: chunked', 'Content-Length: 46']],
  ['two lengths', ['Content-Length: 46', 'Content-Length: 5']],
  ['a length that is no number', ['Content-Length: +46']],
  ['an encoding after the chunks', ['Transfer-Encoding: chunked, identity']],
  ['an encoding nobody knows', ['Transfer-Encoding: xchunked']],
  ['a space before the colon', ['Transfer-Encoding : chunked']],
  ['a folded line', ['Transfer-Encoding:', ' chunked']],
])('nobody hides a request in the body of another: %s', async (_, lengths) => {
  const answer = await askRaw(app, smuggled(...lengths))
  expect(answer.match(/^HTTP\/1\.1 .*/gm)).toEqual([expect.stringMatching(/ 400 /)])
})

test('a request without a host is refused', async () => {
  const answer = await askRaw(app, 'GET /de HTTP/1.1\r\nConnection: close\r\n\r\n')
  expect(answer).toMatch(/^HTTP\/1\.1 400 /)
})

test.each(['/.git/config', '/.git/HEAD', '/.gitignore', '/.npmrc', '/.env.example'])(
  '%s is not served',
  async (url) => {
    await expect(await ask(app, url)).toHaveStatus(404)
  }
)
