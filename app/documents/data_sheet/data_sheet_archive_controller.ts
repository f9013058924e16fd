import { hash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { Readable } from 'node:stream'
import type { HttpContext } from '@adonisjs/core/http'
import { makeZip } from 'client-zip'
import { findGroups } from '#catalogue/groups'
import { NotFoundException } from '#content/pages/exceptions'
import { type FoundDataSheet, findDataSheet } from '#documents/data_sheet/find_data_sheet'
import { LAYOUT_DATE } from '#documents/data_sheet/layout'
import { publishDataSheet } from '#documents/data_sheet/publish_data_sheet'
import { keyOfPath, ownName } from '#shared/group_files'
import { isLocale, type Locale } from '#shared/locales'

/** A data sheet, and its file name without the extension. */
type NamedSheet = { name: string; found: FoundDataSheet }

/**
 * Streams the data sheets of a family's groups in a language as one archive. The response starts
 * when the first sheet exists; missing ones are drawn one after the other meanwhile. The archive
 * itself is not cached.
 */
export default class DataSheetArchiveController {
  async show({ request, params, response }: HttpContext) {
    const { family } = params
    const locale: string = params.archive.slice('datasheets-'.length, -'.zip'.length)
    if (!isLocale(locale)) throw new NotFoundException()
    const sheets = await sheetsOf(keyOfPath(family), locale)
    if (sheets.length === 0) throw new NotFoundException()

    response.header('ETag', etagOf(sheets))
    if (response.fresh()) return response.status(304)
    const [{ name, found }] = sheets
    if (request.method() === 'GET') await publishDataSheet(name, found)
    response.type('application/zip')
    response.header('Content-Disposition', `attachment; filename="${family}-${locale}.zip"`)
    if (request.method() === 'HEAD') return
    response.stream(Readable.from(makeZip(entries(sheets))))
  }
}

async function sheetsOf(familyKey: string, locale: Locale): Promise<NamedSheet[]> {
  const sheets: NamedSheet[] = []
  const { pages } = await findGroups(locale, {}, familyKey)
  for (const { key } of pages) {
    const found = await findDataSheet(key, locale)
    if (found) sheets.push({ name: `${ownName(key)}-${locale}`, found })
  }
  return sheets
}

/**
 * Returns an ETag of the sheets and their order. It is weak, because file dates in the archive are
 * local times, which depend on the machine's time zone.
 */
function etagOf(sheets: readonly NamedSheet[]): string {
  const versions = sheets.map(({ name, found }) => `${name}-${found.version}`)
  return `W/"${hash('sha256', versions.join(), 'base64url').slice(0, 20)}"`
}

/** Yields the files of the archive, each made when it is needed. */
async function* entries(sheets: readonly NamedSheet[]) {
  for (const { name, found } of sheets) {
    const input = await readFile(await publishDataSheet(name, found, { isUrgent: true }))
    yield { name: `${name}.pdf`, input, lastModified: LAYOUT_DATE }
  }
}
