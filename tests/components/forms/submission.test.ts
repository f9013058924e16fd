import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Submission, SubmissionError } from '~/forms/Submission'

const idle = { processing: false, errors: {}, success: false, recentlySuccessful: false }

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** A form whose answers the test controls. */
function givenForm() {
  const answers: PromiseWithResolvers<unknown>[] = []
  const submission = new Submission<string>(() => {
    answers.push(Promise.withResolvers<unknown>())
    return answers[answers.length - 1].promise
  })
  return { submission, answers }
}

test('a form that was refused before says why, until it is sent again', () => {
  const former = { message: 'Bitte prüfen', errors: { zip: 'PLZ fehlt' } }
  const submission = new Submission<string>(() => new Promise(() => {}), former)
  expect(submission.getState()).toEqual({ ...idle, ...former })
  void submission.submit('Anfrage')
  expect(submission.getState()).toEqual({ ...idle, processing: true })
})

test('a form is processing until an answer comes', async () => {
  const { submission, answers } = givenForm()
  const sent = submission.submit('Anfrage')
  expect(submission.getState()).toEqual({ ...idle, processing: true })
  answers[0].resolve(undefined)
  expect(await sent).toBe(true)
  expect(submission.getState().processing).toBe(false)
})

test('a success has what the server says to it', async () => {
  const { submission, answers } = givenForm()
  const sent = submission.submit('Anfrage')
  answers[0].resolve({ code: 'K7MB2X9A' })
  await sent
  expect(submission.getState().answer).toEqual({ code: 'K7MB2X9A' })
  void submission.submit('Anfrage')
  expect(submission.getState()).toEqual({ ...idle, processing: true })
})

test('a refusal says what is wrong, as a whole and by field', async () => {
  const { submission, answers } = givenForm()
  const sent = submission.submit('Anfrage')
  answers[0].reject(new SubmissionError('Bitte prüfen', { zip: 'PLZ fehlt' }))
  expect(await sent).toBe(false)
  expect(submission.getState()).toEqual({
    ...idle,
    message: 'Bitte prüfen',
    errors: { zip: 'PLZ fehlt' },
  })
})

test('a corrected field loses its error at once, the others keep theirs', async () => {
  const errors = { zip: 'PLZ fehlt', city: 'Ort fehlt' }
  const submission = new Submission<string>(() => new Promise(() => {}), {
    message: 'Nein',
    errors,
  })
  submission.clearError('zip')
  expect(submission.getState()).toEqual({ ...idle, message: 'Nein', errors: { city: 'Ort fehlt' } })
})

test('a field that is changed while a form is under way changes nothing about that', async () => {
  const { submission, answers } = givenForm()
  const sent = submission.submit('Anfrage')
  submission.clearError('zip')
  answers[0].resolve(undefined)
  expect(await sent).toBe(true)
  expect(submission.getState().success).toBe(true)
})

test('a second click while one is under way sends nothing', async () => {
  const { submission, answers } = givenForm()
  void submission.submit('Anfrage')
  expect(await submission.submit('Anfrage')).toBe(false)
  expect(answers).toHaveLength(1)
})

test('a new success counts its own 2 seconds', async () => {
  const { submission, answers } = givenForm()
  for (const index of [0, 1]) {
    const sent = submission.submit('Anfrage')
    answers[index].resolve(undefined)
    await sent
    vi.advanceTimersByTime(1500)
  }
  expect(submission.getState().recentlySuccessful).toBe(true)
})

test('a reset form is idle, whatever comes in late', async () => {
  const { submission, answers } = givenForm()
  const sent = submission.submit('Anfrage')
  submission.reset()
  expect(submission.getState()).toEqual(idle)
  answers[0].reject(new SubmissionError('zu spät'))
  await sent
  expect(submission.getState()).toEqual(idle)
})

test('a listener is called on each change, until it unsubscribes', async () => {
  const { submission, answers } = givenForm()
  const heard = vi.fn<() => void>()
  const stop = submission.subscribe(heard)
  const sent = submission.submit('Anfrage')
  answers[0].resolve(undefined)
  await sent
  expect(heard).toHaveBeenCalledTimes(2)
  stop()
  submission.reset()
  expect(heard).toHaveBeenCalledTimes(2)
})
