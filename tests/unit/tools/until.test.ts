import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { inTime, NOT_COMING_AFTER, until } from '#tests/until'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }))
afterEach(() => void vi.useRealTimers())

test('work that does not end fails after half a minute, and says for what it was waited', async () => {
  const waited = inTime('the second mail', new Promise(() => undefined))
  const failed = expect(waited).rejects.toThrow('Waited in vain: the second mail')
  await vi.advanceTimersByTimeAsync(NOT_COMING_AFTER)
  await failed
  expect(NOT_COMING_AFTER).toBe(30_000)
})

test('what does not come fails after half a minute, with the words of that moment', async () => {
  vi.spyOn(performance, 'now')
    .mockReturnValueOnce(0)
    .mockReturnValue(NOT_COMING_AFTER + 1)
  let looks = 0
  const waited = until(
    () => `the page, after ${looks} look`,
    () => void looks++
  )
  await expect(waited).rejects.toThrow('Waited in vain: the page, after 1 look')
})

test('what comes is given', async () => {
  await expect(until('it', () => 'here')).resolves.toBe('here')
  await expect(inTime('it', Promise.resolve('here'))).resolves.toBe('here')
})
