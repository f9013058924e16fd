import { Readable } from 'node:stream'
import type { HttpContext } from '@adonisjs/core/http'
import { appUrl } from '#config/app'
import { NotFoundException } from '#content/pages/exceptions'
import { findChanges } from '#documents/catalogue_data/article_changes'
import { writeBmecat } from '#documents/catalogue_data/catalogue_bmecat'
import { writeCatalogueCsv } from '#documents/catalogue_data/catalogue_csv'
import { toGroupFile, writeCatalogueJson } from '#documents/catalogue_data/catalogue_json'
import { FORMAT_VERSION, jsonSchemas } from '#documents/catalogue_data/catalogue_schema'
import {
  type CatalogueVersion,
  findCatalogueVersion,
} from '#documents/catalogue_data/catalogue_version'
import { findExportedGroups } from '#documents/catalogue_data/exported_groups'
import { LICENCE_URL, writeLicence } from '#documents/catalogue_data/licence'
import { keyOfPath } from '#shared/group_files'
import { isLocale } from '#shared/locales'

/** A format of the catalogue: how it is written, and its MIME type. */
type CatalogueFile = { type: string; pieces: AsyncIterable<string> | Iterable<string> }

/** Serves the catalogue as data for wholesalers and programs. */
export default class CatalogueDataController {
  /** Streams the whole catalogue, so that memory does not grow with its size. */
  async catalogue({ params, request, response }: HttpContext) {
    const version = await findCatalogueVersion()
    const file = catalogueFile(params.file, version)
    if (!file) throw new NotFoundException()
    setDateAndLicence(response, version)
    response.header('ETag', version.etag)
    if (response.fresh()) return response.status(304)
    response.header('Content-Type', file.type)
    response.header('Cache-Control', 'public, no-cache')
    if (request.method() === 'HEAD') return undefined
    return response.stream(Readable.from(file.pieces))
  }

  /** Returns the changes of articles by version. */
  async changes({ response }: HttpContext) {
    const version = await findCatalogueVersion()
    setDateAndLicence(response, version)
    return {
      format_version: FORMAT_VERSION,
      content_version: version.version,
      changes: await findChanges(),
    }
  }

  /** Returns a product group, beside its page. */
  async group({ params, response }: HttpContext) {
    const [, name] = /^(\w+)\.json$/.exec(params.file) ?? []
    const [group] = name ? await findExportedGroups([keyOfPath(params.family, name)]) : []
    if (!group) throw new NotFoundException()
    const version = await findCatalogueVersion()
    setDateAndLicence(response, version)
    return toGroupFile(group, version)
  }
}

function catalogueFile(file: string, version: CatalogueVersion): CatalogueFile | undefined {
  if (file === 'catalogue.json') {
    return { type: 'application/json; charset=utf-8', pieces: writeCatalogueJson(version) }
  }
  if (file === 'catalogue.bmecat.xml') {
    return { type: 'application/xml; charset=utf-8', pieces: writeBmecat(version) }
  }
  const [, schema] = /^(catalogue|group)\.schema\.json$/.exec(file) ?? []
  if (schema === 'catalogue' || schema === 'group') {
    const text = JSON.stringify(jsonSchemas(appUrl)[schema], null, 2)
    return { type: 'application/schema+json; charset=utf-8', pieces: [text] }
  }
  if (file === 'licence.txt') {
    return { type: 'text/plain; charset=utf-8', pieces: writeLicence() }
  }
  const [, locale] = /^catalogue\.([a-z]{2})\.csv$/.exec(file) ?? []
  if (!isLocale(locale)) return undefined
  return { type: 'text/csv; charset=utf-8; header=present', pieces: writeCatalogueCsv(locale) }
}

/** Sets the date and the licence of a file as headers, because CSV has no fields for them. */
function setDateAndLicence(response: HttpContext['response'], { changed_at }: CatalogueVersion) {
  response.header('Link', `<${LICENCE_URL}>; rel="license"`)
  if (changed_at) response.header('Last-Modified', new Date(changed_at).toUTCString())
}
