import { z } from 'zod'
import { checkLink, id } from '#content/fields'
import type { PageContext, WithLang } from '#content/page_context'

/**
 * One block type: the schema editors write against and the props visitors' browsers receive.
 */
export type BlockDefinition<Type extends string, Shape extends z.ZodRawShape, Props> = {
  schema: z.ZodObject<{ id: z.ZodString; type: z.ZodLiteral<Type> } & Shape, z.core.$strict>
  toProps: (content: z.output<z.ZodObject<Shape>> & WithLang, context: PageContext) => Props
  /** Keys of the interface texts that its component alone uses, or what they start with. */
  texts: readonly string[]
}

/**
 * Defines a block type.
 *
 * @param type the name of the specification, of the component and of the field `type`
 * @param shape the fields editors may write, beside `id` and `type`
 * @param toProps turns the stored content into what the component shows
 * @param texts keys of the interface texts that its component alone uses, or what they start with:
 *   they travel with the pages that have such a block
 */
export function defineBlock<const Type extends string, Shape extends z.ZodRawShape, Props>(
  type: Type,
  shape: Shape,
  toProps: BlockDefinition<Type, Shape, Props>['toProps'],
  texts: readonly string[] = []
): BlockDefinition<Type, Shape, Props> {
  const schema = z.strictObject({ id: id(), type: z.literal(type), ...shape })
  return { schema: schema.superRefine(checkLink), toProps, texts }
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
