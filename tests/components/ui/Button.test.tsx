import { describe, expect, test } from 'vitest'
import { Button } from '~/ui/Button'
import { render, tag, words } from '../render'

describe('a button', () => {
  test('is a button that submits nothing, unless it says so', () => {
    const html = render(<Button>Senden</Button>)
    expect(tag(html, 'button')).toContain('type="button"')
    expect(words(html)).toBe('Senden')
    expect(tag(render(<Button type="submit">Senden</Button>), 'button')).toContain('type="submit"')
  })

  test('that is at work says so, and keeps the focus', () => {
    const button = tag(render(<Button busy>Los</Button>), 'button')
    expect(button).toContain(' aria-disabled="true"')
    expect(button).not.toMatch(/ disabled/)
    expect(tag(render(<Button>Los</Button>), 'button')).not.toContain('aria-disabled')
  })
})

describe('a button with a route', () => {
  test('is a link to that page', () => {
    const html = render(<Button route="contact">Kontakt</Button>)
    expect(tag(html, 'a')).toContain(' href="/de/kontakt"')
    expect(tag(html, 'a')).not.toMatch(/hreflang|target/i)
    expect(html).not.toContain('<button')
  })

  test('removes “app.” only in front', () => {
    const routes = { 'root.app.contact': '/de/app' }
    const html = render(<Button pageKey="root.app.contact">App</Button>, { routes })
    expect(tag(html, 'a')).toContain(' href="/de/app"')
  })

  test('says so when the page is in another language', () => {
    const html = render(<Button pageKey="root.company">Unternehmen</Button>)
    expect(tag(html, 'a')).toMatch(/ hreflang="en"/i)
    expect(words(html)).toBe('Unternehmen (auf Englisch)')
  })

  test('says so in the page’s language, whatever its own words are in', () => {
    const html = render(
      <Button pageKey="root.company" lang="en">
        Company
      </Button>
    )
    expect(html).toMatch(/<span[^>]* lang="de"[^>]*> \(auf Englisch\)</)
  })

  test('says so where all can see it, even if it is square', () => {
    const html = render(<Button pageKey="root.company" variant="square" label="Unternehmen" />)
    expect(html).toMatch(/<span class="language-sign" lang="de"> \(auf Englisch\)<\/span><\/a>$/)
    expect(tag(html, 'a')).not.toContain('aspect-square')
    const own = render(<Button pageKey="contact" variant="square" label="Kontakt" />)
    expect(tag(own, 'a')).toContain('aspect-square')
  })

  test.each(['nowhere', 'app.nowhere'])('%s, whose page has left, is nothing at all', (key) => {
    expect(render(<Button pageKey={key}>Nirgends</Button>)).toBe('')
  })

  test('that code forgot to declare stops the page in development', () => {
    expect(() => render(<Button route="decors">Dekore</Button>)).toThrow(
      'The route "decors" is not declared'
    )
  })
})

test.each([
  ['a route', { route: 'contact' }],
  ['an address out of the site', { href: 'https://x.example' }],
] as const)('a disabled button with %s is words, not a link', (_, target) => {
  const html = render(
    <Button {...target} disabled>
      Kontakt
    </Button>
  )
  expect(html).not.toMatch(/<a |<button|href/)
  expect(tag(html, 'span')).toContain('aria-disabled="true"')
  expect(words(html)).toBe('Kontakt')
})

describe('a button with an address out of the site', () => {
  test('opens a new tab, and says so', () => {
    const html = render(<Button href="https://x.example">Plattform</Button>)
    expect(tag(html, 'a')).toContain(' href="https://x.example"')
    expect(tag(html, 'a')).toContain(' target="_blank" rel="noopener"')
    expect(words(html)).toBe('Plattform (öffnet in neuem Tab)')
  })
})
