import { z } from 'zod'
import { urlParameter } from '#content/pages/url_parameter'
import type { Locale } from '#shared/locales'
import { readListQuery } from '#shared/material_list'

/** The maximum length of `list`; servers accept no longer query string. */
const MAX_LENGTH = 16_000

/** A material list in a query string. */
export const listParameter = urlParameter(z.string().max(MAX_LENGTH))

/** The parameters of the list page: `list` with changed form fields, or `add`. */
export const listParameters = (locale: Locale) =>
  z
    .record(z.string(), z.unknown())
    .catch({})
    .transform((sent) => readListQuery(sent, locale))
