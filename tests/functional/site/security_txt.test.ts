import { afterEach, expect, test, vi } from 'vitest'
import { givenSmallSite } from '#tests/fixtures/content/small_site'
import { ask } from '#tests/visitor'

const { app } = givenSmallSite({ SECURITY_CONTACT: 'security@saumer.example' })
afterEach(() => vi.useRealTimers())

const securityTxt = () => ask(app, '/.well-known/security.txt')

/** The fields of the file, each at most once. */
function fieldsOf(body: string): Record<string, string> {
  const lines = body.trimEnd().split('\n')
  const fields = lines.map((line) => line.split(/: (.*)/, 2))
  expect(new Set(fields.map(([name]) => name)).size).toBe(lines.length)
  return Object.fromEntries(fields)
}

test('whoever finds a weakness learns where to report it (RFC 9116)', async () => {
  const { status, headers, body } = await securityTxt()
  expect(status, body).toBe(200)
  expect(headers['content-type']).toBe('text/plain; charset=utf-8')
  expect(fieldsOf(body)).toEqual({
    Contact: 'mailto:security@saumer.example',
    Expires: expect.stringMatching(/^\d{4}-\d\d-\d\dT00:00:00\.000Z$/),
    'Preferred-Languages': 'de, en',
    Canonical: 'https://www.saumer.example/.well-known/security.txt',
  })
})

test('it expires in 89 to 90 days, whenever it is read', async () => {
  for (const now of ['2026-11-22T00:00:00Z', '2026-11-22T23:59:59Z', '2031-02-28T12:00:00Z']) {
    vi.useFakeTimers({ now: new Date(now), toFake: ['Date'] })
    const { Expires } = fieldsOf((await securityTxt()).body)
    const days = (Date.parse(Expires) - Date.parse(now)) / 86_400_000
    expect(days).toBeGreaterThan(89)
    expect(days).toBeLessThanOrEqual(90)
  }
})

test('nothing else lies in its folder', async () => {
  for (const url of ['/.well-known/', '/.well-known', '/.well-known/security.txt/x']) {
    await expect(await ask(app, url)).toHaveStatus(404)
  }
})
