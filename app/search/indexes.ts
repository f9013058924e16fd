import { createContentCache } from '#content/pages/content_version'
import { pageData } from '#content/pages/page_data'
import { from } from '#database/query'
import { readCatalogue } from '#search/documents/catalogue_documents'
import { termsOfName } from '#search/documents/document_fields'
import { readPages } from '#search/documents/page_documents'
import { readPersons } from '#search/documents/person_documents'
import type { SearchDocument } from '#search/documents/search_document'
import { type Alias, type Names, SearchIndex } from '#search/search_index'
import { wordsOf } from '#search/spelling'
import { findSynonyms, type Synonym } from '#search/synonym_records'
import { wordFormsOf } from '#search/word_forms'
import type { Locale } from '#shared/locales'
import { ROUTES } from '#shared/routes'

/** The maximum number of cached languages (decision 24 has their sizes). */
const MAX_INDEXES = 3

const indexes = createContentCache<SearchIndex>(MAX_INDEXES)

/**
 * Returns the index of a language. It is built on the first query and cached until content changes.
 */
export function searchIndex(locale: Locale): Promise<SearchIndex> {
  return indexes.get(locale, () => makeIndex(locale))
}

async function makeIndex(locale: Locale): Promise<SearchIndex> {
  const documents = await readDocuments(locale)
  const synonyms = await findSynonyms(locale)
  const ofSynonyms = namesBy(synonyms)
  const ofGroups = namesByGroups(documents)
  const namesOf: Names = (document) => [...ofSynonyms(document), ...ofGroups(document)]
  return SearchIndex.of(locale, documents, { namesOf, aliases: aliasesOf(synonyms, locale) })
}

async function readDocuments(locale: Locale): Promise<SearchDocument[]> {
  const { documents, persons } = await readPages(locale, await findGlossary(locale))
  return [...(await readCatalogue(locale, documents)), ...(await readPersons(locale, persons))]
}

/** Returns the key of the glossary page, as configured in the search page's file. */
async function findGlossary(locale: Locale): Promise<string | undefined> {
  const row = await from('page_translations')
    .where({ page_key: ROUTES.search, locale })
    .select('data')
    .first()
  return row ? pageData('Search/Index', row.data).glossary : undefined
}

/** Returns the names that editors have given to the page of a document as synonyms. */
function namesBy(synonyms: readonly Synonym[]): Names {
  return ({ kind, id }) =>
    kind === 'family' || kind === 'group' || kind === 'page'
      ? synonyms.filter(({ route }) => route === id).flatMap(({ words }) => words)
      : []
}

/** Returns the synonyms of words of the site, as terms. */
function aliasesOf(synonyms: readonly Synonym[], locale: Locale): Alias[] {
  const formsOf = wordFormsOf(locale)
  return synonyms.flatMap(({ words, means }) =>
    means === undefined
      ? []
      : words.map((word) => ({
          words: termsOfName(word, formsOf, locale),
          means: wordsOf(means),
        }))
  )
}

/**
 * Adds singular names: a family's name is plural, the common start of its groups' titles is
 * singular.
 */
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
