import { z } from 'zod'
import { id, text } from '#content/fields'
import type { WithLang } from '#content/page_context'
import { definePage } from '#content/pages/page_definition'
import { type FamiliesContent, type Family, toFamilies } from '#content/pages/product_families'

const FAMILIES_PAGE = 'product_families'

const homeSchema = z.strictObject({
  families_title: text(),
  colours_title: text(),
  colours_text: text().optional(),
  colours: z
    .array(
      z.strictObject({
        id: id(),
        title: text(),
        swatches: z.array(z.string().regex(/^#[0-9a-f]{6}$/, 'a colour like #c8ccd0')).min(1),
      })
    )
    .min(1),
})

/** The home page's own texts and its colour groups. */
export type HomeContent = z.output<typeof homeSchema> & WithLang

export const homeShow = definePage({
  data: homeSchema,
  includes: [FAMILIES_PAGE],
  load(home, context, included): { home: HomeContent; families: Family[] } {
    const page = included.get(FAMILIES_PAGE)
    if (!page) return { home, families: [] }
    return {
      home,
      families: toFamilies(page.content.data as FamiliesContent, context, page.locale),
    }
  },
})
