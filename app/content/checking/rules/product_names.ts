import { proseOf, type Rule, textsOf, warning } from '#content/checking/check_context'
import type { Locale } from '#shared/locales'

/** A name without a number may be a common noun as well. */
const NUMBER = /\d/

/** Finds product names whose capitalisation differs from that on their pages. */
export const productNames: Rule = {
  name: 'product-name',
  *check(site) {
    const names = new Map<Locale, Set<string>>()
    for (const { locale, value, productName } of textsOf(site)) {
      if (!productName || !NUMBER.test(value)) continue
      names.set(locale, (names.get(locale) ?? new Set()).add(withSingleSpaces(value)))
    }
    const finders = new Map(Array.from(names, ([locale, all]) => [locale, finderOf(all)]))
    for (const text of proseOf(site)) {
      const finder = finders.get(text.locale)
      for (const { 0: written, index } of finder ? text.prose.matchAll(finder) : []) {
        const all = names.get(text.locale)
        if (!all || all.has(withSingleSpaces(written))) continue
        const name = [...all].find(
          (each) => each.toLowerCase() === withSingleSpaces(written).toLowerCase()
        )
        const message = `"${withSingleSpaces(written)}" is the name of a product in another case`
        yield warning(text.placeOf(index), message, `Write "${name}".`)
      }
    }
  },
}

function withSingleSpaces(name: string): string {
  return name.replaceAll(/\s+/g, ' ')
}

function finderOf(names: ReadonlySet<string>): RegExp {
  const all = Array.from(names, (name) =>
    name.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`).replaceAll(' ', String.raw`\s+`)
  )
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${all.join('|')})(?![\\p{L}\\p{N}])`, 'giu')
}
