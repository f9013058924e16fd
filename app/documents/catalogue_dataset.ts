import type { DataDownload, Dataset } from 'schema-dts'
import type { JsonLdBuilder } from '#content/pages/metadata/json_ld'
import type { CatalogueVersion } from '#documents/catalogue_data/catalogue_version'
import { LICENCE_URL } from '#documents/catalogue_data/licence'
import { catalogueFiles } from '#shared/catalogue_files'
import { translate } from '#texts/translate'

/** Describes the catalogue and its files as a schema.org Dataset, in the page's language. */
export function catalogueDataset(
  { version, changed_at }: CatalogueVersion,
  jsonLd: JsonLdBuilder
): Dataset {
  const { locale } = jsonLd
  return {
    '@type': 'Dataset',
    name: `${jsonLd.name}: ${translate(locale, 'catalogue.data.title')}`,
    description: translate(locale, 'catalogue.data.description'),
    url: jsonLd.url,
    license: LICENCE_URL,
    isAccessibleForFree: true,
    creator: jsonLd.organization,
    publisher: jsonLd.organizationReference,
    version,
    dateModified: changed_at ?? undefined,
    distribution: catalogueFiles([locale]).map(
      ({ format, type, locale: inLanguage, path }) =>
        ({
          '@type': 'DataDownload',
          name: format,
          encodingFormat: type,
          inLanguage,
          contentUrl: jsonLd.absolute(path),
        }) satisfies DataDownload
    ),
  }
}
