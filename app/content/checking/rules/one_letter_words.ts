import { proseOf, type Rule, warning } from '#content/checking/check_context'
import type { Locale } from '#shared/locales'

/** Words of one letter that must not end a line in Polish and Czech. */
export const ONE_LETTER_WORDS: Partial<Record<Locale, RegExp>> = {
  cs: /(?<![\p{L}\p{N}.’-])[aikosuvz]\s(?<!\u00a0)(?=[\p{L}\p{N}„*_[])/iu,
  pl: /(?<![\p{L}\p{N}.’-])[aiouwz]\s(?<!\u00a0)(?=[\p{L}\p{N}„*_[])/iu,
}

/** Finds words of one letter followed by a breaking space. */
export const oneLetterWords: Rule = {
  name: 'one-letter-word',
  *check(site) {
    for (const text of proseOf(site)) {
      const match = ONE_LETTER_WORDS[text.locale]?.exec(text.prose)
      if (!match) continue
      const message = `a plain space behind the word "${match[0].trim()}"`
      yield warning(text.placeOf(match.index), message, 'Put a no-break space there (U+00A0).')
    }
  },
}
