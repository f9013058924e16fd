import { z } from 'zod'
import { definePage } from '#content/pages/page_definition'

/** A free content page: everything it shows is in its blocks. */
export const rootShow = definePage({
  data: z.strictObject({}).default({}),
  load: () => ({}),
})
