import type { z } from 'zod'
import type { FieldErrors } from '#forms/form_exception'
import { invalidText } from '#shared/invalid_text'
import type { Locale } from '#shared/locales'
import type { TextKey } from '#shared/messages'
import { translate } from '#texts/translate'

/**
 * Error messages by field.
 *
 * @param labelOf the key of a field's label
 */
export function fieldErrors(
  issues: readonly z.core.$ZodIssue[],
  locale: Locale,
  labelOf: (field: string) => TextKey
): FieldErrors {
  const errors: FieldErrors = {}
  for (const issue of issues) {
    const field = String(issue.path[0])
    const { key, args } = invalidText(issue)
    const error = translate(locale, key, { ...args, label: translate(locale, labelOf(field)) })
    errors[field] = [...(errors[field] ?? []), error]
  }
  return errors
}

/** Whether a checkbox is checked: forms send strings, scripts send booleans. */
export function isTicked(value: unknown): boolean {
  return value === true || value === 'true' || value === 'on' || value === '1'
}
