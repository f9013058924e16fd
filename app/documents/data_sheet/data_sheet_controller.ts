import { Readable } from 'node:stream'
import type { HttpContext } from '@adonisjs/core/http'
import { swatchParameter } from '#catalogue/colours/swatches'
import { NotFoundException } from '#content/pages/exceptions'
import { drawInColour } from '#documents/data_sheet/draw_in_colour'
import { findDataSheet } from '#documents/data_sheet/find_data_sheet'
import { publishDataSheet } from '#documents/data_sheet/publish_data_sheet'
import { DOCUMENT_TYPES } from '#shared/group_documents'
import { keyOfPath } from '#shared/group_files'
import { isLocale } from '#shared/locales'

/**
 * Serves the data sheet of a product group in a language, drawn on the first request of its
 * version. With a colour or decor of the group in the query it shows the product in it.
 */
export default class DataSheetController {
  async show({ params, request, response }: HttpContext) {
    const { family, group } = params
    const locale: string = params.sheet.slice('datasheet-'.length, -'.pdf'.length)
    if (!isLocale(locale)) throw new NotFoundException()
    const wanted = swatchParameter.parse(request.input('colour'))
    const found = await findDataSheet(keyOfPath(family, group), locale, wanted)
    if (!found) throw new NotFoundException()

    const name = [group, found.colour, locale].filter(Boolean).join('-')
    response.header('Content-Disposition', `inline; filename="${name}.pdf"`)
    if (!found.colour) return response.download(await publishDataSheet(name, found), true)

    const etag = `"${found.version}"`
    response.header('ETag', etag)
    if (response.fresh()) return response.status(304)
    const bytes = await drawInColour(name, found)
    response.header('Content-Type', DOCUMENT_TYPES.pdf)
    return response.stream(Readable.from([bytes]))
  }
}
