import { describe, expect, test } from 'vitest'
import type { HeroProps } from '#content/pages/hero'
import { HERO_SIZES, Hero } from '~/content/Hero'
import { HeroPreload } from '~/content/HeroPreload'
import { givenImage, render, renderHead, tag, words } from '../render'

function givenHero(hero: Partial<HeroProps> = {}): HeroProps {
  return {
    hero_headline: 'Wo Böden sich treffen',
    hero_has_image: false,
    hero_image: null,
    hero_link_type: 'none',
    ...hero,
  }
}

describe('a hero', () => {
  test('with everything shows everything', () => {
    const hero = givenHero({
      hero_topline: 'Seit 1924',
      hero_text: 'Für jede Kante',
      hero_has_image: true,
      hero_image: givenImage({ de: { alt: 'Messing' } }),
      hero_link_type: 'internal',
      hero_route: 'contact',
      hero_button_text: 'Zum Kontakt',
    })
    const html = render(<Hero hero={hero} large />)
    expect(words(html)).toBe('Seit 1924 Wo Böden sich treffen Für jede Kante Zum Kontakt')
    expect(tag(html, 'img')).toContain('alt="Messing"')
  })

  test('loads its picture at once and before others', () => {
    const hero = givenHero({ hero_has_image: true, hero_image: givenImage() })
    const image = tag(render(<Hero hero={hero} />), 'img')
    expect(image).toContain(' loading="eager"')
    expect(image).toMatch(/ fetchpriority="high"/i)
  })

  test('of a list loads its picture where it is shown, on large screens', () => {
    const hero = givenHero({ hero_has_image: true, hero_image: givenImage() })
    const html = render(<Hero hero={hero} compact />)
    expect(tag(html, 'img')).toContain(' loading="lazy"')
    expect(html).not.toMatch(/fetchpriority/i)
  })

  test('describes a picture without words of its own by its headline', () => {
    const hero = givenHero({ hero_has_image: true, hero_image: givenImage() })
    expect(tag(render(<Hero hero={hero} />), 'img')).toContain(' alt="Wo Böden sich treffen"')
  })
})

describe('the link of a hero', () => {
  const target = {
    hero_route: 'contact',
    hero_external_link: 'https://x.example',
    hero_button_text: 'Weiter',
  }

  test('of type none is not there, whatever else is written', () => {
    expect(render(<Hero hero={givenHero({ ...target, hero_link_type: 'none' })} />)).not.toMatch(
      /<a |<button/
    )
  })

  test.each([
    ['internal leads to the route', 'internal', ' href="/de/kontakt"'],
    [
      'external leads out of the site, in a new tab',
      'external',
      ' href="https://x.example" target="_blank" rel="noopener"',
    ],
  ] as const)('of type %s', (_, hero_link_type, attributes) => {
    const html = render(<Hero hero={givenHero({ ...target, hero_link_type })} />)
    expect(tag(html, 'a')).toContain(attributes)
  })
})

test('the texts of a hero that are not translated are marked with their language', () => {
  const hero = givenHero({
    hero_topline: 'Since 1924',
    hero_text: 'Für jede Kante',
    hero_link_type: 'internal',
    hero_route: 'contact',
    hero_button_text: 'Go on',
    lang: { hero_topline: 'en', hero_button_text: 'en' },
  })
  const html = render(<Hero hero={hero} />)
  expect(html).toMatch(/<p[^>]* lang="en">Since 1924/)
  expect(html).toMatch(/<a(?=[^>]* lang="en")[^>]*>Go on/)
  expect(tag(html, 'h1')).not.toContain('lang')
  expect(html).toMatch(/<p class="[^"]*">Für jede Kante/)
})

test('the picture of a page’s hero is announced in the head, as the picture itself is offered', () => {
  const image = {
    ...givenImage(),
    width: 700,
    conversion_urls: { thumb: '/media/oak-1-thumb.jpg', md: '/media/oak-1-md.jpg' },
  }
  const hero = render(<Hero hero={givenHero({ hero_has_image: true, hero_image: image })} />)
  const head = renderHead(<HeroPreload image={image} />)
  const sources = '/media/oak-1-md.avif 500w'
  const sizes = HERO_SIZES.replace('>=', '&gt;=')
  expect(tag(hero, 'source')).toContain(`srcSet="${sources}" sizes="${sizes}"`)
  expect(head).toContain(`imageSrcSet="${sources}" imageSizes="${sizes}"`)
  expect(head).toContain(' rel="preload" as="image"')
  expect(head).toContain(' type="image/avif"')
})

test('a drawing is announced by its address', () => {
  const head = renderHead(<HeroPreload image={givenImage()} />)
  expect(head).toContain(' href="/media/brass-0123456789.svg"')
  expect(head).not.toContain('type=')
})
