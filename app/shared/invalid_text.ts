import type { TextKey } from './messages.js'

/** The part of a zod issue that is shown to visitors. */
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
 * The error message for a field, without its label. Postcodes have a message of their own, because
 * those of several countries are shorter than the minimum (specification §5).
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
