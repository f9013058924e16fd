import { type Rule, textsOf, warning } from '#content/checking/check_context'

/** A closing punctuation mark, with an optional quotation mark or bracket after it. */
const CLOSED = /[.!?…][”“»)]?$/

/**
 * Finds descriptions without closing punctuation. Lists of search results show several descriptions
 * in a row.
 */
export const descriptions: Rule = {
  name: 'description',
  *check(site) {
    for (const text of textsOf(site)) {
      const end = text.value.trimEnd().length
      if (text.key !== 'meta.description' || end === 0) continue
      if (CLOSED.test(text.value.slice(0, end))) continue
      yield warning(
        text.placeOf(end - 1),
        'the description ends without a full stop',
        'Write it in sentences, and close the last one.'
      )
    }
  },
}
