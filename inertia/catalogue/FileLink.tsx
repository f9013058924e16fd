import { DOCUMENT_TYPES, type GroupDocument } from '#shared/group_documents'
import { LOCALE_TITLES } from '#shared/locales'
import type { Elements } from '~/ui/elements'

/** A link to a file of a document. Screen readers hear the document and its language, too. */
export function FileLink(props: {
  document: GroupDocument
  file: GroupDocument['files'][number]
  /** The title of the document. */
  title: string
  /** The group, in a list of several groups' documents. */
  of?: Elements
  className: string
  sizeClassName: string
}) {
  const { file, title, of } = props
  const { locale } = props.document
  return (
    <a
      href={file.path}
      type={DOCUMENT_TYPES[file.format]}
      hrefLang={locale}
      download
      className={props.className}
    >
      <span className="sr-only">
        {of}
        <span>{of ? `, ${title}, ` : `${title}, `}</span>
        {locale && <span lang={locale}>{LOCALE_TITLES[locale]}</span>}
        {locale && <span>, </span>}
      </span>
      <span>{file.format.toUpperCase()}</span>
      {file.size && <span className={props.sizeClassName}>{` ${file.size}`}</span>}
    </a>
  )
}
