import { FORMAT_VERSION } from '#catalogue_data/catalogue_schema'
import { contentVersion } from '#content/pages/content_version'
import { from } from '#database/query'
import { today } from '#texts/days'

/** What files are made of at a time. */
export type CatalogueVersion = {
  version: string
  /** When the content last changed, as ISO 8601 writes it; null where nobody noted it. */
  changed_at: string | null
  /** The same as long as the files are. */
  etag: string
}

/** The edition of the content today: with a day something may appear or expire. */
export async function findCatalogueVersion(): Promise<CatalogueVersion> {
  const version = await contentVersion()
  const row = await from('content_versions').where('id', 1).select('changed_at').first()
  return {
    version,
    changed_at: row?.changed_at ?? null,
    etag: `W/"${FORMAT_VERSION}-${version}-${today()}"`,
  }
}
