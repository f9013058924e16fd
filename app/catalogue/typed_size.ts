import { z } from 'zod'
import { urlParameter } from '#content/pages/url_parameter'
import { millimetresIn, plainCharacters } from '#shared/forms/typed_figures'
import type { Translate } from '#shared/messages'
import type { Measures } from '#texts/measures'

/** The maximum length of an entry that the form shows again. */
export const MAX_ENTRY_LENGTH = 20

/** Whether a typed size is in millimetres, with one decimal at most: "12", "8,5". */
export function isPlainSize(text: string): boolean {
  return /^[1-9]\d{0,2}([.,]\d)?$/.test(text)
}

/** A size in the URL: the text as typed, and its value in millimetres if it can be parsed. */
type TypedSize = { text: string; millimetres: number | undefined }

/** Parses a size in the URL. An empty value is ignored. */
export const typedSize = urlParameter(
  z.string().transform((typed): TypedSize | undefined => {
    const text = plainCharacters(typed).slice(0, MAX_ENTRY_LENGTH)
    return text === '' ? undefined : { text, millimetres: millimetresIn(text) }
  })
)

/** The example value of a size field. */
export const EXAMPLE_SIZE = 8.5

/** Returns the message that a typed size cannot be parsed, with an example. */
export function notANumber({ t, measures }: { t: Translate; measures: Measures }): string {
  return t('catalogue.ui.not_a_number', { example: measures.number(EXAMPLE_SIZE) })
}
