import { z } from 'zod'
import { blockSchema } from '#content/blocks/blocks'
import { checkHero, type HeroContent, heroFields } from '#content/pages/hero'
import { date, type FieldMeta, imageFile, markdown, text } from '#content/schema/fields'
import type { WithLang } from '#content/schema/with_lang'
import { LOCALES } from '#shared/locales'

const EXAMPLE_BLOCKS = [[{ id: 'text', type: 'Text', text: 'Text folgt.' }]]

const heroSchema = z.strictObject(heroFields).superRefine(checkHero)

const inherited = { inherited: true } satisfies FieldMeta

/** Publication fields, which each language may set. */
const publishingFields = {
  status: z
    .enum(['draft', 'published'])
    .meta(inherited)
    .optional()
    .describe('A draft is seen in its preview only.'),
  publish_from: date()
    .meta(inherited)
    .optional()
    .describe("The first day on which the page is there, in the company's time zone."),
  publish_until: date()
    .meta(inherited)
    .optional()
    .describe('The last day on which the page is there.'),
}

/** A `superRefine` check: the last day of a page is not before its first day. */
function checkDays(
  { publish_from, publish_until }: { publish_from?: string; publish_until?: string },
  context: z.RefinementCtx
) {
  if (!publish_from || !publish_until || publish_from <= publish_until) return
  context.addIssue({
    code: 'custom',
    path: ['publish_until'],
    message: `the page would end before it begins, on ${publish_from}`,
  })
}

/**
 * Returns the schema of a page's file: the common fields and the component's schema under `data`.
 */
export function pageSchema<Data extends z.ZodType>(component: string, data: Data) {
  return z
    .strictObject({
      component: z
        .literal(component)
        .describe('What the page is; it decides what stands under data.'),
      source: z.enum(LOCALES).optional().describe('The source language, where it is not German.'),
      path: z
        .string()
        .regex(
          /^([a-z0-9]+([-/][a-z0-9]+)*)?$/,
          'only lower-case letters a to z, digits, single hyphens and slashes'
        )
        .meta({ perLocale: true })
        .describe(
          'The address after the language, in small letters: unternehmen. Empty for the home page.'
        ),
      ...publishingFields,
      gone: z
        .boolean()
        .default(false)
        .describe('The page is gone for good: its addresses answer 410.'),
      noindex: z
        .boolean()
        .default(false)
        .describe('Keeps the page out of search engines and the sitemap.'),
      meta: z
        .strictObject({
          title: text().describe(
            'The title, up to 65 characters; the name of the company follows by itself.'
          ),
          description: text()
            .optional()
            .meta({ usual: true } satisfies FieldMeta)
            .describe('What the page offers, in up to 160 characters.'),
          keywords: text()
            .optional()
            .describe('Words that people search for, separated by commas.'),
          image: imageFile()
            .optional()
            .describe('What its link preview shows; without it the picture of the page.'),
        })
        .describe('What search engines and link previews show.'),
      hero: heroSchema
        .optional()
        .meta({ usual: true } satisfies FieldMeta)
        .describe('The header of the page.'),
      intro: markdown().optional().describe('A short rich text above the blocks, in Markdown.'),
      data,
      blocks: z
        .array(blockSchema)
        .default([])
        .meta({ usual: true, examples: EXAMPLE_BLOCKS } satisfies FieldMeta)
        .describe('The content, from top to bottom; each block has an id and a type.'),
    })
    .superRefine(checkDays)
}

/** The validated file of a page. */
export type PageValue = z.output<ReturnType<typeof pageSchema<z.ZodType<object>>>>

/** The common content of a page in one language, as stored. */
export type PageContent = WithLang &
  Pick<PageValue, 'intro' | 'blocks'> & {
    meta: PageValue['meta'] & WithLang
    hero?: HeroContent
  }
