import type { HttpContext } from '@adonisjs/core/http'
import { NotFoundException } from '#content/pages/exceptions'
import { isLocale } from '#shared/locales'
import { messagesBelow } from '#texts/client_messages'

const TEXTS = ['solid.', 'catalogue.facts.colour', 'map.zoom_in', 'map.zoom_out']

export default class SolidTextsController {
  /** The texts of the viewer of solids: fetched when it opens, they are no part of the page. */
  show({ params }: HttpContext) {
    if (!isLocale(params.locale)) throw new NotFoundException()
    return messagesBelow(TEXTS, params.locale)
  }
}
