import { placeIn, type Rule, textsOf } from '#content/checking/site'
import type { Term } from '#content/loading/terms'

/** Words that a language of the site does without: resources/content/terms. */
export const terms: Rule = {
  name: 'term',
  *check(site) {
    const patterns = new Map(
      Array.from(site.terms, ([locale, list]) => [
        locale,
        list.map((term) => ({ term, pattern: patternOf(term) })),
      ])
    )
    for (const text of textsOf(site)) {
      for (const { term, pattern } of patterns.get(text.locale) ?? []) {
        const match = pattern.exec(text.prose)
        if (!match) continue
        yield {
          severity: 'warning',
          ...placeIn(text, match.index),
          message: `"${match[0]}" is a word to avoid: ${term.because}`,
          remedy: term.use ? `Write "${term.use}".` : 'Say it otherwise, or leave it out.',
        }
      }
    }
  },
}

/** Whole words, whatever their case; a * stands for any ending. */
function patternOf({ avoid }: Term): RegExp {
  const words = avoid
    .replaceAll(/[.+?^${}()|[\]\\]/g, String.raw`\$&`)
    .replaceAll('*', String.raw`\p{L}*`)
    .replaceAll(' ', String.raw`\s+`)
  return new RegExp(`(?<![\\p{L}\\p{N}])${words}(?![\\p{L}\\p{N}])`, 'iu')
}
