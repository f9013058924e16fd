import type { HttpContext } from '@adonisjs/core/http'
import { NotFoundException } from '#content/pages/exceptions'
import { isLocale } from '#shared/locales'
import { messagesBelow } from '#texts/client_messages'

const TEXTS = ['solid.', 'catalogue.facts.colour', 'map.zoom_in', 'map.zoom_out']

export default class SolidTextsController {
  /** Serves the texts of the 3-D viewer, which fetches them when it opens. */
  show({ params }: HttpContext) {
    if (!isLocale(params.locale)) throw new NotFoundException()
    return messagesBelow(TEXTS, params.locale)
  }
}
