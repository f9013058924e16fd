import { join } from 'node:path'
import type { HttpContext } from '@adonisjs/core/http'
import { NotFoundException } from '#content/pages/exceptions'
import { drawElsewhere } from '#datasheet/draw_elsewhere'
import { findDataSheet } from '#datasheet/find_data_sheet'
import { publishFile } from '#media/public_files'
import { publicRoot } from '#media/public_folder'
import { isLocale } from '#shared/locales'

/** The data sheet of a product group in a language, drawn when its version is first asked for. */
export default class DataSheetController {
  async show({ params, response }: HttpContext) {
    const { family, group } = params
    const locale: string = params.sheet.slice('datasheet-'.length, -'.pdf'.length)
    if (!isLocale(locale)) throw new NotFoundException()
    const found = await findDataSheet(`product_families.${family}.${group}`, locale)
    if (!found) throw new NotFoundException()

    const { sheet, version } = found
    const file = `${group}-${locale}-${version}.pdf`
    await publishFile(file, () => drawElsewhere(file, sheet))
    response.header('Content-Disposition', `inline; filename="${group}-${locale}.pdf"`)
    return response.download(join(publicRoot, 'media', file), true)
  }
}
