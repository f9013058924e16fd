import { dataSheetFile, groupFiles } from '#shared/group_files'
import type { Locale } from '#shared/locales'

/** The formats in which groups have documents, by their endings, with their media types. */
export const DOCUMENT_TYPES = {
  pdf: 'application/pdf',
  dxf: 'image/vnd.dxf',
  svg: 'image/svg+xml',
  png: 'image/png',
  glb: 'model/gltf-binary',
} as const

export type DocumentFormat = keyof typeof DOCUMENT_TYPES

export const DOCUMENT_FORMATS = Object.keys(DOCUMENT_TYPES) as DocumentFormat[]

/** What planners get of a product group; the same in several formats is one document. */
export type GroupDocument = {
  kind: 'data_sheet' | 'section'
  /** The article whose cross-section it shows, where the group has several. */
  article_number?: string
  /** The language it is written in; drawings have none. */
  locale?: Locale
  files: { format: DocumentFormat; path: string }[]
}

/**
 * The documents of a product group, in the order in which they are listed. Whatever offers documents
 * asks here: a new kind is one more entry.
 *
 * @param drawn the articles by which its different cross-sections are called, the group's first ahead
 */
export function groupDocuments(
  groupKey: string,
  locale: Locale,
  drawn: readonly string[]
): GroupDocument[] {
  const sheet = dataSheetFile(groupKey, locale)
  return [
    { kind: 'data_sheet', locale, files: [{ format: 'pdf', path: sheet }] },
    ...drawn.map((article_number, index): GroupDocument => {
      const name = index === 0 ? 'section' : article_number
      return {
        kind: 'section',
        article_number: index === 0 ? undefined : article_number,
        files: (['dxf', 'svg', 'png', 'glb'] as const).map((format) => ({
          format,
          path: `${groupFiles(groupKey)}/${name}.${format}`,
        })),
      }
    }),
  ]
}
