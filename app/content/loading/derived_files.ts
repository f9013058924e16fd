import type { MediaFiles } from '#content/loading/media_reader'
import type { PageTranslation } from '#content/loading/page_reader'
import type { ContentProblems } from '#content/loading/problems'
import type { TableContent } from '#content/schema/tables'

/**
 * Makes further files of content that was read without errors, for example data sheets of product
 * groups. Why one cannot be made becomes a problem where its content is written.
 */
export type DeriveFiles = (
  translations: readonly PageTranslation[],
  tables: readonly TableContent[],
  problems: ContentProblems
) => Promise<MediaFiles['files']>
