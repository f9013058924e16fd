import { contentVersion } from '#content/pages/content_version'
import { from } from '#database/query'
import { FORMAT_VERSION } from '#documents/catalogue_data/catalogue_schema'
import { today } from '#texts/days'

export type CatalogueVersion = {
  version: string
  /** When the content last changed (ISO 8601); null if that was not recorded. */
  changed_at: string | null
  /** The ETag: it changes with the files. */
  etag: string
}

/** Returns the content version today. It changes daily, as content may appear or expire. */
export async function findCatalogueVersion(): Promise<CatalogueVersion> {
  const version = await contentVersion()
  const row = await from('content_versions').where('id', 1).select('changed_at').first()
  return {
    version,
    changed_at: row?.changed_at ?? null,
    etag: `W/"${FORMAT_VERSION}-${version}-${today()}"`,
  }
}
