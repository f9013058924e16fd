import { describe, expect, test } from 'vitest'
import { fullName, shownPosition } from '#shared/contacts'

const german = { locale: 'de', position: 'Leiterin Technik' } as const
const english = { locale: 'en', position: 'Head of Engineering' } as const

describe('the position that is shown of a contact person', () => {
  test('is the translation into the language of the page', () => {
    const contact = { position: german.position, translations: [german, english] }
    expect(shownPosition(contact, 'de')).toEqual(german)
    expect(shownPosition(contact, 'en')).toEqual(english)
  })

  test('is the base position, in its language, where there is only one translation', () => {
    const contact = { position: german.position, translations: [german] }
    expect(shownPosition(contact, 'fi')).toEqual(german)
  })

  test('is none where several translations leave out the language of the page', () => {
    const contact = { position: german.position, translations: [german, english] }
    expect(shownPosition(contact, 'fi')).toBeUndefined()
  })

  test('is none without a translation', () => {
    expect(shownPosition({ position: german.position, translations: [] }, 'de')).toBeUndefined()
    expect(shownPosition({ position: null, translations: [] }, 'de')).toBeUndefined()
  })

  test('is none where the only translation has no base position', () => {
    expect(shownPosition({ position: null, translations: [english] }, 'fi')).toBeUndefined()
  })
})

test('a name starts with the title, if there is one', () => {
  const person = { first_name: 'Berta', last_name: 'Stein' }
  expect(fullName({ ...person, title: 'Dr.' })).toBe('Dr. Berta Stein')
  expect(fullName({ ...person, title: null })).toBe('Berta Stein')
})
