import { catalogueFiles } from '#shared/catalogue_files'
import { ROUTES } from '#shared/routes'
import { useShared } from '~/context/useShared'
import { useText } from '~/context/useText'
import { Button } from '~/ui/Button'
import { Disclosure } from '~/ui/dialog/Disclosure'
import { Section } from '~/ui/Section'

/**
 * The catalogue as files for wholesalers and software: their content, licence and changes, with a
 * link to the contact page. Collapsed on small screens.
 */
export function CatalogueFiles() {
  const t = useText()
  const { locale } = useShared()
  const files = [
    ...catalogueFiles([locale]),
    { format: `${t('catalogue.data.changes')}, JSON`, path: '/data/changes.json' },
  ]
  return (
    <Section>
      <h2 className="mb-6 text-h2 max-lg:hidden">{t('catalogue.data.title')}</h2>
      <Disclosure
        className="unfolded-from-lg border-b border-ink lg:border-none"
        summaryClassName="min-h-14"
        summary={<h2 className="font-semibold">{t('catalogue.data.title')}</h2>}
      >
        <p className="measure">{t('catalogue.data.description')}</p>
        <p className="mt-3 measure">{t('catalogue.data.licence')}</p>
        <Button variant="text" route={ROUTES.contact}>
          {t('records.ui.contact')}
        </Button>
        <ul className="mt-6 flex flex-wrap gap-x-8 gap-y-2">
          {files.map(({ format, path }) => (
            <li key={path}>
              <a href={path} download className="text-link inline-block py-2.5 font-medium">
                {format}
              </a>
            </li>
          ))}
        </ul>
      </Disclosure>
    </Section>
  )
}
