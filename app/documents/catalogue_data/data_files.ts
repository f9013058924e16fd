import { fallbackChain } from '#content/pages/page_queries'
import type { ExportedGroup } from '#documents/catalogue_data/exported_groups'
import {
  DOCUMENT_TYPES,
  type DocumentFormat,
  type GroupDocument,
  groupDocuments,
} from '#shared/group_documents'
import { LOCALES, type Locale } from '#shared/locales'

/** A file of a product group, as the data lists it. */
export type DataFile = {
  kind: GroupDocument['kind']
  format: DocumentFormat
  media_type: string
  /** The language; null if the file serves all languages or has no words. */
  locale: Locale | null
  /** The numbers of the articles that it shows; null for the whole group. */
  article_numbers: string[] | null
  path: string
}

/** Returns all files of a product group; data sheets in the given languages. */
export function groupDataFiles(
  { key, texts, sections }: Pick<ExportedGroup, 'key' | 'texts' | 'sections'>,
  sheets: readonly Locale[] = LOCALES
): DataFile[] {
  const drawn = sections.map(([article_number = '']) => ({ article_number }))
  const documents = groupDocuments(key, sheets, drawn).filter(
    ({ locale }) => !locale || fallbackChain(locale).some((each) => texts.has(each))
  )
  return documents.flatMap(({ kind, locale = null, article_number, files }) => {
    const section = sections.find(([first]) => first === article_number) ?? sections[0] ?? []
    return files.map(({ format, path }) => ({
      kind,
      format,
      media_type: DOCUMENT_TYPES[format],
      locale,
      article_numbers: kind === 'section' ? section : null,
      path,
    }))
  })
}
