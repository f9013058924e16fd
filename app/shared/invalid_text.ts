import type { TextKey } from './messages.js'

/** What zod says of a value it would not have, as far as we tell visitors. */
type Issue = {
  code?: string
  origin?: string
  format?: string
  minimum?: unknown
  maximum?: unknown
  input?: unknown
  path?: readonly PropertyKey[]
}

/**
 * The text for what is wrong with a field's value, without the field's label. A postcode has at
 * least five characters (specification §5); those of several countries are shorter.
 */
export function invalidText(issue: Issue): {
  key: TextKey
  args: Record<string, number>
} {
  const { code, input, origin, format, path } = issue
  const isMissing = input === undefined || input === null || input === ''
  if (isMissing) return { key: 'forms.invalid.missing', args: {} }
  if (code === 'too_small' && path?.[0] === 'zip') {
    return { key: 'forms.invalid.postal_code', args: {} }
  }
  if (code === 'too_small' && origin === 'string') {
    return { key: 'forms.invalid.too_short', args: { minimum: Number(issue.minimum) } }
  }
  if (code === 'too_big' && origin === 'string') {
    return { key: 'forms.invalid.too_long', args: { maximum: Number(issue.maximum) } }
  }
  if (format === 'email') return { key: 'forms.invalid.email', args: {} }
  if (input === false) return { key: 'forms.invalid.unticked', args: {} }
  return { key: 'forms.invalid.other', args: {} }
}
