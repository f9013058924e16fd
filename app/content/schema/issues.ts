import { z } from 'zod'
import type { Path } from '#content/schema/links'
import { didYouMean } from '#content/schema/nearest'
import { objectSchema, schemaAt } from '#content/schema/walk'

/** A validation error in an editor's words. */
type IssueDescription = {
  path: Path
  /** Whether the error is about the key rather than the value. */
  atKey?: true
  message: string
  remedy: string
}

type Words = Pick<IssueDescription, 'message' | 'remedy'>

/** Describes a zod issue: what is wrong and what is expected. */
export function describeIssue(
  schema: z.ZodType,
  root: unknown,
  issue: z.core.$ZodIssue
): IssueDescription[] {
  const path: Path = issue.path
  if (issue.code !== 'unrecognized_keys') return [{ path, ...wordsOf(schema, root, issue) }]
  const known = knownFields(schema, root, path)
  return issue.keys.map((key) => ({
    path: [...path, key],
    atKey: true,
    message: `unknown field "${key}"`,
    remedy: `${didYouMean(key, known)}Remove it, or use one of ${known.join(', ')}.`,
  }))
}

function wordsOf(schema: z.ZodType, root: unknown, issue: z.core.$ZodIssue): Words {
  const { path, input } = issue
  const name = fieldName(path)
  switch (issue.code) {
    case 'invalid_type':
      return input === undefined
        ? { message: `${name} is missing`, remedy: `Add it here as ${article(issue.expected)}.` }
        : wrongKind(name, input, issue.expected)

    case 'invalid_value':
      return notAllowed(name, input, issue.values.map(String))

    case 'invalid_union': {
      const value = schemaAt(schema, root, path.slice(0, -1))?.value
      const variant = (value as Record<PropertyKey, unknown> | undefined)?.[path[path.length - 1]]
      return notAllowed(name, variant, unionValues(schema, root, path))
    }

    case 'too_small':
      return outOfBounds(name, issue, 'at least', issue.minimum)

    case 'too_big':
      return outOfBounds(name, issue, 'at most', issue.maximum)

    default:
      return {
        message: `${name}: ${issue.message}`,
        remedy:
          typeof input === 'object' && input !== null
            ? 'Correct this, or the fields beside it.'
            : `It is now ${JSON.stringify(input)}.`,
      }
  }
}

/** Describes a number, or the length of a list or text, that is out of bounds. */
function outOfBounds(
  name: string,
  { origin, input }: { origin: string; input?: unknown },
  bound: 'at least' | 'at most',
  limit: number | bigint
): Words {
  const extent = bound === 'at least' ? 'short' : 'long'
  if (origin === 'array') {
    const entries = limit === 1 ? 'entry' : 'entries'
    return {
      message: `the list ${name} is too ${extent}`,
      remedy: `Write ${bound} ${limit} ${entries}.`,
    }
  }
  if (origin === 'string') {
    const characters = limit === 1 ? 'character' : 'characters'
    const message = input === '' ? `${name} is empty` : `${name} is too ${extent}`
    return { message, remedy: `Write ${bound} ${limit} ${characters}.` }
  }
  return { message: `${name} is ${JSON.stringify(input)}`, remedy: `Write ${bound} ${limit}.` }
}

/** Describes a value that is missing or none of those allowed. */
function notAllowed(name: string, value: unknown, allowed: string[]): Words {
  const near = typeof value === 'string' ? didYouMean(value, allowed) : ''
  return {
    message: value === undefined ? `${name} is missing` : `${name} is ${JSON.stringify(value)}`,
    remedy: `${near}Use one of ${allowed.join(', ')}.`,
  }
}

export function wrongKind(name: string, value: unknown, expected: string): Words {
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

/** Names a type in words that editors know. */
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

/** Returns the discriminator values of a union, for example the block types. */
function unionValues(schema: z.ZodType, root: unknown, path: Path): string[] {
  const union = schemaAt(schema, root, path.slice(0, -1))?.schema
  if (!(union instanceof z.ZodDiscriminatedUnion)) return []
  const { discriminator, options } = union.def
  return (options as z.ZodObject[]).flatMap((option) => {
    const literal = option.shape[discriminator]
    return literal instanceof z.ZodLiteral ? [...literal.values].map(String) : []
  })
}
