import { expect, test } from 'vitest'
import { Disclosure } from '~/ui/Disclosure'
import { render, words } from '../render'

test('a disclosure is closed, and opens without JavaScript', () => {
  const html = render(<Disclosure summary="Maße">7 bis 18 mm</Disclosure>)
  expect(html).toMatch(/^<details(?![^>]* open)[^>]*><summary[^>]*>Maße/)
  expect(html).toMatch(/<\/summary>7 bis 18 mm<\/details>$/)
})

test('a disclosure can be open from the start', () => {
  const html = render(
    <Disclosure open summary="Maße">
      7 bis 18 mm
    </Disclosure>
  )
  expect(html).toMatch(/^<details open=""/)
})

test('a note stands between what is disclosed and the arrow', () => {
  const html = render(
    <Disclosure summary="Filter" note="2 gesetzt">
      x
    </Disclosure>
  )
  expect(words(html)).toBe('Filter 2 gesetzt x')
  expect(html).toMatch(/2 gesetzt.*<svg aria-hidden="true".*<\/summary>/)
})
