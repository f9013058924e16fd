import { expect, test } from 'vitest'
import { Paging } from '~/content/Paging'
import { render } from '../render'

/** The targets of the links of a page. */
function links(page: number, query?: Record<string, string>): (string | undefined)[] {
  const html = render(<Paging paging={{ page, pages: 3, total: 30 }} query={query} />)
  return [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)
}

test('a page of a list leads to those before and after it, and keeps the selection', () => {
  expect(links(1)).toEqual(['/de?page=2'])
  expect(links(2)).toEqual(['/de', '/de?page=3'])
  expect(links(3, { sector: 'culture' })).toEqual(['/de?sector=culture&amp;page=2'])
})

test('a list on one page leads nowhere', () => {
  expect(render(<Paging paging={{ page: 1, pages: 1, total: 3 }} />)).toBe('')
})
