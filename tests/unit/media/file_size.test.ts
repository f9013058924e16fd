import { describe, expect, test } from 'vitest'
import { formatFileSize } from '#texts/file_size'

/** A no-break space stands before the unit. */
function inWords(bytes: number): string {
  return formatFileSize(bytes, 'en').replace('\u00a0', ' ')
}

describe('the size of a file', () => {
  test.each([
    [1023, '1,023 B'],
    [1024, '1.0 KiB'],
    [1536, '1.5 KiB'],
    [1024 ** 2 - 1, '1.0 MiB'],
    [1024 ** 3, '1.0 GiB'],
    [2048 * 1024 ** 4, '2,048.0 TiB'],
  ])('of %i bytes is %s', (bytes, words) => {
    expect(inWords(bytes)).toBe(words)
  })

  test('has the decimal mark of the language, and does not break before its unit', () => {
    expect(formatFileSize(1536, 'de')).toBe('1,5\u00a0KiB')
    expect(formatFileSize(1536, 'ru')).toBe('1,5\u00a0KiB')
    expect(formatFileSize(1536, 'en')).toBe('1.5\u00a0KiB')
  })
})
