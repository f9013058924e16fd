import { type GroupDocument, type WantedDocuments, wantedDocuments } from '#shared/group_documents'
import type { Translate } from '#shared/messages'
import type { PageProps } from '#start/pages'
import { FileLink } from '~/catalogue/FileLink'
import { langOf } from '~/context/langOf'
import { useText } from '~/context/useText'

type Group = PageProps<'Root/Downloads'>['families'][number]['groups'][number]

/**
 * The files of a product group in one row, with a link for each format. Further cross-sections, of
 * single articles, have rows of their own.
 */
export function GroupDownloads({ group, wanted }: { group: Group; wanted: WantedDocuments }) {
  const t = useText()
  const documents = wantedDocuments(group.key, wanted, group.drawn)
  const ofArticles = documents.filter(({ article_number }) => article_number !== undefined)
  const own = documents.filter((document) => !ofArticles.includes(document))
  return (
    <li className="border-t border-hairline pt-2">
      <div className={ROW}>
        <h4 className="grow text-sm font-semibold">
          <span lang={langOf(group, 'title')}>{group.title}</span>
          {group.state && <span className="font-normal text-steel">{` · ${group.state}`}</span>}
        </h4>
        <FileLinks documents={own} group={group} />
      </div>
      {ofArticles.map((document) => (
        <div key={document.article_number} className={ROW}>
          <p className="grow text-sm text-steel">{documentTitle(document, t)}</p>
          <FileLinks documents={[document]} group={group} />
        </div>
      ))}
    </li>
  )
}

const ROW = 'gap-6 lg:flex lg:items-center'

/** A link for each file of several documents. */
function FileLinks({ documents, group }: { documents: readonly GroupDocument[]; group: Group }) {
  const t = useText()
  const links = documents.flatMap((document) => document.files.map((file) => ({ document, file })))
  return (
    <ul className="flex shrink-0 flex-wrap -my-2 sm:gap-x-8 lg:my-0">
      {links.map(({ document, file }) => (
        <li key={file.path} className="min-w-10 grow">
          <FileLink
            document={document}
            file={file}
            title={documentTitle(document, t)}
            of={<span lang={langOf(group, 'title')}>{group.title}</span>}
            className="text-link flex min-h-11 items-center text-xs font-medium"
            sizeClassName="sr-only"
          />
        </li>
      ))}
    </ul>
  )
}

/** Returns what kind of document it is, in words; of a cross-section also its article. */
function documentTitle({ kind, article_number }: GroupDocument, t: Translate): string {
  return {
    data_sheet: t('catalogue.datasheet.title'),
    section: article_number
      ? t('catalogue.ui.section_of', { number: article_number })
      : t('catalogue.ui.section'),
    tender_text: t('catalogue.tender.title'),
    data: t('catalogue.data.title'),
  }[kind]
}
