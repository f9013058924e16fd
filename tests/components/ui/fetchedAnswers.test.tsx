import { afterEach, describe, expect, test, vi } from 'vitest'
import { fetchContact } from '~/contact/lazy/fetchContact'
import { fetchTenderTexts } from '~/documents/lazy/TenderList'
import { withFetchedTexts } from '~/ui/loading/withFetchedTexts'

const FAILED = 'Die Angaben ließen sich nicht laden.'

/** An answer of a proxy instead of the site. */
const ANSWERS = [
  ['nothing', 200, ''],
  ['a page', 200, '<h1>Anmeldung</h1>'],
  ['null', 200, 'null'],
  ['an empty object', 200, '{}'],
  ['other words', 200, '{"message":"Anmeldung"}'],
  ['a list of nothing', 200, '[null]'],
  ['a refusal', 503, '{"newsletter.form.subscribe":"Abonnieren"}'],
  ['a failure that is no JSON', 500, '<h1>'],
] as const

afterEach(() => vi.unstubAllGlobals())

describe.each(ANSWERS)('%s', (_, status, body) => {
  test('is neither texts, tender texts nor a person', async () => {
    vi.stubGlobal('fetch', async () => new Response(body, { status }))
    const texts = withFetchedTexts(() => null, '/api/texts/de', 'newsletter.form.subscribe')
    await expect(texts).rejects.toThrow(`No texts: ${status}`)
    await expect(fetchTenderTexts('/de.json')).rejects.toThrow(`No tender texts: ${status}`)
    const { signal } = new AbortController()
    expect(await fetchContact(2, FAILED, signal)).toEqual({ error: FAILED })
  })
})

test('a refusal of a person has the server’s words', async () => {
  const message = 'Diese Kontaktperson gibt es nicht.'
  vi.stubGlobal('fetch', async () => Response.json({ message }, { status: 404 }))
  const { signal } = new AbortController()
  expect(await fetchContact(2, FAILED, signal)).toEqual({ error: message })
})
