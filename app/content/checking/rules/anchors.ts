import { linksOf, type Rule, warning } from '#content/checking/check_context'
import { didYouMean } from '#content/schema/nearest'

/** The maximum number of anchors that a remedy suggests. */
const MAX_SUGGESTIONS = 12

/** Finds links to anchors that do not exist. Such links lead to the top of the page. */
export const anchors: Rule = {
  name: 'anchor',
  *check(site) {
    for (const { key, anchor, place } of linksOf(site)) {
      const known = anchor === undefined ? undefined : site.anchorsOf(String(key))
      if (anchor === undefined || !known || known.includes(anchor)) continue
      yield warning(
        place(),
        `the page "${key}" has no part "#${anchor}"`,
        `${didYouMean(anchor, known)}Use one of ${known.slice(0, MAX_SUGGESTIONS).join(', ')}, or leave it out.`
      )
    }
  },
}
