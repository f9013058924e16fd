import { z } from 'zod'
import { definePage } from '#content/pages/define_page'

/** A free content page: everything it shows is in its blocks. */
export const freePage = definePage({
  data: z.strictObject({}).default({}),
  toProps: () => ({}),
})
