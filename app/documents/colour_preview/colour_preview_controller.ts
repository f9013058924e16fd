import { Readable } from 'node:stream'
import type { HttpContext } from '@adonisjs/core/http'
import { swatchParameter } from '#catalogue/colours/swatches'
import { NotFoundException } from '#content/pages/exceptions'
import { composePreview } from '#documents/colour_preview/compose_preview'
import { findColourPreview } from '#documents/colour_preview/find_colour_preview'
import { keyOfPath } from '#shared/group_files'
import { isLocale } from '#shared/locales'

/**
 * Serves the link preview of a product group in a colour: its social image with the picture in that
 * colour, composed when it is asked for.
 */
export default class ColourPreviewController {
  async show({ params, request, response }: HttpContext) {
    const { family, group } = params
    const locale: string = params.preview.slice('preview-'.length, -'.jpg'.length)
    const colour = swatchParameter.parse(request.input('colour'))
    if (!isLocale(locale) || !colour) throw new NotFoundException()
    const found = await findColourPreview(keyOfPath(family, group), locale, colour)
    if (!found) throw new NotFoundException()

    const etag = `"${found.name}"`
    response.header('ETag', etag)
    if (response.fresh()) return response.status(304)
    const bytes = await composePreview(found)
    response.header('Content-Type', 'image/jpeg')
    return response.stream(Readable.from([bytes]))
  }
}
