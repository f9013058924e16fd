import { CONCERN_FIELD } from '#shared/concern'
import type { ContactForm } from '#shared/forms/contact_form'
import { KEY_FIELD } from '#shared/forms/form_guard'
import type { CountryOption } from '~/contact/form/countryOptions'
import type { Draft } from '~/forms/draft'

/**
 * Returns the values of a contact request to save as a draft. Consent to the data policy is
 * excluded, since it has to be given anew each time. The country is saved by its code, since its
 * name depends on the language. The idempotency key is saved, so that a request that is sent again
 * after a reload is stored once.
 *
 * @param concern the URL parameters of what the request is about
 */
export function toDraft(
  values: ContactForm,
  countries: readonly CountryOption[],
  key: string,
  concern = ''
): Draft {
  const { data_policy: _, ...fields } = values
  if (!Object.values(fields).some(Boolean)) return {}
  const country = countries.find(({ value }) => value === fields.country)?.code ?? ''
  return { ...fields, country, [KEY_FIELD]: key, [CONCERN_FIELD]: concern }
}

/**
 * Returns the values of a draft to restore.
 *
 * @param prefilled the message that a link to the form has prefilled; it precedes the draft's
 */
export function toValues(
  draft: Draft,
  countries: readonly CountryOption[],
  prefilled: string | boolean | undefined = ''
): Draft {
  const { [KEY_FIELD]: _, [CONCERN_FIELD]: _concern, ...fields } = draft
  const country = countries.find(({ code }) => code === fields.country)?.value ?? ''
  return { ...fields, country, message: join(String(prefilled), String(fields.message ?? '')) }
}

/** Joins two texts, unless the second contains the first. */
function join(first: string, second: string): string {
  if (first === '' || second.includes(first)) return second
  return second === '' ? first : `${first}\n\n${second}`
}
