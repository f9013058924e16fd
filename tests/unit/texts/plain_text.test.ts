import { describe, expect, test } from 'vitest'
import { withoutLineMarks } from '#shared/line_marks'
import { keepCompoundsWhole, keepRangesWhole, setInLines, withoutTags } from '#texts/plain_text'

describe('texts as they are set in lines', () => {
  test.each([
    ['7–18 mm', '7–\u206018 mm'],
    ['21.–23. November', '21.–\u206023. November'],
    ['Klebt – hält', 'Klebt – hält'],
  ])('%s', (text, whole) => {
    expect(keepRangesWhole(text)).toBe(whole)
  })

  test.each([
    ['Name, E-Mail', 'Name, E-\u2060Mail'],
    ['E-Mail-Adresse', 'E-\u2060Mail-Adresse'],
    ['Übergang 30 T-Profil', 'Übergang 30 T-\u2060Profil'],
    ['3-D-Modell', '3-\u2060D-Modell'],
    ['EN AW-6060', 'EN AW-\u20606060'],
    ['Klick-Vinyl, 10-teilig', 'Klick-Vinyl, 10-teilig'],
  ])('%s does not end a line after one letter or before a number', (text, whole) => {
    expect(keepCompoundsWhole(text)).toBe(whole)
    expect(setInLines(text)).toBe(whole)
    expect(withoutLineMarks(whole)).toBe(text)
  })

  test('the legal form of a company is not divided', () => {
    expect(setInLines('Saumer Profile GmbH & Co. KG')).toBe(
      'Saumer Profile GmbH\u00A0&\u00A0Co.\u00A0KG'
    )
  })

  test.each([
    ['folienummantelt', 'folien\u200C\u00ADum\u200C\u00ADman\u200C\u00ADtelt'],
    ['Folienummantelung', 'Folien\u200C\u00ADum\u200C\u00ADman\u200C\u00ADtelung'],
    ['Calciumsulfatestrich', 'Calcium\u200C\u00ADsulfat\u200C\u00ADestrich'],
    ['Dämmunterlage, 5–7 mm', 'Dämm\u200C\u00ADunter\u200C\u00ADlage, 5–\u20607 mm'],
    ['Designbeläge', 'Design\u200C\u00ADbelä\u200C\u00ADge'],
    ['Bodenprofil', 'Bodenprofil'],
  ])('%s is divided at its parts only', (text, divided) => {
    expect(setInLines(text)).toBe(divided)
    expect(withoutLineMarks(divided)).toBe(text)
    expect(withoutTags(`<p>${divided}</p>`)).toBe(text)
  })
})
