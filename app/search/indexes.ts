import { createContentCache } from '#content/pages/content_version'
import { from } from '#database/query'
import { parseJson } from '#database/stored_values'
import { readCatalogue } from '#search/catalogue_documents'
import { readPages } from '#search/page_documents'
import { readPersons } from '#search/person_documents'
import type { SearchDocument } from '#search/search_document'
import { isCalled, type Names, SearchIndex } from '#search/search_index'
import { wordsOf } from '#search/spelling'
import { findSynonyms, type Synonym } from '#search/synonym_records'
import type { Locale } from '#shared/locales'
import { ROUTES } from '#shared/routes'

/** How many languages are kept at a time (decision 24 says what they weigh). */
const MAX_INDEXES = 3

const indexes = createContentCache<SearchIndex>(MAX_INDEXES)

/** The index of a language: made when somebody looks for something, and kept until content changes. */
export function searchIndex(locale: Locale): Promise<SearchIndex> {
  return indexes.get(locale, () => makeIndex(locale))
}

async function makeIndex(locale: Locale): Promise<SearchIndex> {
  const documents = await readDocuments(locale)
  const ofSynonyms = namesBy(await findSynonyms(locale))
  const ofGroups = namesByGroups(documents)
  const namesOf: Names = (document) => [...ofSynonyms(document), ...ofGroups(document)]
  return SearchIndex.of(locale, documents, namesOf)
}

/** Everything that can be found in a language. */
async function readDocuments(locale: Locale): Promise<SearchDocument[]> {
  const { documents, persons } = await readPages(locale, await findGlossary(locale))
  return [...(await readCatalogue(locale, documents)), ...(await readPersons(locale, persons))]
}

/** The page whose headings are terms, as the search page's file says. */
async function findGlossary(locale: Locale): Promise<string | undefined> {
  const row = await from('page_translations')
    .where({ page_key: ROUTES.search, locale })
    .select('data')
    .first()
  return row ? (parseJson(row.data) as { glossary?: string }).glossary : undefined
}

/** Other names for a document: those of its page, and those of a word that it is called by. */
function namesBy(synonyms: readonly Synonym[]): Names {
  return ({ kind, id, title, keywords = '' }) =>
    synonyms
      .filter(({ means, route }) => {
        if (means !== undefined) return isCalled(`${title} ${keywords}`, means)
        return id === route && (kind === 'family' || kind === 'group' || kind === 'page')
      })
      .flatMap(({ words }) => words)
}

/** A family has a name in the plural; what the titles of all its groups begin with is the singular. */
function namesByGroups(documents: readonly SearchDocument[]): Names {
  const groups = documents.filter(({ kind }) => kind === 'group')
  return ({ kind, id }) => {
    if (kind !== 'family') return []
    const titles = groups.filter((group) => group.id.startsWith(`${id}.`)).map(({ title }) => title)
    const name = commonBeginning(titles.map(wordsOf)).join(' ')
    return name === '' ? [] : [name]
  }
}

function commonBeginning([first = [], ...others]: readonly string[][]): string[] {
  const end = first.findIndex((word, at) => others.some((other) => other[at] !== word))
  return end === -1 ? first : first.slice(0, end)
}
