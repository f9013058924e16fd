import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import type { HttpContext } from '@adonisjs/core/http'
import { swatchParameter } from '#catalogue/colours/swatches'
import { NotFoundException } from '#content/pages/exceptions'
import { findColourPreview } from '#documents/colour_preview/find_colour_preview'
import { isKnown } from '#http/etag'
import { hashOfOriginal } from '#media/pictures/conversion/crop'
import { provideFile } from '#media/pictures/make_pictures'
import { publicRoot } from '#media/public_folder/public_folder'
import { waitFor } from '#media/public_folder/wait_for_file'
import { composeInWorker } from '#media/social_images/compose_in_worker'
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
    const found = await findColourPreview(`product_families.${family}.${group}`, locale, colour)
    if (!found) throw new NotFoundException()

    const { name, composition, picture } = found
    const etag = `"${name}"`
    response.header('ETag', etag)
    if (isKnown(request.header('if-none-match'), etag)) return response.status(304)
    await provideFile(picture)
    const path = join(publicRoot, 'media', picture)
    const hash = hashOfOriginal(await readFile(path), undefined)
    const work = { composition, original: { path, hash } }
    const bytes = await waitFor(name, composeInWorker(name, work))
    response.header('Content-Type', 'image/jpeg')
    return response.stream(Readable.from([bytes]))
  }
}
