import { expect, test } from 'vitest'
import { pickPage } from '~/site/pageComponents'

const pages = { './pages/Home/Show.tsx': 'home', './pages/Root/Show.tsx': 'root' }

test('a page component is picked by its name', () => {
  expect(pickPage(pages, 'Home/Show')).toBe('home')
  expect(pickPage(pages, 'Root/Show')).toBe('root')
})

test.each(['Home/Index', 'home/show', '', '../app', 'Home/Show.tsx'])(
  'an unknown name fails with “Page not found: %s”',
  (name) => {
    expect(() => pickPage(pages, name)).toThrow(new Error(`Page not found: ${name}`))
  }
)
