import {
  articleTender,
  dataSheetFile,
  groupDataFile,
  groupFiles,
  TENDER_LOCALES,
  type TenderedChoice,
  tenderFiles,
  withChosen,
} from '#shared/group_files'
import type { Locale } from '#shared/locales'

/** Document formats by file extension, with their media types. */
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

const SECTION_FORMATS = ['dxf', 'svg', 'png', 'glb'] as const
export type SizedFormat = Exclude<(typeof SECTION_FORMATS)[number], 'png'>

/** A cross-section, named by its first article, with formatted file sizes. */
export type DrawnSection = {
  article_number: string
  sizes?: Partial<Record<DocumentFormat, string>>
}

/** A document of a product group; several formats of the same content are one document. */
export type GroupDocument = {
  kind: 'data_sheet' | 'section' | 'tender_text' | 'data'
  /** The article, of a tender text or if the group has several cross-sections. */
  article_number?: string
  /** The language it is written in; drawings have none, data have all. */
  locale?: Locale
  /** With formatted sizes, if they are known. */
  files: { format: DocumentFormat; path: string; size?: string }[]
}

/**
 * Lists the documents of a product group in display order. All lists of documents use it.
 *
 * @param sheets the languages of the data sheets to list
 * @param drawn the distinct cross-sections, the group's own first
 * @param colour the name of the chosen colour in the URL, which data sheets show
 */
export function groupDocuments(
  groupKey: string,
  sheets: readonly Locale[],
  drawn: readonly DrawnSection[],
  colour?: string
): GroupDocument[] {
  return [
    ...sheets.map(
      (locale): GroupDocument => ({
        kind: 'data_sheet',
        locale,
        files: [{ format: 'pdf', path: dataSheetFile(groupKey, locale, colour) }],
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

/**
 * Returns the tender text of an article.
 *
 * @param chosen without a colour or a way of fixing, the text lists all of the article
 */
export function articleTenderText(
  groupKey: string,
  article: string,
  locale: Locale,
  chosen: TenderedChoice
): GroupDocument {
  return {
    kind: 'tender_text',
    article_number: article,
    locale,
    files: (['txt', 'docx'] as const).map((format) => ({
      format,
      path: withChosen(`${articleTender(groupKey, article, locale)}.${format}`, chosen),
    })),
  }
}

/** A filter for documents; without a format all match. */
export type WantedDocuments = { language: Locale; format: DocumentFormat | null }

/** The documents in one language, including those without a language. */
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
