import { z } from 'zod'
import { LOCALES } from '#shared/locales'

/** A day or a text as a form sends it, empty for none. It is validated with the content. */
export const optional = z
  .string()
  .optional()
  .transform((value) => value || undefined)

/** The page that the editor looks at. */
export const page = { key: z.string(), locale: z.enum(LOCALES) }
const titled = { title: z.string(), path: z.string() }

/** What can be done with a page, or from a page. */
export const pageAction = z.discriminatedUnion('action', [
  z.object({
    action: z.literal('create'),
    ...page,
    ...titled,
    kind: z.string(),
    description: optional,
  }),
  z.object({ action: z.literal('duplicate'), ...page, ...titled }),
  z.object({ action: z.literal('rename'), ...page, path: z.string() }),
  z.object({
    action: z.literal('schedule'),
    ...page,
    publish_from: optional,
    publish_until: optional,
  }),
  z.object({ action: z.literal('unpublish'), ...page }),
])

export type Action = z.output<typeof pageAction>

export type ActionOf<Name extends Action['action']> = Extract<Action, { action: Name }>
