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

test('a gallery has one column, two, three and four as the screen grows', () => {
  const list = tag(render(<Gallery images={images} />), 'ul')
  expect(list).toContain('md:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4')
  expect(list).not.toMatch(/[" ]grid-cols/)
})

test('a gallery is called one, unless it has a title; it says the title’s language', () => {
  expect(words(render(<Gallery images={[]} />))).toBe('global.components.image_gallery')
  const titled = render(<Gallery images={[]} title="Finishes" titleLang="en" />)
  expect(tag(titled, 'h2')).toContain(' lang="en"')
})

test('a closed gallery sends no modal', () => {
  expect(render(<Gallery images={images} />)).not.toContain('<dialog')
})
