import { z } from 'zod'
import type { LinkKind } from '#content/schema/links'
import { renderMarkdown } from '#content/schema/markdown'

/**
 * The metadata of a field: whether it is translated, links to a route or a picture, and so on. The
 * JSON Schemas for editors contain it as well.
 */
export type FieldMeta = {
  /**
   * Each language may have its own value; a missing one falls back to English, then to the source.
   */
  translated?: true
  /**
   * Each language must have its own value, unless it is optional: nothing falls back to another.
   */
  perLocale?: true
  /** Each language may have its own value; a missing one is inherited from the source. */
  inherited?: true
  /** The value is the key of an existing target. */
  link?: LinkKind
  /** The required component of a linked page. */
  component?: string
  /** The maximum display width of a picture in CSS pixels. A smaller picture would be blurred. */
  width?: number
  /** The picture is shown in each colour of its product, which takes a mask beside it. */
  tinted?: true
  /** The record's name is the alt text if the picture has none. */
  named?: true
  /** The name of a product. Texts must use the same spelling. */
  productName?: true
  /**
   * The value is rich text: Markdown that validation turns into HTML, whose links may point to
   * routes.
   */
  markdown?: true
  /** Example values, if neither type nor enum shows the format. */
  examples?: unknown[]
  /** Optional, but usually present: `make:content` includes it. */
  usual?: true
  /** The loader derives the value from other fields. */
  derived?: true
}

/** Plain text, translated. */
export const text = () =>
  z
    .string()
    .trim()
    .min(1)
    .meta({ translated: true } satisfies FieldMeta)

/** Markdown, translated. Validation returns sanitised HTML. */
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
 * @param component the required component of the page
 */
export const routeKey = (component?: string) =>
  z
    .string()
    .regex(/^[a-z0-9_]+(\.[a-z0-9_]+)*$/, 'the key of a page, for example root.company')
    .meta({ link: 'route', ...(component && { component }) } satisfies FieldMeta)

/**
 * A picture: its path below resources/media.
 *
 * @param width its maximum display width in CSS pixels
 */
export const imageFile = (width?: number) => picture({ ...(width && { width }) })

/**
 * A picture that is shown with the name of its record, which is its alt text in each language.
 *
 * @param width its maximum display width in CSS pixels
 */
export const namedImageFile = (width?: number) => picture({ named: true, ...(width && { width }) })

const picture = (meta: FieldMeta) =>
  z
    .string()
    .min(1)
    .meta({ link: 'image', ...meta })

/**
 * A file that is published unchanged: its path below resources/media. Each language may have its
 * own.
 *
 * @param extensions the allowed file extensions, without dots
 */
export const publishedFile = (extensions: readonly string[]) =>
  z
    .string()
    .regex(
      new RegExp(`\\.(${extensions.join('|')})$`, 'i'),
      `a file of type ${extensions.join(', ')}`
    )
    .meta({ translated: true, link: 'file' } satisfies FieldMeta)

/** The id of a contact person, as defined in the person's file. */
export const contactId = () =>
  z
    .int32()
    .positive()
    .meta({ link: 'contact' } satisfies FieldMeta)

/** A telephone number in international format. */
export const phoneNumber = () =>
  z
    .string()
    .regex(/^\+[\d ]+$/, 'an international number, for example +49 30 23125 100')
    .meta({ examples: ['+49 30 23125 100'] } satisfies FieldMeta)

/** A day as an ISO 8601 date: 2026-11-21. */
export const date = () => z.iso.date('a day like 2026-11-21')

/** The URL of another site. */
export const externalUrl = () =>
  z
    .url({ protocol: /^https?$/, error: 'an address with https://, like https://www.example.com' })
    .meta({ examples: ['https://www.saumer.example'] } satisfies FieldMeta)

/**
 * The id of a record.
 *
 * @param kind the kind of the record as passed to `defineRecord`
 */
export const recordId = (kind: string) => id().meta({ link: kind } satisfies FieldMeta)

/** The stable id that matches a list entry across languages. */
export const id = () =>
  z
    .string()
    .regex(/^[a-z0-9][a-z0-9_./-]*$/, 'lower-case letters a to z, digits, and _ - . / after them')
    .meta({ examples: ['new'] } satisfies FieldMeta)

/** The link of a card or an info box (specification §3): none, internal or external. */
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

/** A `superRefine` check: the field that the link type needs is present. */
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
