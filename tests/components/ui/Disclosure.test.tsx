import { expect, test } from 'vitest'
import { Disclosure } from '~/ui/dialog/Disclosure'
import { render, words } from '../render'

const RANGE = <p>7 bis 18 mm</p>

test('a disclosure is closed, and opens without JavaScript', () => {
  const html = render(<Disclosure summary={<h3>Maße</h3>}>{RANGE}</Disclosure>)
  expect(html).toMatch(/^<details(?![^>]* open)[^>]*><summary[^>]*><h3>Maße/)
  expect(html).toMatch(/<\/summary><p>7 bis 18 mm<\/p><\/details>$/)
})

test('a disclosure can be open from the start', () => {
  const html = render(
    <Disclosure open summary={<h3>Maße</h3>}>
      {RANGE}
    </Disclosure>
  )
  expect(html).toMatch(/^<details open=""/)
})

test('a note is placed between the summary and its arrow', () => {
  const html = render(
    <Disclosure summary={<h3>Filter</h3>} note={<span>2 gesetzt</span>}>
      {RANGE}
    </Disclosure>
  )
  expect(words(html)).toBe('Filter 2 gesetzt 7 bis 18 mm')
  expect(html).toMatch(/2 gesetzt.*<svg aria-hidden="true".*<\/summary>/)
})
