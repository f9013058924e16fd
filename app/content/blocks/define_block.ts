import { z } from 'zod'
import type { PageContext } from '#content/pages/context'
import { checkLink, id } from '#content/schema/fields'
import type { WithLang } from '#content/schema/with_lang'
import type { TextSelector } from '#shared/messages'
import type { RouteName } from '#shared/routes'

/**
 * One block type: the schema editors write against and the props visitors' browsers receive.
 */
export type BlockDefinition<Type extends string, Shape extends z.ZodRawShape, Props> = {
  schema: z.ZodObject<{ id: z.ZodString; type: z.ZodLiteral<Type> } & Shape, z.core.$strict>
  toProps: (content: z.output<z.ZodObject<Shape>> & WithLang, context: PageContext) => Props
  texts: readonly TextSelector[]
  routes: readonly RouteName[]
}

/**
 * Defines a block type; infers all types.
 *
 * @param type the name of the specification, of the component and of the field `type`
 */
export function defineBlock<const Type extends string, Shape extends z.ZodRawShape, Props>(
  type: Type,
  definition: {
    /** The fields editors may write, beside `id` and `type`. */
    fields: Shape
    /** Turns the stored content into what the component shows. */
    toProps: (content: z.output<z.ZodObject<Shape>> & WithLang, context: PageContext) => Props
    /** The interface texts that its component alone uses: they travel with pages that have it. */
    texts?: readonly TextSelector[]
    /** The pages that its component links to by name. */
    routes?: readonly RouteName[]
  }
): BlockDefinition<Type, Shape, Props> {
  const { fields, toProps, texts = [], routes = [] } = definition
  const schema = z.strictObject({
    id: id().describe('The name of the block, unique on the page; it never changes.'),
    type: z.literal(type).describe('Which block it is.'),
    ...fields,
  })
  return { schema: schema.superRefine(checkLink), toProps, texts, routes }
}

/** Definitions by the type of their blocks. */
type Definitions = Record<
  string,
  { toProps: (content: never, context: PageContext) => Record<string, unknown> }
>

/** What a component receives of one of several block types, told apart by `type`. */
export type BlockProps<Defined extends Definitions> = {
  [Type in keyof Defined]: { id: string; type: Type } & Omit<
    ReturnType<Defined[Type]['toProps']>,
    'id' | 'type'
  >
}[keyof Defined]

/** Builds the props of a block by the definition of its type. */
export function blockPropsBy<Defined extends Definitions>(
  definitions: Defined,
  content: { type: keyof Defined & string },
  context: PageContext
): BlockProps<Defined> {
  const { toProps } = definitions[content.type]
  return toProps(content as never, context) as BlockProps<Defined>
}
