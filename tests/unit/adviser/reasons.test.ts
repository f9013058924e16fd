import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { Reason } from '#adviser/assessment'
import { reasonTexts } from '#adviser/reasons'
import { LOCALES, type Locale } from '#shared/locales'
import type { Translate } from '#shared/messages'
import type { Measures } from '#texts/measures'

/** The texts of a language with their arguments filled in. */
function translatorOf(locale: Locale): Translate {
  const { reason, side } = JSON.parse(readFileSync(`resources/lang/${locale}/adviser.json`, 'utf8'))
  return (key, values = {}) => {
    const [, group, name] = key.split('.') as [string, string, string]
    const text: string = (group === 'side' ? side : reason)[name]
    return text.replaceAll(/\{(\w+)\}/g, (_, argument: string) => String(values[argument]))
  }
}

const measures = {
  millimetres: (size: number) => `${size} mm`,
  millimetreRange: ({ min, max }: { min: number; max: number }) => `${min}–${max} mm`,
} as Measures

const REASONS: Reason[] = [
  { code: 'height_low', range: { min: 9, max: 14 }, by: 1, side: 'left' },
  { code: 'height_high', range: { min: 9, max: 14 }, by: 2, side: 'right' },
]

test.each(LOCALES)('a reason of one side is one sentence with its side, in %s', (locale) => {
  const words = { t: translatorOf(locale), measures, locale }
  for (const { text } of reasonTexts(REASONS, { colourGroups: [] }, words)) {
    expect(text.split(':')).toHaveLength(2)
    if (locale !== 'de') expect(text.slice(1)).toBe(text.slice(1).toLocaleLowerCase(locale))
  }
})
