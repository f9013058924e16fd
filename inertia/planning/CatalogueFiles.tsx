import { useShared } from '~/context/useShared'
import { useText } from '~/context/useText'
import { Section } from '~/ui/Section'

/**
 * The whole catalogue as files for wholesalers and programs, what they may be used for, and what has
 * changed in them.
 */
export function CatalogueFiles() {
  const t = useText()
  const { locale } = useShared()
  const files = [
    ['JSON', 'catalogue.json'],
    ['JSON Schema', 'catalogue.schema.json'],
    ['CSV', `catalogue.${locale}.csv`],
    ['BMEcat 2005.1', 'catalogue.bmecat.xml'],
    [`${t('catalogue.data.changes')}, JSON`, 'changes.json'],
  ]
  return (
    <Section title={t('catalogue.data.title')}>
      <p className="max-w-prose">{t('catalogue.data.licence')}</p>
      <ul className="mt-6 flex flex-wrap gap-x-8 gap-y-2">
        {files.map(([format, name]) => (
          <li key={name}>
            <a
              href={`/data/${name}`}
              download
              className="text-link inline-block py-2.5 font-medium"
            >
              {format}
            </a>
          </li>
        ))}
      </ul>
    </Section>
  )
}
