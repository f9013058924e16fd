import { z } from 'zod'
import { type BlockContent, blockSchema } from '#content/blocks/blocks'
import { checkHero, type HeroContent, heroFields } from '#content/pages/hero'
import { markdown, text } from '#content/schema/fields'
import type { WithLang } from '#content/schema/with_lang'
import { LOCALES } from '#shared/locales'

/** The header of a page. */
const heroSchema = z.strictObject(heroFields).superRefine(checkHero)

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
  hero?: HeroContent
  intro?: string
  blocks: BlockContent[]
}
