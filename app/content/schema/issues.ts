import { z } from 'zod'
import type { Path } from '#content/schema/links'
import { objectSchema, schemaAt } from '#content/schema/walk'

/** What is wrong with a value in an editor's words. */
export type IssueDescription = {
  path: Path
  /** The key is what is wrong, not its value. */
  atKey: boolean
  message: string
  remedy: string
}

/** Puts an issue of zod into words: what is wrong, and what would be right. */
export function describeIssue(
  schema: z.ZodType,
  root: unknown,
  issue: z.core.$ZodIssue
): IssueDescription[] {
  const path: Path = issue.path
  const name = fieldName(path)

  switch (issue.code) {
    case 'unrecognized_keys':
      return issue.keys.map((key) => ({
        path: [...path, key],
        atKey: true,
        message: `unknown field "${key}"`,
        remedy: `Remove it, or use one of ${knownFields(schema, root, path).join(', ')}.`,
      }))

    case 'invalid_type':
      return issue.input === undefined
        ? [
            {
              path,
              atKey: false,
              message: `${name} is missing`,
              remedy: `Add it here as ${article(issue.expected)}.`,
            },
          ]
        : [{ path, atKey: false, ...wrongKind(name, issue.input, issue.expected) }]

    case 'invalid_value':
      return [
        {
          path,
          atKey: false,
          message: `${name} is ${JSON.stringify(issue.input)}`,
          remedy: `Use one of ${issue.values.join(', ')}.`,
        },
      ]

    case 'invalid_union': {
      const value = schemaAt(schema, root, path.slice(0, -1))?.value
      const variant = (value as Record<PropertyKey, unknown> | undefined)?.[path[path.length - 1]]
      return [
        {
          path,
          atKey: false,
          message:
            variant === undefined ? `${name} is missing` : `${name} is ${JSON.stringify(variant)}`,
          remedy: `Use one of ${unionValues(schema, root, path).join(', ')}.`,
        },
      ]
    }

    default:
      return [
        {
          path,
          atKey: false,
          message: `${name}: ${issue.message}`,
          remedy: `It is now ${JSON.stringify(issue.input)}.`,
        },
      ]
  }
}

/** Says that a value is of another kind than its field. */
export function wrongKind(
  name: string,
  value: unknown,
  expected: string
): Pick<IssueDescription, 'message' | 'remedy'> {
  const hint = expected === 'string' ? ' (in quotes, where it looks like a number)' : ''
  return {
    message: `${name} is ${article(typeName(value))}`,
    remedy: `Write ${article(expected)} instead${hint}.`,
  }
}

export function fieldName(path: Path): string {
  const last = path.findLast((part) => typeof part === 'string')
  return last === undefined ? 'the file' : `"${last}"`
}

function typeName(value: unknown): string {
  return Array.isArray(value) ? 'array' : value === null ? 'null' : typeof value
}

/** The kinds of values in the words of someone who writes YAML. */
function article(type: string): string {
  const words: Record<string, string> = {
    string: 'a text',
    number: 'a number',
    boolean: 'true or false',
    array: 'a list',
    object: 'a group of fields',
    null: 'empty',
  }
  return words[type] ?? type
}

function knownFields(schema: z.ZodType, root: unknown, path: Path): string[] {
  const found = schemaAt(schema, root, path)
  return Object.keys((found && objectSchema(found.schema, found.value)?.shape) ?? {})
}

/** The values by which a union tells its variants apart, for example the block types. */
function unionValues(schema: z.ZodType, root: unknown, path: Path): string[] {
  const union = schemaAt(schema, root, path.slice(0, -1))?.schema
  if (!(union instanceof z.ZodDiscriminatedUnion)) return []
  const { discriminator, options } = union.def
  return (options as z.ZodObject[]).flatMap((option) => {
    const literal = option.shape[discriminator]
    return literal instanceof z.ZodLiteral ? [...literal.values].map(String) : []
  })
}
