import { z } from 'zod'
import type { Locale } from '#shared/locales'
import { readListQuery } from '#shared/material_list'

/** As much of an address as is read: no server takes a longer one. */
const LONGEST = 16_000

/** A material list in an address. */
export const listParameter = z.string().max(LONGEST).optional().catch(undefined)

/** What an address says to the page of the list: `list` with all that its form has changed, or `add`. */
export const listParameters = (locale: Locale) =>
  z
    .record(z.string(), z.unknown())
    .catch({})
    .transform((sent) => readListQuery(sent, locale))
