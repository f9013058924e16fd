import { describe, expect, test } from 'vitest'
import { pageTitle } from '#content/pages/metadata/page_title'

describe('the title of a page', () => {
  test('says what it is called, what that is, and whose it is', () => {
    expect(pageTitle('Übergang 38 Clip', 'Übergangsprofil', undefined, 'Saumer Profile')).toBe(
      'Übergang 38 Clip, Übergangsprofil – Saumer Profile'
    )
  })

  test('leaves out whose it is before it leaves out what it is', () => {
    expect(
      pageTitle('Anpassung 40 selbstklebend', 'Anpassungsprofil', undefined, 'Saumer Profile')
    ).toBe('Anpassung 40 selbstklebend, Anpassungsprofil')
  })

  test('does not say again what it is called', () => {
    expect(pageTitle('Kernsockelleiste 50–70', 'Sockelleiste', undefined, 'Saumer Profile')).toBe(
      'Kernsockelleiste 50–70 – Saumer Profile'
    )
  })

  test('is what the editor wrote where even the noun is too much', () => {
    const long = 'Ein Profil mit einem Namen, der keinen Platz mehr lässt'
    expect(pageTitle(long, 'Übergangsprofil', undefined, 'Saumer')).toBe(`${long} – Saumer`)
  })

  test('names the part of a list', () => {
    expect(pageTitle('Referenzen', undefined, 'Seite 2 von 3', 'Saumer Profile')).toBe(
      'Referenzen – Seite 2 von 3 – Saumer Profile'
    )
  })
})
