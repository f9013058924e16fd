import { type Rule, textsOf, warning } from '#content/checking/check_context'

/** The maximum lengths that search results show, in characters. */
const TITLE_LENGTH = 65
const DESCRIPTION_LENGTH = 160

const FIELDS: Readonly<Record<string, { name: string; longest: number }>> = {
  'meta.title': { name: 'title', longest: TITLE_LENGTH },
  'meta.description': { name: 'description', longest: DESCRIPTION_LENGTH },
}

/** Finds titles and descriptions that search results would truncate. */
export const searchResults: Rule = {
  name: 'search-results',
  *check(site) {
    for (const text of textsOf(site)) {
      const field = FIELDS[text.key]
      const length = text.value.trim().length
      if (!field || length <= field.longest) continue
      yield warning(
        text.placeOf(0),
        `the ${field.name} has ${length} characters, and search results show about ${field.longest}`,
        `Shorten it by ${length - field.longest} characters, or put what matters first.`
      )
    }
  },
}
