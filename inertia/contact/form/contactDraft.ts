import type { ContactForm } from '#shared/contact_form'
import { KEY_FIELD } from '#shared/form_guard'
import type { CountryOption } from '~/contact/form/countryOptions'
import type { Draft } from '~/forms/draft'

/**
 * Returns the values of a contact request to save as a draft. Consent to the data policy is
 * excluded, since it has to be given anew each time. The country is saved by its code, since its
 * name depends on the language. The idempotency key is saved, so that a request that is sent again
 * after a reload is stored once.
 */
export function toDraft(
  values: ContactForm,
  countries: readonly CountryOption[],
  key: string
): Draft {
  const { data_policy: _, ...kept } = values
  if (!Object.values(kept).some(Boolean)) return {}
  const country = countries.find(({ value }) => value === kept.country)?.code ?? ''
  return { ...kept, country, [KEY_FIELD]: key }
}

/**
 * Returns the values of a draft to restore.
 *
 * @param begun the message that a link to the form has prefilled; it is put before the draft's
 */
export function toValues(
  draft: Draft,
  countries: readonly CountryOption[],
  begun: string | boolean | undefined = ''
): Draft {
  const { [KEY_FIELD]: _, ...kept } = draft
  const country = countries.find(({ code }) => code === kept.country)?.value ?? ''
  return { ...kept, country, message: joined(String(begun), String(kept.message ?? '')) }
}

/** Joins both texts, unless the second contains the first. */
function joined(begun: string, written: string): string {
  if (begun === '' || written.includes(begun)) return written
  return written === '' ? begun : `${begun}\n\n${written}`
}
