import type { DataDownload, Dataset } from 'schema-dts'
import type { Edition } from '#catalogue_data/edition'
import { LICENCE_URL } from '#catalogue_data/licence'
import type { About } from '#content/pages/structured_data'
import { catalogueFiles } from '#shared/catalogue_files'
import { translate } from '#texts/translate'

/** The catalogue as data for search engines, in the words of the page and with the files it offers. */
export function catalogueDataset({ version, changed_at }: Edition, about: About): Dataset {
  const { locale } = about
  return {
    '@type': 'Dataset',
    name: `${about.name}: ${translate(locale, 'catalogue.data.title')}`,
    description: translate(locale, 'catalogue.data.description'),
    url: about.url,
    license: LICENCE_URL,
    isAccessibleForFree: true,
    creator: about.organization,
    publisher: about.toldOrganization,
    version,
    dateModified: changed_at ?? undefined,
    distribution: catalogueFiles([locale]).map(
      ({ format, type, locale: inLanguage, path }) =>
        ({
          '@type': 'DataDownload',
          name: format,
          encodingFormat: type,
          inLanguage,
          contentUrl: about.absolute(path),
        }) satisfies DataDownload
    ),
  }
}
