import { DOCUMENT_TYPES, type GroupDocument } from '#shared/group_documents'
import { LOCALE_TITLES } from '#shared/locales'
import { useText } from '~/context/useText'
import type { Elements } from '~/ui/elements'
import { Icon } from '~/ui/Icon'

/** A row of a list of documents: title, language and date, with a link for each format. */
export function DocumentRow(props: {
  document: GroupDocument
  /** The group, in a list of several groups' documents. */
  of?: Elements
  /** The date of the document, formatted. */
  state: string
  /** Shown below the document. */
  children?: Elements
}) {
  const { kind, article_number, locale, files } = props.document
  const t = useText()
  const title = {
    data_sheet: t('catalogue.datasheet.title'),
    section: article_number
      ? t('catalogue.ui.section_of', { number: article_number })
      : t('catalogue.ui.section'),
    tender_text: t('catalogue.tender.title'),
    data: t('catalogue.data.title'),
  }[kind]
  const language = locale && <span lang={locale}>{LOCALE_TITLES[locale]}</span>
  return (
    <li className="border-b border-hairline py-3">
      <div className="flex flex-wrap items-center justify-between gap-x-6">
        <div className="py-1">
          <span className="block font-semibold">{title}</span>
          <span className="block text-sm text-steel tabular-nums">
            {language}
            <span>{language && props.state ? ` · ${props.state}` : props.state}</span>
          </span>
        </div>
        <div className="flex flex-wrap gap-x-6 print:hidden">
          {files.map(({ format, path, size }) => (
            <a
              key={format}
              href={path}
              type={DOCUMENT_TYPES[format]}
              hrefLang={locale}
              download
              className="text-link inline-flex min-h-11 items-center gap-2 font-medium"
            >
              <Icon name="download" />
              <span>
                <span className="sr-only">
                  {props.of}
                  <span>{props.of ? `, ${title}, ` : `${title}, `}</span>
                  {language}
                  {language && <span>, </span>}
                </span>
                <span>{format.toUpperCase()}</span>
                {size && <span className="text-sm text-steel tabular-nums">{` ${size}`}</span>}
              </span>
            </a>
          ))}
        </div>
      </div>
      {props.children}
    </li>
  )
}
