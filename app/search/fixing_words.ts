import type { Fixing } from '#catalogue/vocabulary'
import { languageWords } from '#search/language_words'
import type { Locale } from '#shared/locales'

/** The fixings that are screwed, and those that are glued. */
const FIXINGS_OF: Readonly<Record<'screw' | 'glue', ReadonlySet<Fixing>>> = {
  screw: new Set(['screw_visible', 'screw_concealed', 'nail_plug']),
  glue: new Set(['self_adhesive', 'mounting_adhesive', 'hot_melt']),
}

/** Returns the verbs with which visitors ask how a profile is fixed. */
export function fixingVerbsOf(locale: Locale): string[] {
  return Object.values(languageWords(locale).fixing).flatMap((verbs) => verbs.split(' '))
}

/**
 * Returns the verbs of fixing that make a query a question if it begins with them: `coller une
 * plinthe`. In English only some do, because others also describe products: `stick down strip`.
 */
export function openingVerbsOf(locale: Locale): string[] {
  return locale === 'en' ? languageWords('en').fixing.fasten.split(' ') : fixingVerbsOf(locale)
}

/** Returns the verbs with which visitors look for a guide to the given ways of fixing. */
export function fixingWordsOf(fixings: readonly Fixing[], locale: Locale): string {
  const { fasten, screw, glue } = languageWords(locale).fixing
  const isFor = (method: keyof typeof FIXINGS_OF) =>
    fixings.some((each) => FIXINGS_OF[method].has(each))
  return [fasten, isFor('screw') && screw, isFor('glue') && glue].filter(Boolean).join(' ')
}
