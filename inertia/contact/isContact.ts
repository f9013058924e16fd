import type { Contact } from '#content/blocks/contact'
import { isRecord } from '#shared/is_record'

/** Whether a response of `POST /api/contact` is the requested contact person in a valid shape. */
export function isContact(body: unknown, id: number): body is Contact {
  if (!isRecord(body) || body.id !== id) return false
  const { image, translations, spoken_languages } = body
  return (
    NAMES.every((name) => typeof body[name] === 'string') &&
    OPTIONAL.every((name) => typeof (body[name] ?? '') === 'string') &&
    (image === null || isImage(image)) &&
    isListOf(translations, ({ locale, position }) => isString(locale) && isString(position)) &&
    isListOf(spoken_languages, ({ name, svg_image }) => isString(name) && isFile(svg_image))
  )
}

const NAMES = ['first_name', 'last_name']

const OPTIONAL = ['title', 'phone', 'mobile', 'email', 'position']

function isImage(value: unknown): boolean {
  return isFile(value) && isRecord(value.conversion_urls) && isRecord(value.custom_properties)
}

function isFile(value: unknown): value is Record<string, unknown> {
  return isRecord(value) && isString(value.original_url)
}

function isListOf(value: unknown, fits: (entry: Record<string, unknown>) => boolean): boolean {
  return Array.isArray(value) && value.every((entry) => isRecord(entry) && fits(entry))
}

function isString(value: unknown): boolean {
  return typeof value === 'string'
}
