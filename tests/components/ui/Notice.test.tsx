import { expect, test } from 'vitest'
import { Notice } from '~/ui/Notice'
import { render, tag, words } from '../render'

test('a notice is a status with its words, which can have the focus', () => {
  const html = render(<Notice>Angekommen.</Notice>)
  expect(words(html)).toBe('Angekommen.')
  expect(tag(html, 'output')).toContain('tabindex="-1"')
  expect(html).not.toMatch(/\bred\b/)
})
