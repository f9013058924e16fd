import { stemmer as danish } from '@orama/stemmers/danish'
import { stemmer as dutch } from '@orama/stemmers/dutch'
import { stemmer as english } from '@orama/stemmers/english'
import { stemmer as finnish } from '@orama/stemmers/finnish'
import { stemmer as french } from '@orama/stemmers/french'
import { stemmer as german } from '@orama/stemmers/german'
import { stemmer as italian } from '@orama/stemmers/italian'
import { stemmer as lithuanian } from '@orama/stemmers/lithuanian'
import { stemmer as portuguese } from '@orama/stemmers/portuguese'
import { stemmer as romanian } from '@orama/stemmers/romanian'
import { stemmer as russian } from '@orama/stemmers/russian'
import { stemmer as spanish } from '@orama/stemmers/spanish'
import { stemmer as swedish } from '@orama/stemmers/swedish'
import { spellings } from '#search/spelling'
import type { Locale } from '#shared/locales'

/**
 * The Snowball stemmers that are published; without one, words are compared by their beginnings.
 */
const STEMMERS: Partial<Record<Locale, (word: string) => string>> = {
  da: danish,
  de: german,
  en: english,
  es: spanish,
  fi: finnish,
  fr: french,
  it: italian,
  lt: lithuanian,
  nl: dutch,
  pt: portuguese,
  ro: romanian,
  ru: russian,
  sv: swedish,
}

/** The minimum length of a stem; shorter ones belong to too many words. */
const MIN_STEM_LENGTH = 3

/** The forms under which a word is indexed and looked up, normalized. */
type WordForms = {
  spelled: readonly string[]
  /** Stems that are no spellings of the word. */
  stems: readonly string[]
}

export type FormsOf = (word: string) => WordForms

export function wordFormsOf(locale: Locale): FormsOf {
  const stem = STEMMERS[locale]
  return (word) => {
    const spelled = spellings(word)
    return { spelled, stems: stem ? stemsOf(word, spelled, stem) : [] }
  }
}

/** Returns the same with a cache, for texts that repeat their words. */
export function cachedWordFormsOf(locale: Locale): FormsOf {
  const formsOf = wordFormsOf(locale)
  const cached = new Map<string, WordForms>()
  return (word) => {
    const forms = cached.get(word) ?? formsOf(word)
    cached.set(word, forms)
    return forms
  }
}

/** Returns all terms under which a word is indexed. */
export function termsOf({ spelled, stems }: WordForms): readonly string[] {
  return [...spelled, ...stems]
}

/** Returns the one term by which a word is compared with other forms of it. */
export function termOf({ spelled, stems }: WordForms): string | undefined {
  return stems[0] ?? spelled[0]
}

/** Words are also stemmed without their diacritics, as visitors often type them. */
function stemsOf(
  word: string,
  spelled: readonly string[],
  stem: (word: string) => string
): readonly string[] {
  if (/\d/.test(word)) return []
  const stems = [word.normalize('NFKC').toLowerCase().normalize('NFC'), ...spelled].flatMap(
    (form) => spellings(stem(form))
  )
  return [...new Set(stems)].filter(
    (each) => each.length >= MIN_STEM_LENGTH && !spelled.includes(each)
  )
}
