import { type Rule, textsOf, warning } from '#content/checking/check_context'

/** A link of Markdown to an address of this site. */
const OWN_ADDRESS = /(?<=\]\()\/(?!\/)[^\s)]*/g

/** Finds links to addresses of this site. No load checks them, and they break when a page moves. */
export const ownAddresses: Rule = {
  name: 'own-address',
  *check(site) {
    for (const { value, placeOf } of textsOf(site)) {
      for (const { index, 0: address } of value.matchAll(OWN_ADDRESS)) {
        yield warning(
          placeOf(index),
          `a text links to the address "${address}"`,
          'Link to the page by its key, for example route:contact.'
        )
      }
    }
  },
}
