import { placeIn, type Rule, textsOf } from '#content/checking/check_context'

/** A mark that closes a sentence, and the quotation mark or bracket that may follow it. */
const CLOSED = /[.!?…][”“»)]?$/

/** Descriptions that end without a mark: results show some of them below one another. */
export const descriptions: Rule = {
  name: 'description',
  *check(site) {
    for (const text of textsOf(site)) {
      const end = text.value.trimEnd().length
      if (text.key !== 'meta.description' || end === 0) continue
      if (CLOSED.test(text.value.slice(0, end))) continue
      yield {
        severity: 'warning',
        ...placeIn(text, end - 1),
        message: 'the description ends without a full stop',
        remedy: 'Write it in sentences, and close the last one.',
      }
    }
  },
}
