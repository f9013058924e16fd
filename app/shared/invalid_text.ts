import type { TextKey } from '#shared/messages'

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
 * Returns the key and arguments of a field's error message. Postcodes have their own message, because
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
