import {
  dataSheetFile,
  groupDataFile,
  groupFiles,
  TENDER_LOCALES,
  tenderFiles,
} from '#shared/group_files'
import type { Locale } from '#shared/locales'

/** The formats in which groups have documents, by their endings, with their media types. */
export const DOCUMENT_TYPES = {
  pdf: 'application/pdf',
  dxf: 'image/vnd.dxf',
  svg: 'image/svg+xml',
  png: 'image/png',
  glb: 'model/gltf-binary',
  txt: 'text/plain',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  json: 'application/json',
} as const

export type DocumentFormat = keyof typeof DOCUMENT_TYPES

export const DOCUMENT_FORMATS = Object.keys(DOCUMENT_TYPES) as DocumentFormat[]

/** What is drawn when somebody asks for it has no size before. */
const SECTION_FORMATS = ['dxf', 'svg', 'png', 'glb'] as const
export type SizedFormat = Exclude<(typeof SECTION_FORMATS)[number], 'png'>

/** A cross-section by the first article that is drawn so, with the sizes of its files in words. */
export type DrawnSection = {
  article_number: string
  sizes?: Partial<Record<DocumentFormat, string>>
}

/** What planners get of a product group; the same in several formats is one document. */
export type GroupDocument = {
  kind: 'data_sheet' | 'section' | 'tender_text' | 'data'
  /** The article whose cross-section it shows, where the group has several. */
  article_number?: string
  /** The language it is written in; drawings have none, data have all. */
  locale?: Locale
  /** With their sizes in words, where somebody knows them. */
  files: { format: DocumentFormat; path: string; size?: string }[]
}

/**
 * The documents of a product group, in the order in which they are listed. Whatever offers documents
 * asks here: a new kind is one more entry.
 *
 * @param sheets the languages whose data sheets are among them
 * @param drawn its different cross-sections, the group's own ahead
 */
export function groupDocuments(
  groupKey: string,
  sheets: readonly Locale[],
  drawn: readonly DrawnSection[]
): GroupDocument[] {
  return [
    ...sheets.map(
      (locale): GroupDocument => ({
        kind: 'data_sheet',
        locale,
        files: [{ format: 'pdf', path: dataSheetFile(groupKey, locale) }],
      })
    ),
    ...drawn.map(({ article_number, sizes }, index): GroupDocument => {
      const name = index === 0 ? 'section' : article_number
      return {
        kind: 'section',
        article_number: index === 0 ? undefined : article_number,
        files: SECTION_FORMATS.map((format) => ({
          format,
          path: `${groupFiles(groupKey)}/${name}.${format}`,
          size: sizes?.[format],
        })),
      }
    }),
    ...TENDER_LOCALES.map(
      (each): GroupDocument => ({
        kind: 'tender_text',
        locale: each,
        files: (['txt', 'docx'] as const).map((format) => ({
          format,
          path: `${tenderFiles(groupKey)}/${each}.${format}`,
        })),
      })
    ),
    { kind: 'data', files: [{ format: 'json', path: groupDataFile(groupKey) }] },
  ]
}

/** Which documents are looked for; without a format all. */
export type WantedDocuments = { language: Locale; format: DocumentFormat | null }

/** Of a product group's documents those in one language, and those that are in all or have no words. */
export function wantedDocuments(
  groupKey: string,
  { language, format }: WantedDocuments,
  drawn: readonly DrawnSection[]
): GroupDocument[] {
  return groupDocuments(groupKey, [language], drawn).flatMap((document) => {
    if (document.locale && document.locale !== language) return []
    const files = document.files.filter((file) => format === null || file.format === format)
    return files.length > 0 ? [{ ...document, files }] : []
  })
}
