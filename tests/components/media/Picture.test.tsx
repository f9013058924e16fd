import { describe, expect, test } from 'vitest'
import { Picture } from '~/media/Picture'
import { givenImage, render, tag } from '../render'

describe('the alt text of a picture', () => {
  const BRASS = { de: { alt: 'Messing' } }

  test.each([
    ['is the picture’s in the page’s language', BRASS, 'de', 'Messing', undefined],
    ['else is the German one, and says so', BRASS, 'fr', 'Messing', 'de'],
    [
      'prefers the page’s language to German where both are there',
      { ...BRASS, fr: { alt: 'Laiton' } },
      'fr',
      'Laiton',
      undefined,
    ],
    ['else is the title of what it belongs to', undefined, 'de', 'Profil', undefined],
    ['is empty for decoration, and then has no language', { de: { alt: '' } }, 'fr', '', undefined],
  ] as const)('%s', (_, texts, locale, alt, lang) => {
    const image = tag(
      render(<Picture image={givenImage(texts)} title="Profil" />, { locale }),
      'img'
    )
    expect(/ alt="([^"]*)"/.exec(image)?.[1]).toBe(alt)
    expect(/ lang="([^"]*)"/.exec(image)?.[1]).toBe(lang)
  })

  test('else is its address', () => {
    expect(tag(render(<Picture image={givenImage()} />), 'img')).toContain(
      ' alt="/media/brass-0123456789.svg"'
    )
  })
})

test('a picture has its size, so that nothing moves when it arrives', () => {
  const image = tag(render(<Picture image={givenImage()} />), 'img')
  expect(image).toContain(' src="/media/brass-0123456789.svg" width="900" height="600"')
})

describe('a photograph', () => {
  const photo = {
    ...givenImage(),
    original_url: '/media/oak-1.jpg',
    width: 700,
    conversion_urls: {
      thumb: '/media/oak-1-thumb.jpg',
      sm: '/media/oak-1-sm.jpg',
      md: '/media/oak-1-md.jpg',
      lg: '/media/oak-1-lg.jpg',
    },
  }

  test('waits as its thumb, in a box of its own size', () => {
    const html = render(<Picture image={photo} className="w-full" />)
    expect(tag(html, 'img')).toContain(
      ' src="/media/oak-1-thumb.jpg" width="700" height="600" alt="/media/oak-1.jpg" loading="lazy"'
    )
    expect(tag(html, 'img')).not.toContain('srcSet')
    expect(tag(html, 'img')).toContain('class="[contain:size] w-full"')
    expect(html.indexOf('<source')).toBeGreaterThan(html.indexOf('<noscript>'))
  })

  test('in brief is the same', () => {
    const { original_url, width, height, custom_properties } = photo
    const brief = { original_url, width, height, custom_properties }
    expect(render(<Picture image={brief} />)).toBe(render(<Picture image={photo} />))
  })

  test('is itself without JavaScript, and its thumb is not there', () => {
    const html = render(<Picture image={photo} sizes="50vw" className="w-full" />)
    expect(tag(html, 'picture')).toContain('noscript:hidden')
    const [, without] = /<noscript>(.*)<\/noscript>/.exec(html) ?? []
    expect(tag(without, 'picture')).not.toContain('noscript:hidden')
    expect(tag(without, 'img')).toContain(' src="/media/oak-1-md.jpg"')
    expect(tag(without, 'img')).toContain(' loading="lazy"')
    expect(tag(without, 'img')).toContain('w-full')
    expect(without).toContain('<source type="image/avif"')
  })

  test('above the fold is there at once and before others', () => {
    const html = render(<Picture image={photo} eager />)
    expect(html).not.toMatch(/thumb|noscript/)
    expect(tag(html, 'img')).toContain(' loading="eager" fetchPriority="high"')
  })

  test('is offered as AVIF and WebP, and as JPEG for all others', () => {
    const html = render(<Picture image={photo} sizes="50vw" eager />)
    expect(html).toContain(
      '<source type="image/avif" srcSet="/media/oak-1-sm.avif 300w, /media/oak-1-md.avif 500w, /media/oak-1-lg.avif 700w" sizes="50vw"/>'
    )
    expect(html).toContain('<source type="image/webp" srcSet="/media/oak-1-sm.webp 300w')
    expect(tag(html, 'img')).toContain('srcSet="/media/oak-1-sm.jpg 300w')
    expect(tag(html, 'img')).toContain('src="/media/oak-1-md.jpg"')
  })

  test('is never offered wider than it is', () => {
    expect(render(<Picture image={photo} />)).not.toContain('900w')
  })
})

test('a drawing is shown as it is, and waits by the browser’s own means', () => {
  const html = render(<Picture image={givenImage()} />)
  expect(html).not.toMatch(/<source|<noscript|srcSet/)
  expect(tag(html, 'img')).toContain(' loading="lazy"')
  expect(tag(render(<Picture image={givenImage()} eager />), 'img')).toContain(' loading="eager"')
})

test('an animation waits as its first frame and is shown as it is', () => {
  const gif = {
    ...givenImage(),
    original_url: '/media/turning-1.gif',
    conversion_urls: { thumb: '/media/turning-1-thumb.jpg' },
  }
  const html = render(<Picture image={gif} />)
  expect(tag(html, 'img')).toContain(' src="/media/turning-1-thumb.jpg"')
  expect(html).toMatch(/<noscript>.*src="\/media\/turning-1.gif"/)
  expect(html).not.toMatch(/<source|srcSet/)
})
