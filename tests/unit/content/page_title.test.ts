import { expect, test } from 'vitest'
import { pageTitle } from '#content/pages/metadata/page_title'

const NAME = 'Saumer Profile'
const LONG = 'Ein Profil mit einem Namen, der keinen Platz mehr lässt'

test.each<[string, Parameters<typeof pageTitle>, string]>([
  [
    'says what it is called, what that is, and whose it is',
    ['Übergang 38 Clip', 'Übergangsprofil', undefined, NAME],
    'Übergang 38 Clip, Übergangsprofil – Saumer Profile',
  ],
  [
    'leaves out whose it is before it leaves out what it is',
    ['Anpassung 40 selbstklebend', 'Anpassungsprofil', undefined, NAME],
    'Anpassung 40 selbstklebend, Anpassungsprofil',
  ],
  [
    'does not say again what it is called',
    ['Kernsockelleiste 50–70', 'Sockelleiste', undefined, NAME],
    'Kernsockelleiste 50–70 – Saumer Profile',
  ],
  [
    'is what the editor wrote where even the noun is too much',
    [LONG, 'Übergangsprofil', undefined, 'Saumer'],
    `${LONG} – Saumer`,
  ],
  [
    'names the part of a list',
    ['Referenzen', undefined, 'Seite 2 von 3', NAME],
    'Referenzen – Seite 2 von 3 – Saumer Profile',
  ],
])('the title of a page %s', (_, parts, title) => {
  expect(pageTitle(...parts)).toBe(title)
})
