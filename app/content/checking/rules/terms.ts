import { proseOf, type Rule, warning } from '#content/checking/check_context'
import type { Term } from '#content/loading/terms'

/** A closing punctuation mark, with any quotation marks, brackets, emphasis or spaces after it. */
const CLOSED = /[.!?…:]['”\])*_\s]*$/

/** Finds terms to avoid in a language, from resources/content/terms. */
export const terms: Rule = {
  name: 'term',
  *check(site) {
    const finders = new Map(
      Array.from(site.terms, ([locale, { terms: list }]) => [locale, list.map(termFinder)])
    )
    for (const text of proseOf(site)) {
      for (const find of finders.get(text.locale) ?? []) {
        const found = find(text.prose)
        if (!found) continue
        const { message, remedy } = avoidedWord(found)
        yield warning(text.placeOf(found.index), message, remedy)
      }
    }
  },
}

/** Returns why a term is avoided, and what to write instead. */
export function avoidedWord({ words, term }: { words: string; term: Term }) {
  return {
    message: `"${words}" is a word to avoid: ${term.because}`,
    remedy: term.use ? `Write "${term.use}".` : 'Say it otherwise, or leave it out.',
  }
}

/** Returns a function that finds the first use of a term to avoid in a text. */
export function termFinder(term: Term) {
  const patterns = [term.avoid].flat().map((words) => patternOf(words, term.exact))
  const right = (term.unless ?? []).map((phrase) => patternOf(phrase, term.exact))
  return (prose: string): { term: Term; words: string; index: number } | undefined => {
    if (term.only && term.only !== (CLOSED.test(prose) ? 'sentences' : 'labels')) return undefined
    const spared = right.flatMap((each) => [...prose.matchAll(each)])
    const found = patterns
      .flatMap((pattern) => [...prose.matchAll(pattern)])
      .find(
        ({ index }) =>
          !spared.some((each) => each.index <= index && index < each.index + each[0].length)
      )
    return found && { term, words: found[0], index: found.index }
  }
}

/** Matches whole words. `*` stands for any ending, a space for any white space. */
export function patternOf(words: string, exact = false): RegExp {
  const source = words
    .replaceAll(/[.+?^${}()|[\]\\]/g, String.raw`\$&`)
    .replaceAll('*', String.raw`\p{L}*`)
    .replaceAll(' ', String.raw`\s+`)
  return new RegExp(`(?<![\\p{L}\\p{N}])${source}(?![\\p{L}\\p{N}])`, exact ? 'gu' : 'giu')
}
