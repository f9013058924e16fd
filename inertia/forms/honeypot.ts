import { HONEYPOT_FIELD } from '#shared/forms/form_guard'

/**
 * Returns the value of the honeypot field. An autofilled value does not identify a bot, and counts
 * as empty.
 */
export function honeypotValue(form: HTMLFormElement): string {
  const field = form.elements.namedItem(HONEYPOT_FIELD)
  return field instanceof HTMLInputElement && !isAutofilled(field) ? field.value : ''
}

/** Browsers that do not support the selector throw. */
function isAutofilled(field: Element): boolean {
  try {
    return field.matches(':autofill')
  } catch {
    return false
  }
}
