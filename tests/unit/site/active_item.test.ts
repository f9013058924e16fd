import { expect, test } from 'vitest'
import { isActive } from '../../../inertia/site/header/activeItem.js'

test('an item is active on its own page', () => {
  expect(isActive('/de/produkte', ['/de/produkte'])).toBe(true)
})

test('an item is active on the pages below it', () => {
  expect(isActive('/de/produkte/uebergang', ['/de/produkte'])).toBe(true)
})

test('an item is active on the page of one of its children', () => {
  expect(isActive('/de/impressum', ['/de/unternehmen', '/de/impressum'])).toBe(true)
})

test('whole segments are compared, not beginnings of words', () => {
  expect(isActive('/de/produkte-archiv', ['/de/produkte'])).toBe(false)
  expect(isActive('/de/produkt', ['/de/produkte'])).toBe(false)
})

test('the home page matches only itself, though every address contains it', () => {
  expect(isActive('/de', ['/de'])).toBe(true)
  expect(isActive('/de/kontakt', ['/de'])).toBe(false)
})

test('an item whose page does not exist is never active', () => {
  expect(isActive('/de/kontakt', [undefined])).toBe(false)
  expect(isActive('/de/kontakt', [undefined, '/de/kontakt'])).toBe(true)
})

test('the page in another language does not make an item active', () => {
  expect(isActive('/fr/contact', ['/en/contact'])).toBe(false)
})
