import { type WantedDocuments, wantedDocuments } from '#shared/group_documents'
import { dataSheetArchive } from '#shared/group_files'
import type { PageProps } from '#start/pages'
import { DocumentRow } from '~/catalogue/DocumentRow'
import { ContentPage } from '~/content/ContentPage'
import { langOf } from '~/context/langOf'
import { useText } from '~/context/useText'
import { CatalogueFiles } from '~/documents/CatalogueFiles'
import { FilterForm } from '~/filters/FilterForm'
import { Icon } from '~/ui/Icon'
import { Section } from '~/ui/Section'

type Props = PageProps<'Root/Downloads'>
type Family = Props['families'][number]

/** All downloads: first those for all products, then the documents of each group. */
export default function Downloads(props: Props) {
  const { families, choices, count, format, language, ...page } = props
  const t = useText()
  return (
    <ContentPage
      page={page}
      after={
        <>
          <Section title={t('catalogue.documents.title')}>
            <FilterForm choices={choices} result={t('catalogue.ui.groups', { count })} />
            {families.map((family) => (
              <FamilyDocuments key={family.key} family={family} wanted={{ format, language }} />
            ))}
          </Section>
          <CatalogueFiles />
        </>
      }
    />
  )
}

/** The documents of a family's groups, and an archive of all its data sheets. */
function FamilyDocuments({ family, wanted }: { family: Family; wanted: WantedDocuments }) {
  const t = useText()
  const { format, language } = wanted
  return (
    <div className="mt-12">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <h3 className="text-h3" lang={langOf(family, 'title')}>
          {family.title}
        </h3>
        {family.whole && (format === null || format === 'pdf') && (
          <a
            href={dataSheetArchive(family.key, language)}
            type="application/zip"
            hrefLang={language}
            download
            className="text-link inline-flex min-h-11 items-center gap-2 font-medium print:hidden"
          >
            <Icon name="download" />
            <span>
              <span>{`${t('catalogue.datasheet.all')}, ZIP`}</span>
              <span className="sr-only" lang={langOf(family, 'title')}>
                {`: ${family.title}`}
              </span>
            </span>
          </a>
        )}
      </div>
      <div className="mt-4 grid gap-x-10 gap-y-8 lg:grid-cols-2">
        {family.groups.map((group) => (
          <GroupFiles key={group.key} group={group} wanted={wanted} />
        ))}
      </div>
    </div>
  )
}

function GroupFiles({
  group,
  wanted,
}: {
  group: Family['groups'][number]
  wanted: WantedDocuments
}) {
  return (
    <div>
      <h4 className="font-semibold" lang={langOf(group, 'title')}>
        {group.title}
      </h4>
      <ul className="mt-2 border-t border-ink">
        {wantedDocuments(group.key, wanted, group.drawn).map((document) => (
          <DocumentRow
            key={document.files[0]?.path}
            document={document}
            of={<span lang={langOf(group, 'title')}>{group.title}</span>}
            state={group.state}
          />
        ))}
      </ul>
    </div>
  )
}
