import { describe, expect, test } from 'vitest'
import { keepRangesWhole, setInLines, withoutLineMarks, withoutTags } from '#texts/plain_text'

describe('texts as they are set in lines', () => {
  test.each([
    ['7–18 mm', '7–\u206018 mm'],
    ['21.–23. November', '21.–\u206023. November'],
    ['Klebt – hält', 'Klebt – hält'],
  ])('%s', (text, whole) => {
    expect(keepRangesWhole(text)).toBe(whole)
  })

  test.each([
    ['folienummantelt', 'folien\u00ADum\u00ADman\u00ADtelt'],
    ['Folienummantelung', 'Folien\u00ADum\u00ADman\u00ADtelung'],
    ['Calciumsulfatestrich', 'Calcium\u00ADsulfat\u00ADestrich'],
    ['Dämmunterlage, 5–7 mm', 'Dämm\u00ADunter\u00ADlage, 5–\u20607 mm'],
    ['Designbeläge', 'Design\u00ADbelä\u00ADge'],
    ['Bodenprofil', 'Bodenprofil'],
  ])('%s is divided at its parts only', (text, divided) => {
    expect(setInLines(text)).toBe(divided)
    expect(withoutLineMarks(divided)).toBe(text)
    expect(withoutTags(`<p>${divided}</p>`)).toBe(text)
  })
})
