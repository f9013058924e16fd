import { dataSheetFile } from '#shared/group_files'
import type { PageProps } from '#start/pages'
import { ContentPage } from '~/content/ContentPage'
import { langOf } from '~/context/langOf'
import { useShared } from '~/context/useShared'
import { DownloadTile } from '~/media/DownloadTile'
import { CatalogueFiles } from '~/planning/CatalogueFiles'
import { Section } from '~/ui/Section'

/** Everything to take away: what applies to all products, then a data sheet for each group. */
export default function Downloads(props: PageProps<'Root/Downloads'>) {
  const { sheets_title, families, ...page } = props
  const { locale } = useShared()
  return (
    <ContentPage
      page={page}
      after={
        families.length > 0 && (
          <>
            <Section title={sheets_title}>
              {families.map((family) => (
                <div key={family.key} className="mt-10 first-of-type:mt-0">
                  <h3 className="text-h3" lang={langOf(family, 'title')}>
                    {family.title}
                  </h3>
                  <ul className="mt-4 grid gap-4 md:grid-cols-2 xl:grid-cols-3">
                    {family.sheets.map((sheet) => (
                      <li key={sheet.key}>
                        <DownloadTile
                          title={sheet.title}
                          titleLang={langOf(sheet, 'title')}
                          file={{
                            path: dataSheetFile(sheet.key, locale),
                            mime_type: 'application/pdf',
                          }}
                        />
                      </li>
                    ))}
                  </ul>
                </div>
              ))}
            </Section>
            <CatalogueFiles />
          </>
        )
      }
    />
  )
}
