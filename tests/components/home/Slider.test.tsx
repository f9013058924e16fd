import { describe, expect, test } from 'vitest'
import { Slider } from '~/home/Slider'
import { givenImage, render, words } from '../render'

const slide = (id: string) => ({
  id,
  hero_headline: id,
  hero_has_image: false,
  hero_image: null,
  hero_link_type: 'none' as const,
})

const pictured = (id: string) => ({ ...slide(id), hero_image: givenImage() })

describe('the slider', () => {
  test('has one h1, and h2 for every other slide', () => {
    const html = render(<Slider label="Neues" slides={[slide('Boden'), slide('Treppe')]} />)
    expect(html.match(/<h1/g)).toHaveLength(1)
    expect(html.match(/<h2/g)).toHaveLength(1)
    expect(words(html)).toContain('Boden Treppe')
  })

  test('below a headline has none of its own', () => {
    expect(render(<Slider label="x" slides={[slide('Boden')]} level={2} />)).not.toContain('<h1')
  })

  test('loads the picture of its first slide at once, the others when they are near', () => {
    const html = render(<Slider label="x" slides={['a', 'b', 'c'].map(pictured)} />)
    const loading = [...html.matchAll(/<img[^>]* loading="(\w+)"/g)].map(([, value]) => value)
    expect(loading).toEqual(['eager', 'lazy', 'lazy'])
    expect(html.match(/fetchPriority="high"/g)).toHaveLength(1)
  })
})
