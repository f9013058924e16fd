import { expect, test } from 'vitest'
import { Gallery } from '~/media/Gallery'
import { givenImage, render, tag, words } from '../render'

const images = [givenImage({ de: { alt: 'Messing' } }), { ...givenImage(), id: 2 }]

test('a gallery has a link to each picture, which says what it does', () => {
  const html = render(<Gallery images={images} title="Werkstoffe" />)
  expect(html.match(/<a href="\/media\/brass-0123456789.svg"/g)).toHaveLength(2)
  expect(html).toContain(' alt="Messing"')
  expect(html).toContain(' alt="Werkstoffe"')
  expect(words(html)).toBe('Werkstoffe media.open_picture: media.open_picture:')
})

test('a gallery says the language of its title', () => {
  const titled = render(<Gallery images={[]} title="Finishes" titleLang="en" />)
  expect(tag(titled, 'h2')).toContain(' lang="en"')
})

test('a closed gallery sends no modal', () => {
  expect(render(<Gallery images={images} />)).not.toContain('<dialog')
})
