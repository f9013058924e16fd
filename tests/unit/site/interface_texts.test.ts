import { describe, expect, test } from 'vitest'
import type { Locale } from '#shared/locales'
import { formatMessage } from '#shared/messages'
import { compileMessage } from '#texts/compile_message'

/** What a visitor reads of an ICU message. */
function translate(
  text: string,
  args: Record<string, string | number> = {},
  locale: Locale = 'en'
): string {
  return formatMessage(compileMessage(text), args, locale)
}

describe('an interface text', () => {
  test('without arguments stays a plain text, so that the browser has nothing to do', () => {
    expect(compileMessage('Back to homepage')).toBe('Back to homepage')
  })

  test('takes its arguments', () => {
    expect(translate('Language: {name} ({code})', { name: 'Deutsch', code: 'de' })).toBe(
      'Language: Deutsch (de)'
    )
  })

  test('may contain braces and apostrophes', () => {
    expect(translate("l''outil '{'x'}'")).toBe("l'outil {x}")
  })

  test('chooses by a word, and takes “other” for any word it does not know', () => {
    const text = '{kind, select, wood {Holz} stone {Stein} other {Boden}}'
    expect(translate(text, { kind: 'wood' })).toBe('Holz')
    expect(translate(text, { kind: 'stone' })).toBe('Stein')
    expect(translate(text, { kind: 'vinyl' })).toBe('Boden')
  })

  test('counts, and prefers an exact number to a plural form', () => {
    const text = '{count, plural, =0 {no colours} one {# colour} other {# colours}}'
    expect(translate(text, { count: 0 })).toBe('no colours')
    expect(translate(text, { count: 1 })).toBe('1 colour')
    expect(translate(text, { count: 60 })).toBe('60 colours')
  })

  test('chooses by a word inside a plural', () => {
    const text =
      '{count, plural, one {# {kind, select, wood {board} other {piece}}} other {# {kind, select, wood {boards} other {pieces}}}}'
    expect(translate(text, { count: 1, kind: 'wood' })).toBe('1 board')
    expect(translate(text, { count: 3, kind: 'wood' })).toBe('3 boards')
    expect(translate(text, { count: 3, kind: 'steel' })).toBe('3 pieces')
  })

  test.each(['{when, date}', '{count, number}', '{when, time, short}', '<b>bold</b>'])(
    '%s is refused: such things are formatted on the server',
    (text) => {
      expect(() => compileMessage(text)).toThrow('Interface texts use arguments')
    }
  )

  test('that is broken is refused', () => {
    expect(() => compileMessage('{count, plural, one {#}')).toThrow()
    expect(() => compileMessage('{count, plural, one {# colour}}')).toThrow()
  })
})

type Plurals = { text: string; forms: Record<string, number[]> }

/** Numbers and the word each language uses with them. */
const PLURALS = {
  ru: {
    text: '{n, plural, one {цвет} few {цвета} many {цветов} other {цвета (дробь)}}',
    forms: {
      цвет: [1, 21, 101],
      цвета: [2, 4, 22],
      цветов: [0, 5, 11, 12, 14, 111],
      'цвета (дробь)': [1.5],
    },
  },
  pl: {
    text: '{n, plural, one {kolor} few {kolory} many {kolorów} other {koloru}}',
    forms: { kolor: [1], kolory: [2, 4, 22], kolorów: [0, 5, 11, 12, 21], koloru: [1.5] },
  },
  lt: {
    text: '{n, plural, one {spalva} few {spalvos} many {spalvos (dalis)} other {spalvų}}',
    forms: {
      spalva: [1, 21, 101],
      spalvos: [2, 9, 22],
      spalvų: [0, 10, 11, 19, 20],
      'spalvos (dalis)': [1.5],
    },
  },
  lv: {
    text: '{n, plural, zero {krāsu} one {krāsa} other {krāsas}}',
    forms: { krāsu: [0, 10, 11, 19, 20], krāsa: [1, 21, 101], krāsas: [2, 9, 22] },
  },
  cs: {
    text: '{n, plural, one {barva} few {barvy} many {barvy (zlomek)} other {barev}}',
    forms: { barva: [1], barvy: [2, 3, 4], barev: [0, 5, 11, 21, 22], 'barvy (zlomek)': [1.5] },
  },
  de: {
    text: '{n, plural, one {Farbe} other {Farben}}',
    forms: { Farbe: [1], Farben: [0, 2, 21] },
  },
} satisfies Partial<Record<Locale, Plurals>>

describe.each(Object.entries(PLURALS) as [Locale, Plurals][])(
  'in %s',
  (locale, { text, forms }) => {
    test.each(Object.entries(forms))('it is “%s” for the numbers %j', (word, numbers) => {
      for (const n of numbers) expect(translate(text, { n }, locale)).toBe(word)
    })
  }
)
