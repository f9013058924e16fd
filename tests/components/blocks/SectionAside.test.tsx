import { describe, expect, test } from 'vitest'
import type { BlockOf } from '#content/blocks/blocks'
import { Blocks } from '~/blocks/Blocks'
import { givenImage, render, tag, words } from '../render'

type Columns = Pick<BlockOf<'SectionAside'>, 'left' | 'right'>

/** Two columns on a page, as visitors get them. */
function show(columns: Partial<Columns>): string {
  const block: BlockOf<'SectionAside'> = {
    id: 'aside',
    type: 'SectionAside',
    left: [],
    right: [],
    ...columns,
  }
  return render(<Blocks blocks={[block]} />)
}

const text: Columns['left'][number] & Columns['right'][number] = {
  id: 'text',
  type: 'Text',
  text: '<p>Fugen laufen durch.</p>',
}

const box: Columns['right'][number] = {
  id: 'box',
  type: 'InfoBox',
  title: 'Vorher klären',
  text: '<p>Lage der Fugen.</p>',
  link_type: 'internal',
  route_id: 'contact',
  link_text: 'Fragen',
}

const card: Columns['right'][number] = {
  id: 'card',
  type: 'Card',
  title: 'Fugenprofil',
  image: [givenImage()],
  text: 'Bis 22 mm.',
  text_additional: undefined,
  link_type: 'none',
}

const person: Columns['right'][number] = {
  id: 'person',
  type: 'ContactPerson',
  contact_person_id: 7,
}

describe('SectionAside', () => {
  test('with the most reads from left to right, top to bottom', () => {
    const html = show({
      left: [
        { ...text, title: 'Bewegungsfuge' },
        { id: 'image', type: 'Image', image: [givenImage()] },
      ],
      right: [{ ...text, id: 'note', text: '<p>Parkett ab 8 m.</p>' }, box, card, person],
    })
    expect(words(html)).toBe(
      'Bewegungsfuge Fugen laufen durch. Parkett ab 8 m. Vorher klären Lage der Fugen. Fragen Fugenprofil Bis 22 mm. contact.person.title contact.person.link'
    )
    expect(html.match(/<img/g)).toHaveLength(2)
    expect(tag(html, 'a')).toContain(' href="/de/kontakt"')
  })

  test('with one column has no empty other one', () => {
    expect(show({ left: [text] })).not.toContain('in-side')
    expect(show({ right: [box] }).match(/in-column in-side/g)).toHaveLength(1)
  })

  test('says the language of what is not translated, inside its columns too', () => {
    const html = show({ left: [{ ...text, lang: { text: 'en' } }] })
    expect(html).toMatch(/<div[^>]* lang="en"[^>]*><p>Fugen/)
  })
})
