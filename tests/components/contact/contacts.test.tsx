import { describe, expect, test } from 'vitest'
import type { Block, BlockOf } from '#content/blocks/blocks'
import type { Contact } from '#content/blocks/contact'
import { Blocks } from '~/blocks/Blocks'
import { ContactCard } from '~/contact/ContactCard'
import { isContact } from '~/contact/isContact'
import { givenImage, render, tag, words } from '../render'

/** A contact person with a name only. */
const hugo: Contact = {
  id: 9,
  title: null,
  first_name: 'Hugo',
  last_name: 'Alt',
  image: null,
  phone: null,
  mobile: null,
  email: null,
  position: null,
  translations: [],
  spoken_languages: [],
}

/** A contact person with every field. */
const berta: Contact = {
  id: 7,
  title: 'Dr.',
  first_name: 'Berta',
  last_name: 'Stein',
  image: givenImage({ de: { alt: '' } }),
  phone: '+49 30 23125 007',
  mobile: '+49 30 23125 707',
  email: 'berta@saumer.example',
  position: 'Leiterin Technik',
  translations: [
    { locale: 'de', position: 'Leiterin Technik' },
    { locale: 'en', position: 'Head of Engineering' },
  ],
  spoken_languages: [
    { id: 1, name: 'Deutsch', svg_image: { original_url: '/media/de.svg', width: 24, height: 16 } },
    {
      id: 2,
      name: 'Polnisch',
      svg_image: { original_url: '/media/pl.svg', width: 24, height: 16 },
    },
  ],
}

function show(block: Block, locale: 'de' | 'en' | 'fi' = 'de'): string {
  return render(<Blocks blocks={[block]} />, { locale })
}

describe('ContactCard', () => {
  test('with the least is a name', () => {
    const html = render(<ContactCard contact={hugo} />)
    expect(words(html)).toBe('Hugo Alt')
    expect(html).not.toMatch(/<img|<a |<li|<dt/)
  })

  test('with the most has portrait, position, ways to reach and languages', () => {
    const html = render(<ContactCard contact={berta} />)
    expect(tag(html, 'h3')).toBeTruthy()
    expect(html).toContain(' href="tel:+493023125007"')
    expect(html).toContain(' href="tel:+493023125707"')
    expect(html).toContain(' href="mailto:berta@saumer.example"')
    expect(html.match(/<img/g)).toHaveLength(3)
    expect(html).toMatch(/<img src="\/media\/pl.svg"[^>]* alt=""/)
    expect(words(html)).toMatch(/^Dr. Berta Stein Leiterin Technik .* Deutsch Polnisch$/)
  })

  test('says the language of a position that is not in the page’s', () => {
    const contact = { ...berta, translations: [berta.translations[0]] }
    expect(render(<ContactCard contact={contact} />, { locale: 'fi' })).toMatch(
      /<p[^>]* lang="de">Leiterin Technik/
    )
    expect(render(<ContactCard contact={contact} />)).not.toContain(' lang=')
  })
})

describe('ContactPerson', () => {
  const least: BlockOf<'ContactPerson'> = {
    id: 'person',
    type: 'ContactPerson',
    contact_person_id: 7,
  }

  test('leads to the contact page without JavaScript', () => {
    expect(show(least)).toMatch(/<noscript>.*<a [^>]*href="\/de\/kontakt".*<\/noscript>/)
  })
})

describe('an answer of the site', () => {
  test.each([
    ['the least', hugo],
    ['the most', berta],
  ])('that has %s is a contact person', (_, contact) => {
    expect(isContact(contact, contact.id)).toBe(true)
  })

  test.each([
    ['null', null],
    ['somebody else', { ...berta, id: 8 }],
    ['a name that is missing', { ...berta, last_name: undefined }],
    ['a phone that is no text', { ...berta, phone: 7 }],
    ['no list of positions', { ...berta, translations: null }],
    ['a picture without files', { ...berta, image: { original_url: '/x.svg' } }],
    ['a position without words', { ...berta, translations: [{ locale: 'de' }] }],
    ['a language without a flag', { ...berta, spoken_languages: [{ id: 1, name: 'Deutsch' }] }],
  ])('that has %s is none', (_, body) => {
    expect(isContact(body, berta.id)).toBe(false)
  })
})
