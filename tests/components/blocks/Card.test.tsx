import { describe, expect, test } from 'vitest'
import { Card } from '~/blocks/parts/Card'
import { givenImage, render, tag, words } from '../render'

describe('a card', () => {
  test('with the least is a title', () => {
    const html = render(<Card title="Übergangsprofil" />)
    expect(words(html)).toBe('Übergangsprofil')
    expect(html).not.toMatch(/<img|mt-auto/)
  })

  test('with the most has picture, icon, title, text and footer, in this order', () => {
    const html = render(
      <Card
        title="Übergangsprofil"
        image={givenImage({ de: { alt: 'Messing' } })}
        icon={givenImage({ de: { alt: 'Schnitt' } })}
        footer={<a href="/de">Mehr</a>}
        fullHeight
      >
        <p>7 bis 18 mm</p>
      </Card>
    )
    expect(html).toMatch(/alt="Messing".*alt="Schnitt".*<h3/)
    expect(words(html)).toBe('Übergangsprofil 7 bis 18 mm Mehr')
    expect(tag(html, 'article')).toContain('h-full')
  })

  test('draws its icon in a box of 64 px', () => {
    const html = render(<Card title="Übergangsprofil" icon={givenImage()} />)
    expect(tag(html, 'div')).toMatch(/\bsize-16\b/)
    expect(tag(html, 'img'), 'the title is not said twice').toContain(' alt=""')
  })
})
