import type { ZodMiniType } from 'zod/mini'
import type { FieldErrors } from '#forms/form_exception'
import { invalidText } from '#shared/invalid_text'
import type { Locale } from '#shared/locales'
import type { TextKey } from '#shared/messages'
import { translate } from '#texts/translate'

/** The valid form, or error messages by field in the visitor's language. */
type ParsedForm<Form> =
  | { form: Form; errors?: undefined }
  | { form?: undefined; errors: FieldErrors }

/**
 * Validates the values of a form.
 *
 * @param labelOf returns the key of a field's label, which error messages contain
 */
export function parseForm<Form extends object>(
  schema: ZodMiniType<Form>,
  values: object,
  locale: Locale,
  labelOf: (field: keyof Form) => TextKey
): ParsedForm<Form> {
  const result = schema.safeParse(values, { reportInput: true })
  if (result.success) return { form: result.data }
  const errors: FieldErrors = {}
  for (const issue of result.error.issues) {
    const field = String(issue.path[0])
    const { key, args } = invalidText(issue)
    const label = translate(locale, labelOf(field as keyof Form))
    const error = translate(locale, key, { ...args, label })
    errors[field] = [...(errors[field] ?? []), error]
  }
  return { errors }
}

/** Whether a checkbox is checked: forms send strings, scripts send booleans. */
export function isChecked(value: unknown): boolean {
  return value === true || value === 'true' || value === 'on' || value === '1'
}
