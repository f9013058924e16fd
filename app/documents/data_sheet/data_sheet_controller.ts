import type { HttpContext } from '@adonisjs/core/http'
import { NotFoundException } from '#content/pages/exceptions'
import { findDataSheet } from '#documents/data_sheet/find_data_sheet'
import { publishDataSheet } from '#documents/data_sheet/publish_data_sheet'
import { isLocale } from '#shared/locales'

/**
 * Serves the data sheet of a product group in a language, drawn on the first request of its
 * version.
 */
export default class DataSheetController {
  async show({ params, response }: HttpContext) {
    const { family, group } = params
    const locale: string = params.sheet.slice('datasheet-'.length, -'.pdf'.length)
    if (!isLocale(locale)) throw new NotFoundException()
    const found = await findDataSheet(`product_families.${family}.${group}`, locale)
    if (!found) throw new NotFoundException()

    const path = await publishDataSheet(`${group}-${locale}`, found)
    response.header('Content-Disposition', `inline; filename="${group}-${locale}.pdf"`)
    return response.download(path, true)
  }
}
