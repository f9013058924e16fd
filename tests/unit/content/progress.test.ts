import { expect, test } from 'vitest'
import { ProgressLine } from '#content/loading/progress'
import { shorten } from '#content/loading/shorten'

/** The output while three steps take these times (ms). */
function written(screen: { isTTY?: boolean; columns?: number }, ...times: number[]): string {
  let text = ''
  let now = 0
  const write = (words: string) => (text += words)
  const line = new ProgressLine('Loading … ', { ...screen, write }, () => now)
  for (const [index, time] of times.entries()) {
    now += time
    line.report('pages', index + 1, times.length)
  }
  line.end('done')
  return text
}

test('outside of a terminal there is a line a second', () => {
  expect(written({}, 900, 200, 900, 200)).toBe(
    'Loading … pages 2 of 4\nLoading … pages 4 of 4\nLoading … done\n'
  )
})

test('a quick run has one line', () => {
  expect(written({}, 10, 10)).toBe('Loading … done\n')
})

test('in a terminal one line is written anew, no wider than the terminal', () => {
  expect(written({ isTTY: true, columns: 18 }, 90, 20)).toBe(
    'Loading … \r\x1b[KLoading … pages 2\r\x1b[KLoading … done\n'
  )
})

test('a long value is cut down to what differs', () => {
  const around = 'word '.repeat(30)
  expect(shorten(`${around}old ${around}`, `${around}new ${around}`)).toEqual([
    '…word word word old word word word…',
    '…word word word new word word word…',
  ])
  expect(shorten('old', 'new')).toEqual(['old', 'new'])
  const [, now] = shorten('', 'x'.repeat(500))
  expect(now).toBe(`${'x'.repeat(70)}…`)
})
