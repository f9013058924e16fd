import {
  articleTenderText,
  type DrawnSection,
  type GroupDocument,
  groupDocuments,
} from '#shared/group_documents'
import { dataSheetFile, TENDER_LOCALES } from '#shared/group_files'
import { LOCALE_TITLES, type Locale } from '#shared/locales'
import { FileLink } from '~/catalogue/FileLink'
import { useShared } from '~/context/useShared'
import { useText } from '~/context/useText'
import { Disclosure } from '~/ui/dialog/Disclosure'
import type { Elements } from '~/ui/elements'

const ALL_LOCALES = Object.keys(LOCALE_TITLES) as Locale[]

/**
 * The documents of a product group. With a chosen article its cross-section and tender text come
 * first, and those of the group and of other articles are in a disclosure.
 */
export function GroupDocuments(props: {
  group: string
  /** Its distinct cross-sections. */
  drawn: readonly DrawnSection[]
  article: string | undefined
  /** The name of the chosen colour in the URL. */
  colour: string | undefined
  /** The chosen way of fixing. */
  fixing: string | undefined
}) {
  const { group, article, colour, fixing } = props
  const t = useText()
  const { locale } = useShared()
  const all = groupDocuments(group, [locale], props.drawn, colour)
  const own = all.some((each) => each.article_number === article) ? article : undefined
  const first = all.filter(({ kind, article_number }) =>
    kind === 'section' ? article_number === own : kind !== 'tender_text' || !article
  )
  const others = all.filter((each) => !first.includes(each))
  if (article) {
    const texts = TENDER_LOCALES.map((each) =>
      articleTenderText(group, article, each, { colour, fixing })
    )
    first.splice(-1, 0, ...texts)
  }
  return (
    <>
      <ul className="grid border-t border-ink lg:grid-cols-2 gap-x-16">
        {first.map((document) => (
          <DocumentFiles key={document.files[0]?.path} document={document}>
            {document.kind === 'data_sheet' && <OtherLanguages {...{ group, locale, colour }} />}
          </DocumentFiles>
        ))}
      </ul>
      {others.length > 0 && (
        <Disclosure
          className="border-b border-hairline print:hidden"
          summaryClassName="min-h-12 font-medium"
          summary={<span>{t('catalogue.ui.all_articles')}</span>}
          note={<span className="text-sm text-steel">{others.length}</span>}
        >
          <ul className="grid border-t border-hairline lg:grid-cols-2 gap-x-16">
            {others.map((document) => (
              <DocumentFiles key={document.files[0]?.path} document={document} />
            ))}
          </ul>
        </Disclosure>
      )}
    </>
  )
}

/** A document with its language and a link for each format. */
function DocumentFiles(props: { document: GroupDocument; children?: Elements }) {
  const { kind, article_number, locale, files } = props.document
  const t = useText()
  const article = article_number && t('catalogue.sample.article', { number: article_number })
  const title = {
    data_sheet: t('catalogue.datasheet.title'),
    section: t('catalogue.ui.section'),
    tender_text: article ? t('catalogue.tender.text') : t('catalogue.tender.title'),
    data: t('catalogue.data.title'),
  }[kind]
  const language = locale && LOCALE_TITLES[locale]
  return (
    <li className="border-b border-hairline py-2">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <div>
          <span className="block font-semibold">{title}</span>
          {(article || language) && (
            <span className="block text-sm text-steel">
              {article && <span>{article}</span>}
              {article && language && <span> · </span>}
              {language && <span lang={locale}>{language}</span>}
            </span>
          )}
        </div>
        <div className="flex flex-wrap gap-2 print:hidden">
          {files.map((file) => (
            <FileLink
              key={file.format}
              document={props.document}
              file={file}
              title={[title, article].filter(Boolean).join(', ')}
              className="grid min-h-11 min-w-12 place-items-center border border-steel px-2 text-center text-xs font-semibold transition-colors hover:border-red hover:text-red"
              sizeClassName="font-normal text-steel"
            />
          ))}
        </div>
      </div>
      {props.children}
    </li>
  )
}

/** The data sheet in all other languages. */
function OtherLanguages(props: { group: string; locale: string; colour: string | undefined }) {
  const { group, locale, colour } = props
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
              href={dataSheetFile(group, each, colour)}
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
