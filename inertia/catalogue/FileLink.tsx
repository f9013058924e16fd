import { DOCUMENT_TYPES, type GroupDocument } from '#shared/group_documents'
import { LOCALE_TITLES } from '#shared/locales'
import type { Translate } from '#shared/messages'
import { useText } from '~/context/useText'
import type { Elements } from '~/ui/elements'

/** A link to a file of a document. Screen readers hear the document and its language, too. */
export function FileLink(props: {
  document: GroupDocument
  file: GroupDocument['files'][number]
  /** The group, in a list of several groups' documents. */
  of?: Elements
  className: string
}) {
  const { document, file } = props
  const { locale } = document
  const t = useText()
  const title = documentTitle(document, t)
  return (
    <a
      href={file.path}
      type={DOCUMENT_TYPES[file.format]}
      hrefLang={locale}
      download
      className={`text-link min-h-11 items-center font-medium ${props.className}`}
    >
      <span>
        <span className="sr-only">
          {props.of}
          <span>{props.of ? `, ${title}, ` : `${title}, `}</span>
          {locale && <span lang={locale}>{LOCALE_TITLES[locale]}</span>}
          {locale && <span>, </span>}
        </span>
        <span>{file.format.toUpperCase()}</span>
        {file.size && <span className="sr-only">{` ${file.size}`}</span>}
      </span>
    </a>
  )
}

/** Returns what kind of document it is, in words; of a cross-section also its article. */
export function documentTitle({ kind, article_number }: GroupDocument, t: Translate): string {
  return {
    data_sheet: t('catalogue.datasheet.title'),
    section: article_number
      ? t('catalogue.ui.section_of', { number: article_number })
      : t('catalogue.ui.section'),
    tender_text: t('catalogue.tender.title'),
    data: t('catalogue.data.title'),
  }[kind]
}
