import { z } from 'zod'
import { definePage } from '#content/pages/define_page'

/** A free content page, which consists of blocks only. */
export const freePage = definePage({
  data: z.strictObject({}).default({}),
  toProps: () => ({}),
})
