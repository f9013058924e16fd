import { type DrawnSection, groupDocuments } from '#shared/group_documents'
import { dataSheetFile } from '#shared/group_files'
import { LOCALE_TITLES, type Locale } from '#shared/locales'
import { DocumentRow } from '~/catalogue/DocumentRow'
import { useShared } from '~/context/useShared'
import { useText } from '~/context/useText'
import { Disclosure } from '~/ui/dialog/Disclosure'

const ALL_LOCALES = Object.keys(LOCALE_TITLES) as Locale[]

/** The list of a product group's documents. */
export function GroupDocuments(props: {
  group: string
  /** Its distinct cross-sections. */
  drawn: readonly DrawnSection[]
  state: string
}) {
  const { locale } = useShared()
  return (
    <ul className="border-t border-ink">
      {groupDocuments(props.group, [locale], props.drawn).map((document) => (
        <DocumentRow key={document.files[0]?.path} document={document} state={props.state}>
          {document.kind === 'data_sheet' && <OtherLanguages group={props.group} locale={locale} />}
        </DocumentRow>
      ))}
    </ul>
  )
}

/** The data sheet in all other languages. */
function OtherLanguages({ group, locale }: { group: string; locale: string }) {
  const t = useText()
  return (
    <Disclosure
      className="print:hidden"
      summaryClassName="min-h-11 w-fit text-sm"
      summary={<span>{t('catalogue.documents.other_languages')}</span>}
    >
      <ul className="flex flex-wrap gap-x-6 pb-2">
        {ALL_LOCALES.filter((each) => each !== locale).map((each) => (
          <li key={each}>
            <a
              href={dataSheetFile(group, each)}
              hrefLang={each}
              lang={each}
              download
              className="text-link inline-flex min-h-11 items-center"
            >
              {LOCALE_TITLES[each]}
            </a>
          </li>
        ))}
      </ul>
    </Disclosure>
  )
}
