import { placeIn, proseOf, type Rule } from '#content/checking/check_context'

/** Finds three dots instead of an ellipsis character. */
export const ellipses: Rule = {
  name: 'ellipsis',
  *check(site) {
    for (const text of proseOf(site)) {
      const index = text.prose.indexOf('...')
      if (index < 0) continue
      yield {
        severity: 'warning',
        ...placeIn(text, index),
        message: 'three dots instead of an ellipsis',
        remedy: 'Write the one character …',
      }
    }
  },
}
