import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { step } from '../../../bin/step.mjs'

let written = ''
beforeEach(() => {
  written = ''
  vi.useFakeTimers()
  const write = (words: unknown) => {
    written += words
    return true
  }
  vi.spyOn(process.stdout, 'write').mockImplementation(write)
  vi.spyOn(console, 'log').mockImplementation((words) => void write(`${words}\n`))
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

test('without a terminal, a step that takes long writes a line every ten seconds', async () => {
  const done = step('Installing', () => new Promise((end) => setTimeout(end, 23_400)))
  await vi.advanceTimersByTimeAsync(23_400)
  await done
  expect(written).toBe('Installing … 10 s\nInstalling … 20 s\nInstalling … 23.4 s\n')
})
