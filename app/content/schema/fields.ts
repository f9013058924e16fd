import { z } from 'zod'
import type { LinkKind } from '#content/schema/links'
import { renderMarkdown } from '#content/schema/markdown'

/**
 * The kinds of fields that content files are made of. What a field means to the loader (is it
 * translated, does it link to a route or a picture) is written in its metadata, which the JSON
 * Schemas for the editors carry too.
 */
export type FieldMeta = {
  /** Each language may have its own value; without one it falls back to en, then to the source. */
  translated?: true
  /** Each language has its own value, or the record does not exist in it. */
  perLocale?: true
  /** Each language may have its own value; without one the source's holds. */
  inherited?: true
  /** The value is the key of something that has to exist. */
  link?: LinkKind
  /** The page that a route leads to has this component. */
  component?: string
  /** How wide a picture is shown at most, in CSS pixels: a smaller one would be blurred. */
  width?: number
  /** The record's name says what its picture shows, where nothing else does. */
  named?: true
  /** The name of a product, which texts write as it is written here. */
  productName?: true
  /** The value is rich text: HTML after validation, whose links may lead to routes. */
  markdown?: true
  /** What a value may look like, where neither its kind nor its values say so. */
  examples?: unknown[]
  /** Not required, and yet most have it: `make:content` writes it out. */
  usual?: true
  /** The loader writes the value, made of what the editor wrote beside it. */
  derived?: true
}

/** A plain text, translated. */
export const text = () =>
  z
    .string()
    .trim()
    .min(1)
    .meta({ translated: true } satisfies FieldMeta)

/** Rich text in Markdown, translated; sanitised HTML after validation. */
export const markdown = () =>
  z
    .string()
    .trim()
    .min(1)
    .transform(renderMarkdown)
    .meta({ translated: true, markdown: true } satisfies FieldMeta)

/**
 * The key of a page, which is also its route name: `product_families.transition`.
 *
 * @param component the component that the page has to have
 */
export const routeKey = (component?: string) =>
  z
    .string()
    .regex(/^[a-z0-9_]+(\.[a-z0-9_]+)*$/, 'the key of a page, for example root.company')
    .meta({ link: 'route', ...(component && { component }) } satisfies FieldMeta)

/**
 * A picture: its path below resources/media.
 *
 * @param width how wide it is shown at most, in CSS pixels
 */
export const imageFile = (width?: number) =>
  z
    .string()
    .min(1)
    .meta({ link: 'image', ...(width && { width }) } satisfies FieldMeta)

/**
 * A picture that is shown with the name of its record, which is its alt text in each language.
 *
 * @param width how wide it is shown at most, in CSS pixels
 */
export const namedImageFile = (width?: number) =>
  z
    .string()
    .min(1)
    .meta({ link: 'image', named: true, ...(width && { width }) } satisfies FieldMeta)

/**
 * A file that visitors get as it is: its path below resources/media. Each language may have its own.
 *
 * @param extensions what it may be, without dots
 */
export const publishedFile = (extensions: readonly string[]) =>
  z
    .string()
    .regex(
      new RegExp(`\\.(${extensions.join('|')})$`, 'i'),
      `a file of type ${extensions.join(', ')}`
    )
    .meta({ translated: true, link: 'file' } satisfies FieldMeta)

/** A contact person: the number that the person's own file gives. */
export const contactId = () =>
  z
    .int32()
    .positive()
    .meta({ link: 'contact' } satisfies FieldMeta)

/** A telephone number that can be dialled from everywhere. */
export const phoneNumber = () =>
  z
    .string()
    .regex(/^\+[\d ]+$/, 'an international number, for example +49 30 23125 100')
    .meta({ examples: ['+49 30 23125 100'] } satisfies FieldMeta)

/** A day as ISO 8601 writes it: 2026-11-21. */
export const date = () => z.iso.date('a day like 2026-11-21')

/** An address outside the site. */
export const externalUrl = () =>
  z
    .url({ protocol: /^https?$/, error: 'an address with https://, like https://www.example.com' })
    .meta({ examples: ['https://www.saumer.example'] } satisfies FieldMeta)

/**
 * The id of a record, as the editor gave it.
 *
 * @param kind what `defineRecord` calls such records
 */
export const recordId = (kind: string) => id().meta({ link: kind } satisfies FieldMeta)

/** The stable name by which the languages' versions of a list entry find each other. */
export const id = () =>
  z
    .string()
    .regex(/^[a-z0-9][a-z0-9_./-]*$/, 'lower-case letters a to z, digits, and _ - . / after them')
    .meta({ examples: ['new'] } satisfies FieldMeta)

/** The link of a card or an info box (specification §3): none, to a page or out of the site. */
export const linkFields = {
  link_type: z
    .enum(['none', 'internal', 'external'])
    .default('none')
    .describe(
      'Where the link leads: nowhere, to a page (route_id) or to another site (external_link).'
    ),
  route_id: routeKey().optional().describe('The key of a page, for link_type "internal".'),
  external_link: externalUrl()
    .optional()
    .describe('An address with https://, for link_type "external".'),
}

/**
 * A `superRefine` check: the field that a link type needs is there.
 */
export function checkLink(value: object, context: z.RefinementCtx) {
  const link: { link_type?: string; route_id?: string; external_link?: string } = value
  const needed = { internal: 'route_id', external: 'external_link' } as const
  const field = needed[link.link_type as keyof typeof needed]
  if (field && !link[field]) {
    context.addIssue({
      code: 'custom',
      path: ['link_type'],
      message: `link_type "${link.link_type}" needs the field "${field}"`,
    })
  }
}
