import { describe, expect, test } from 'vitest'
import { givenSmallSite } from '#tests/fixtures/content/small_site'

const { app } = givenSmallSite()

/** Requests a contact person as the block does. */
function post(body: string, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(`${app.url}/api/contact`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'X-Requested-With': 'XMLHttpRequest',
      Referer: `${app.url}/de/kontakt`,
      ...headers,
    },
    body,
  })
}

const picture = (name: string) =>
  expect.stringMatching(new RegExp(`^/media/${name}-[0-9a-f]{10}\\.svg$`))

test('a person is answered with everything the card shows', async () => {
  const answer = await post('{"id":7}')
  await expect(answer).toHaveStatus(200)
  expect(answer.headers.get('content-type')).toMatch(/^application\/json/)
  expect(await answer.json()).toEqual({
    id: 7,
    title: 'Dr.',
    first_name: 'Berta',
    last_name: 'Stein',
    image: expect.objectContaining({ original_url: picture('berta'), width: 320, height: 320 }),
    phone: '+49 30 23125 007',
    mobile: '+49 30 23125 707',
    email: 'berta@saumer.example',
    position: 'Leiterin Technik',
    translations: [
      { locale: 'de', position: 'Leiterin Technik' },
      { locale: 'en', position: 'Head of Engineering' },
    ],
    spoken_languages: [
      {
        id: expect.any(Number),
        name: 'Französisch',
        svg_image: { original_url: picture('fr'), width: 24, height: 16 },
      },
      {
        id: expect.any(Number),
        name: 'Deutsch',
        svg_image: { original_url: picture('de'), width: 24, height: 16 },
      },
    ],
  })
})

test('a person of whom only the name is known has no more', async () => {
  expect(await (await post('{"id":9}')).json()).toMatchObject({
    first_name: 'Hugo',
    last_name: 'Alt',
    title: null,
    image: null,
    phone: null,
    translations: [],
    spoken_languages: [],
  })
})

test('its answers are not cached, and have the security headers', async () => {
  for (const body of ['{"id":7}', '{"id":8}']) {
    const { headers } = await post(body)
    expect(headers.get('cache-control')).toBe('no-store')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('set-cookie')).toBeNull()
  }
})

describe('the language is that of the page it was sent from:', () => {
  test.each([
    ['/en/contact', 'French'],
    ['/fr/contact?a=b', 'français'],
    ['/kontakt', 'Französisch'],
    ['/xx/contact', 'Französisch'],
  ])('%s', async (path, french) => {
    const answer = await post('{"id":7}', { Referer: `${app.url}${path}` })
    const { spoken_languages } = (await answer.json()) as { spoken_languages: { name: string }[] }
    expect(spoken_languages[0].name).toBe(french)
  })

  test('a page that hides itself', async () => {
    const answer = await post('{"id":8}', { Referer: 'not an address' })
    expect(await answer.json()).toEqual({
      message: 'Diese Kontaktperson gibt es nicht oder nicht mehr.',
    })
  })
})

describe('what is refused is told why, in the language of the visitor:', () => {
  const english = { Referer: 'http://localhost/en/contact' }

  test('a person who does not exist', async () => {
    const answer = await post('{"id":8}', english)
    await expect(answer).toHaveStatus(404)
    expect(await answer.json()).toEqual({
      message: 'This contact does not exist or is no longer with us.',
    })
  })

  test.each([
    ['no id', '{}'],
    ['an id in words', '{"id":"7"}'],
    ['half an id', '{"id":7.5}'],
    ['an id beyond the integers', '{"id":99999999999}'],
    ['no object', '[7]'],
    ['nothing', ''],
  ])('%s', async (_, body) => {
    const answer = await post(body, english)
    await expect(answer).toHaveStatus(422)
    expect(await answer.json()).toEqual({
      message: 'The request needs a whole number in the field “id”.',
    })
  })

  test.each(['7', '{"id":'])('what is no JSON object: %s', async (body) => {
    const answer = await post(body, english)
    await expect(answer).toHaveStatus(400)
    expect(await answer.json()).toEqual({
      message: 'What you sent did not arrive in a readable form. Please send it again.',
    })
  })

  test.each<Record<string, string>>([
    { 'Sec-Fetch-Site': 'cross-site' },
    { Origin: 'https://evil.example' },
  ])('another site: %o', async (headers) => {
    const answer = await post('{"id":7}', { ...english, ...headers })
    await expect(answer).toHaveStatus(403)
    expect(await answer.json()).toEqual({
      message: 'This request comes from another website and will not be answered.',
    })
  })
})
