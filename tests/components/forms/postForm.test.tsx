import { afterEach, expect, test, vi } from 'vitest'
import { postForm } from '~/forms/postForm'
import { SubmissionError } from '~/forms/Submission'

const words = {
  failed: 'Hat nicht geklappt',
  offline: 'Keine Verbindung',
  timeout: 'Keine Antwort',
}

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

/** Stubs `fetch` with one answer. Returns the requests. */
function givenAnswer(answer: Response | Error) {
  const asked = vi.fn<typeof fetch>(async () => {
    if (answer instanceof Error) throw answer
    return answer
  })
  vi.stubGlobal('fetch', asked)
  return asked
}

async function refusalOf(answer: Response | Error): Promise<SubmissionError> {
  givenAnswer(answer)
  const refusal = await postForm('/contact/submit', {}, words).catch((error: Error) => error)
  expect(refusal).toBeInstanceOf(SubmissionError)
  return refusal as SubmissionError
}

test('values are posted as JSON, with the marker of an AJAX call', async () => {
  const asked = givenAnswer(new Response(null, { status: 204 }))
  expect(await postForm('/api/newsletter', { email: 'a@b.example' }, words)).toBeUndefined()
  expect(asked).toHaveBeenCalledWith('/api/newsletter', {
    method: 'POST',
    headers: {
      Accept: 'application/json',
      'Content-Type': 'application/json',
      'X-Requested-With': 'XMLHttpRequest',
    },
    body: '{"email":"a@b.example"}',
    signal: expect.any(AbortSignal),
  })
})

test('form data is posted as multipart, whose header the browser writes', async () => {
  const asked = givenAnswer(new Response())
  const body = new FormData()
  await postForm('/contact/submit', body, words)
  const options = asked.mock.calls[0][1]
  expect(options?.body).toBe(body)
  expect(options?.headers).not.toHaveProperty('Content-Type')
})

test('a refusal has the server’s words, and of each field the first', async () => {
  const body = {
    message: 'Bitte prüfen',
    errors: { zip: ['zu kurz', 'keine Zahl'], city: 'fehlt' },
  }
  const refusal = await refusalOf(Response.json(body, { status: 422 }))
  expect(refusal.message).toBe('Bitte prüfen')
  expect(refusal.errors).toEqual({ zip: 'zu kurz', city: 'fehlt' })
})

test('a failure that is no JSON has our words', async () => {
  const refusal = await refusalOf(new Response('<h1>Bad Gateway</h1>', { status: 502 }))
  expect(refusal.message).toBe('Hat nicht geklappt')
  expect(refusal.errors).toEqual({})
})

test.each([
  ['a page', () => new Response('<h1>Log in</h1>', { headers: { 'Content-Type': 'text/html' } })],
  ['an answer from elsewhere', () => redirected(Response.json({}))],
])('%s is no success', async (_, answer) => {
  expect((await refusalOf(answer())).message).toBe('Hat nicht geklappt')
})

/** Only a browser sets `redirected`. */
function redirected(answer: Response): Response {
  return Object.defineProperty(answer, 'redirected', { value: true })
}

test('a lost connection says so', async () => {
  expect((await refusalOf(new TypeError('Failed to fetch'))).message).toBe('Keine Verbindung')
})

test.each([
  ['null', null],
  ['errors that are a text', { errors: 'zip' }],
  ['errors that are a list', { errors: ['zip'] }],
  ['errors that are no texts', { errors: { zip: [{ code: 7 }], city: 7, street: null } }],
  ['a message that is no text', { message: { code: 7 } }],
  ['an empty message', { message: ' ' }],
])('a failure with %s has our words, and no field is blamed', async (_, body) => {
  const refusal = await refusalOf(Response.json(body, { status: 422 }))
  expect(refusal.message).toBe('Hat nicht geklappt')
  expect(refusal.errors).toEqual({})
})

/** A server that reads a request and then sends no answer, or an incomplete one. */
function givenSilence(answer?: (signal: AbortSignal) => Response) {
  vi.useFakeTimers()
  vi.stubGlobal('fetch', (_: string, { signal }: { signal: AbortSignal }) =>
    answer
      ? Promise.resolve(answer(signal))
      : new Promise((__, reject) => {
          signal.addEventListener('abort', () => reject(signal.reason))
        })
  )
}

/** A response with an endless body. */
function endless(signal: AbortSignal): Response {
  const body = new ReadableStream({
    start(controller) {
      signal.addEventListener('abort', () => controller.error(signal.reason))
    },
  })
  return new Response(body, { status: 422 })
}

test.each([
  ['no answer', undefined],
  ['half an answer', endless],
])('%s is waited for 30 seconds, and then it is said', async (_, answer) => {
  givenSilence(answer)
  const end = vi.fn<(error: unknown) => void>()
  const sent = postForm('/contact/submit', {}, words).catch(end)
  await vi.advanceTimersByTimeAsync(29_999)
  expect(end).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  await sent
  expect(end).toHaveBeenCalledWith(new SubmissionError('Keine Antwort'))
})
