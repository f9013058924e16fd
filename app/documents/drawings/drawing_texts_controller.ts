import type { HttpContext } from '@adonisjs/core/http'
import { NotFoundException } from '#content/pages/exceptions'
import { isLocale } from '#shared/locales'
import { messagesBelow } from '#texts/client_messages'

const SOLID_TEXTS = ['solid.', 'catalogue.facts.colour', 'map.zoom_in', 'map.zoom_out']

/** Serves interface texts that the browser fetches when a visitor opens a drawing. */
export default class DrawingTextsController {
  /** The texts of a guide's motion, and of a cross-section in true size. */
  drawings({ params }: HttpContext) {
    return textsBelow(['drawings.'], params.locale)
  }

  /** The texts of the 3-D viewer. */
  solid({ params }: HttpContext) {
    return textsBelow(SOLID_TEXTS, params.locale)
  }
}

function textsBelow(prefixes: readonly string[], locale: string) {
  if (!isLocale(locale)) throw new NotFoundException()
  return messagesBelow(prefixes, locale)
}
