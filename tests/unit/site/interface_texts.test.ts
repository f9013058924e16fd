import { describe, expect, test } from 'vitest'
import type { Locale } from '#shared/locales'
import { formatMessage } from '#shared/messages'
import { compileMessage } from '#texts/compile_message'

/** The visible words of an ICU message. */
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

  test('counts in the forms of its language', () => {
    const text = '{n, plural, one {цвет} few {цвета} many {цветов} other {цвета (дробь)}}'
    const forms = [1, 22, 11, 1.5].map((n) => translate(text, { n }, 'ru'))
    expect(forms).toEqual(['цвет', 'цвета', 'цветов', 'цвета (дробь)'])
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
