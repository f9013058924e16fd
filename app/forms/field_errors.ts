import type { z } from 'zod'
import type { FieldErrors } from '#forms/form_exception'
import { invalidText } from '#shared/invalid_text'
import type { Locale } from '#shared/locales'
import type { TextKey } from '#shared/messages'
import { translate } from '#texts/translate'

/**
 * What is wrong with a form's fields, in words.
 *
 * @param labelOf the interface text that is a field's label
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

/** Whether a box was ticked: forms send words, scripts send booleans. */
export function isTicked(value: unknown): boolean {
  return value === true || value === 'true' || value === 'on' || value === '1'
}
