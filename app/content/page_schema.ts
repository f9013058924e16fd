import { z } from 'zod'
import { blockSchema, type BlockContent } from '#content/blocks'
import { externalUrl, imageFile, markdown, routeKey, text } from '#content/fields'
import type { WithLang } from '#content/page_context'
import { LOCALES } from '#shared/locales'

/** The header of a page (specification §3 "Hero"). */
const heroSchema = z
  .strictObject({
    hero_topline: text().optional(),
    hero_headline: text(),
    hero_text: text().optional(),
    hero_image: imageFile().optional(),
    hero_link_type: z.enum(['none', 'internal', 'external']).default('none'),
    hero_route: routeKey().optional(),
    hero_external_link: externalUrl().optional(),
    hero_button_text: text().optional(),
  })
  .superRefine((hero, context) => {
    const needed = {
      none: undefined,
      internal: 'hero_route',
      external: 'hero_external_link',
    } as const
    const field = needed[hero.hero_link_type]
    if (field && !(hero[field] && hero.hero_button_text)) {
      context.addIssue({
        code: 'custom',
        path: ['hero_link_type'],
        message: `hero_link_type "${hero.hero_link_type}" needs "${field}" and "hero_button_text"`,
      })
    }
  })

/**
 * The file of a page: what all pages have, and under `data` what its component asks for.
 */
export function pageSchema<Data extends z.ZodType>(component: string, data: Data) {
  return z.strictObject({
    component: z.literal(component),
    /** Names the source language where it is not German. */
    source: z.enum(LOCALES).optional(),
    /** The address below the locale; empty for the home page. */
    path: z
      .string()
      .regex(
        /^([a-z0-9]+([-/][a-z0-9]+)*)?$/,
        'only lower-case letters a to z, digits, single hyphens and slashes'
      )
      .meta({ perLocale: true }),
    /** The page is gone for good: its addresses answer 410. */
    gone: z.boolean().default(false),
    /** Keeps the page out of search engines and the sitemap. */
    noindex: z.boolean().default(false),
    meta: z.strictObject({
      title: text(),
      description: text().optional(),
      keywords: text().optional(),
    }),
    hero: heroSchema.optional(),
    intro: markdown().optional(),
    data,
    blocks: z.array(blockSchema).default([]),
  })
}

/** What all pages have of their content in one language, as it is stored. */
export type PageContent = WithLang & {
  meta: { title: string; description?: string; keywords?: string } & WithLang
  hero?: z.output<typeof heroSchema> & WithLang
  intro?: string
  blocks: BlockContent[]
}
