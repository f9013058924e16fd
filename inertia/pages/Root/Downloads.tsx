import type { WantedDocuments } from '#shared/group_documents'
import { dataSheetArchive } from '#shared/group_files'
import type { PageProps } from '#start/pages'
import { LinkedBlocks } from '~/blocks/parts/LinkedBlocks'
import { GroupDownloads } from '~/catalogue/GroupDownloads'
import { ContentPage } from '~/content/ContentPage'
import { PageIntro } from '~/content/PageIntro'
import { langOf } from '~/context/langOf'
import { useText } from '~/context/useText'
import { CatalogueFiles } from '~/documents/CatalogueFiles'
import { DownloadsForm } from '~/filters/DownloadsForm'
import { Disclosure } from '~/ui/dialog/Disclosure'
import { Icon } from '~/ui/Icon'
import { Section } from '~/ui/Section'

type Props = PageProps<'Root/Downloads'>
type Family = Props['families'][number]

const DOCUMENTS = 'documents'
const DATA = 'data'

/** All downloads: first the documents of each product group, then those for all products. */
export default function Downloads(props: Props) {
  const { families, search, choices, count, state, format, language, ...page } = props
  const t = useText()
  const isFiltered = [search, ...choices].some(({ value }) => value !== '')
  return (
    <ContentPage page={{ ...page, blocks: [], intro: undefined }} compact>
      <LinkedBlocks
        blocks={page.blocks}
        before={[{ id: DOCUMENTS, title: t('catalogue.documents.title') }]}
        after={[{ id: DATA, title: t('catalogue.data.title') }]}
      >
        <Section id={DOCUMENTS} title={t('catalogue.documents.title')}>
          <DownloadsForm
            search={search}
            choices={choices}
            result={t('catalogue.ui.groups', { count })}
          />
          {state && <p className="pt-3 text-sm text-steel">{state}</p>}
          {families.map((family, index) => (
            <FamilyDownloads
              key={family.key}
              family={family}
              wanted={{ format, language }}
              open={isFiltered || index === 0}
            />
          ))}
          {(format === null || format === 'pdf') && (
            <Archives families={families} language={language} />
          )}
        </Section>
        {page.intro && <PageIntro html={page.intro} lang={langOf(page, 'intro')} compact />}
      </LinkedBlocks>
      <div id={DATA}>
        <CatalogueFiles />
      </div>
    </ContentPage>
  )
}

/** The files of a family's groups. */
function FamilyDownloads(props: { family: Family; wanted: WantedDocuments; open: boolean }) {
  const { family, wanted, open } = props
  return (
    <Disclosure
      open={open}
      className="border-b border-ink"
      summaryClassName="min-h-11"
      summary={
        <h3 className="text-base" lang={langOf(family, 'title')}>
          {family.title}
        </h3>
      }
    >
      <ul className="pb-2">
        {family.groups.map((group) => (
          <GroupDownloads key={group.key} group={group} wanted={wanted} />
        ))}
      </ul>
    </Disclosure>
  )
}

/** An archive of all data sheets of each family that is shown whole. */
function Archives(props: { families: readonly Family[]; language: Props['language'] }) {
  const t = useText()
  const families = props.families.filter(({ whole }) => whole)
  if (families.length === 0) return null
  return (
    <Disclosure
      className="border-b border-ink print:hidden"
      summaryClassName="min-h-11"
      summary={<h3 className="text-base">{`${t('catalogue.datasheet.all')}, ZIP`}</h3>}
    >
      <ul className="flex flex-wrap gap-x-6 pb-2">
        {families.map((family) => (
          <li key={family.key}>
            <a
              href={dataSheetArchive(family.key, props.language)}
              type="application/zip"
              hrefLang={props.language}
              download
              className="text-link inline-flex min-h-11 items-center gap-2 text-sm font-medium"
              lang={langOf(family, 'title')}
            >
              <Icon name="download" />
              <span>{family.title}</span>
            </a>
          </li>
        ))}
      </ul>
    </Disclosure>
  )
}
