import { expect, test } from 'vitest'
import { isActive } from '../../../inertia/site/header/activeItem.js'

test.each([
  ['on its own page', '/de/produkte', ['/de/produkte'], true],
  ['on the pages below it', '/de/produkte/uebergang', ['/de/produkte'], true],
  ['on the page of a child', '/de/impressum', ['/de/unternehmen', '/de/impressum'], true],
  ['on no page whose name begins alike', '/de/produkte-archiv', ['/de/produkte'], false],
  ['on no page whose name its own begins with', '/de/produkt', ['/de/produkte'], false],
  ['on the home page, if it is that', '/de', ['/de'], true],
  ['nowhere else, if it is the home page', '/de/kontakt', ['/de'], false],
  ['nowhere, if its page does not exist', '/de/kontakt', [undefined], false],
  ['not on its page in another language', '/fr/contact', ['/en/contact'], false],
])('an item is active %s', (_, address, pages, expected) => {
  expect(isActive(address, pages)).toBe(expected)
})
