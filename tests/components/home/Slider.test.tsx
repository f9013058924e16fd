import { describe, expect, test } from 'vitest'
import { Slider } from '~/home/Slider'
import { givenImage, render } from '../render'

const slide = (id: string) => ({
  id,
  hero_headline: id,
  hero_has_image: false,
  hero_image: null,
  hero_link_type: 'none' as const,
})

const pictured = (id: string) => ({ ...slide(id), hero_image: givenImage() })

describe('the slider', () => {
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
