import { HONEYPOT_FIELD } from '#shared/form_guard'

/**
 * What stands in the field that people do not see. What the browser has put there is not the
 * visitor's, and no sign of a machine: it counts as empty.
 */
export function honeypotValue(form: HTMLFormElement): string {
  const field = form.elements.namedItem(HONEYPOT_FIELD)
  return field instanceof HTMLInputElement && !isAutofilled(field) ? field.value : ''
}

/** Browsers that do not know the selector throw. */
function isAutofilled(field: Element): boolean {
  try {
    return field.matches(':autofill')
  } catch {
    return false
  }
}
