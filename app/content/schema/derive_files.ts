import type { Path } from '#content/schema/links'
import type { TableContent } from '#content/schema/tables'
import type { Original } from '#media/original'
import type { PublishedFile } from '#media/published_file'
import type { Locale } from '#shared/locales'

/** A page in one language, as far as files are made of it. */
export type SourcePage = {
  key: string
  component: string
  locale: Locale
  /** Below the locale. */
  path: string
  gone: boolean
  /** Reads what the editor wrote under `data`, checked. */
  record: () => unknown
  /** Reports an error in the page's content. */
  report: (error: { path: Path; message: string; remedy: string }) => void
}

/** A file made of content: what pages call it, and what visitors get. */
export type DerivedFile = { file: string; original: Original<PublishedFile> }

/** Makes further files of content, for example data sheets of product groups. */
export type DeriveFiles = (
  pages: readonly SourcePage[],
  tables: readonly TableContent[]
) => Promise<DerivedFile[]>
