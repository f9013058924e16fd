import { z } from 'zod'
import type { PageContext } from '#content/pages/context'
import { checkLink, id } from '#content/schema/fields'
import type { WithLang } from '#content/schema/with_lang'
import type { TextSelector } from '#shared/messages'
import type { RouteName } from '#shared/routes'

/** A block type: the schema of its content and the props of its component. */
type BlockDefinition<Type extends string, Shape extends z.ZodRawShape, Props> = {
  schema: z.ZodObject<{ id: z.ZodString; type: z.ZodLiteral<Type> } & Shape, z.core.$strict>
  toProps: (content: z.output<z.ZodObject<Shape>> & WithLang, context: PageContext) => Props
  texts: readonly TextSelector[]
  routes: readonly RouteName[]
}

/**
 * Defines a block type. All types are inferred.
 *
 * @param type the block's name in the specification, also that of its component and the value of
 *   `type`
 */
export function defineBlock<const Type extends string, Shape extends z.ZodRawShape, Props>(
  type: Type,
  definition: {
    /** The fields editors may write besides `id` and `type`. */
    fields: Shape
    /** Turns the stored content into the component's props. */
    toProps: (content: z.output<z.ZodObject<Shape>> & WithLang, context: PageContext) => Props
    /**
     * The interface texts that only this component uses. They are sent with pages that contain the
     * block.
     */
    texts?: readonly TextSelector[]
    /** The routes that its component links to. */
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

type Definitions = Record<
  string,
  { toProps: (content: never, context: PageContext) => Record<string, unknown> }
>

/** The props of one of several block components, discriminated by `type`. */
export type BlockProps<Defined extends Definitions> = {
  [Type in keyof Defined]: { id: string; type: Type } & Omit<
    ReturnType<Defined[Type]['toProps']>,
    'id' | 'type'
  >
}[keyof Defined]

/** Builds a block's props with the definition of its type. */
export function blockPropsBy<Defined extends Definitions>(
  definitions: Defined,
  content: { type: keyof Defined & string },
  context: PageContext
): BlockProps<Defined> {
  const { toProps } = definitions[content.type]
  return toProps(content as never, context) as BlockProps<Defined>
}
