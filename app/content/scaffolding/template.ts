import { stringify } from 'yaml'
import { z } from 'zod'
import type { FieldMeta } from '#content/schema/fields'
import type { LinkKind } from '#content/schema/links'
import { unwrap } from '#content/schema/walk'

/** The values that a template is filled with. */
export type Filling = {
  /** Known field values by name: `{ id: 'summer_fair' }`. */
  values: Readonly<Record<string, unknown>>
  /** Returns a suitable link target; undefined if there is none. */
  target: (
    kind: LinkKind,
    component: string | undefined,
    fits: (key: unknown) => boolean
  ) => string | number | undefined
  /** ISO 8601. */
  today: string
}

/** The placeholder of missing texts, which `content:check` reports. */
const TEXT = 'Text folgt.'

const WIDTH = 96

/**
 * Returns a YAML template for editors, with the description of every field. Required and usual
 * fields have a valid value; others are commented out.
 */
export function contentTemplate(schema: z.core.$ZodType, filling: Filling): string {
  const { schema: inner } = unwrap(schema)
  if (!(inner instanceof z.ZodObject)) throw new Error('Only a group of fields has a template')
  return `${fieldsOf(inner, filling, filling.values).join('\n')}\n`
}

/** Returns the template of a list entry, whose first line starts with the dash. */
export function entryTemplate(list: z.core.$ZodType, filling: Filling): string {
  const { schema: inner } = unwrap(list)
  if (!(inner instanceof z.ZodArray)) throw new Error('Only a list has entries')
  const { schema: element } = unwrap(inner.def.element)
  if (!(element instanceof z.ZodObject)) throw new Error('The entries are no groups of fields')
  const { id: _, ...others } = element.shape
  const rest = fieldsOf(z.object(others), filling, filling.values)
  return [`- id: ${String(filling.values.id)}`, ...rest.map((line) => `  ${line}`), ''].join('\n')
}

function fieldsOf(
  { shape }: z.ZodObject,
  filling: Filling,
  values: Filling['values'] = {}
): string[] {
  return Object.entries(shape).flatMap(([name, field]) => {
    const { meta } = describedBy(field)
    if (meta.derived) return []
    const isWritten = name in values || isRequired(field) || meta.usual === true
    const lines = [...explain(field), ...valueLines(name, field, filling, values[name])]
    return isWritten ? lines : lines.map((line) => (line.startsWith('#') ? line : `# ${line}`))
  })
}

/** Returns the description from the outermost wrapper that has one. */
function describedBy(field: z.core.$ZodType) {
  const { schema, meta } = unwrap(field)
  return { schema, meta: meta as FieldMeta & { description?: string } }
}

function explain(field: z.core.$ZodType): string[] {
  const { schema, meta } = describedBy(field)
  const values = schema instanceof z.ZodEnum ? `One of ${schema.options.join(', ')}.` : ''
  const words = [meta.description, values].filter(Boolean).join(' ')
  return words === '' ? [] : wrap(words).map((line) => `# ${line}`)
}

function valueLines(
  name: string,
  field: z.core.$ZodType,
  filling: Filling,
  known: unknown
): string[] {
  const { schema } = unwrap(field)
  const { meta } = describedBy(field)
  if (known === undefined && schema instanceof z.ZodObject) {
    return [`${name}:`, ...indented(fieldsOf(schema, filling))]
  }
  if (known === undefined && schema instanceof z.ZodArray && !meta.examples) {
    const { schema: element } = unwrap(schema.def.element)
    if (element instanceof z.ZodObject) {
      const entries = Array.from({ length: shortest(schema) }, (_, index) => {
        const values = index > 0 && 'id' in element.shape ? { id: `new_${index + 1}` } : {}
        return indented(listEntry(indented(fieldsOf(element, filling, values))))
      })
      return [`${name}:`, ...entries.flat()]
    }
  }
  return stringify({ [name]: known ?? valueOf(field, filling) })
    .trimEnd()
    .split('\n')
}

/** Turns the indented lines of a group of fields into a list entry. */
function listEntry(lines: string[]): string[] {
  const first = lines.findIndex((line) => !line.trimStart().startsWith('#'))
  return lines.map((line, index) => (index === first ? `-${line.slice(1)}` : line))
}

function valueOf(field: z.core.$ZodType, filling: Filling): unknown {
  const { schema, meta } = describedBy(field)
  if (meta.link) {
    const fits = (key: unknown) => z.safeParse(schema, key).success
    return filling.target(meta.link, meta.component, fits) ?? TEXT
  }
  if (meta.examples) return meta.examples[0]
  if (schema instanceof z.ZodISODate) return filling.today
  if (schema instanceof z.ZodLiteral) return [...schema.values][0]
  if (schema instanceof z.ZodEnum) return schema.options[0]
  if (schema instanceof z.ZodBoolean) return false
  if (schema instanceof z.ZodNumber) return Math.max(schema.minValue ?? 1, 1)
  if (schema instanceof z.ZodArray) {
    return Array.from({ length: shortest(schema) }, () => valueOf(schema.def.element, filling))
  }
  if (schema instanceof z.ZodObject) {
    const required = Object.entries(schema.shape).filter(([, each]) => isRequired(each))
    return Object.fromEntries(required.map(([name, each]) => [name, valueOf(each, filling)]))
  }
  if (schema instanceof z.ZodDiscriminatedUnion) {
    return valueOf(schema.def.options[0], filling)
  }
  return TEXT
}

/** Returns the minimum length of a list, or 1 if it has none. */
function shortest(list: z.ZodArray): number {
  const [issue] = list.safeParse([]).error?.issues ?? []
  return issue?.code === 'too_small' ? Number(issue.minimum) : 1
}

function isRequired(field: z.core.$ZodType): boolean {
  return !(field instanceof z.ZodOptional || field instanceof z.ZodDefault)
}

function indented(lines: readonly string[]): string[] {
  return lines.map((line) => `  ${line}`)
}

/** Wraps a text for an editor's window. */
function wrap(words: string): string[] {
  const lines: string[] = ['']
  for (const word of words.split(' ')) {
    const last = lines[lines.length - 1]
    if (last.length + word.length < WIDTH) lines[lines.length - 1] = last ? `${last} ${word}` : word
    else lines.push(word)
  }
  return lines
}
