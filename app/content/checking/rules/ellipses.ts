import { proseOf, type Rule, warning } from '#content/checking/check_context'

/** Finds three dots instead of an ellipsis character. */
export const ellipses: Rule = {
  name: 'ellipsis',
  *check(site) {
    for (const text of proseOf(site)) {
      const index = text.prose.indexOf('...')
      if (index < 0) continue
      const message = 'three dots instead of an ellipsis'
      yield warning(text.placeOf(index), message, 'Write the one character …')
    }
  },
}
