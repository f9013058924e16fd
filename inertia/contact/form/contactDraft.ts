import type { ContactForm } from '#shared/contact_form'
import { KEY_FIELD } from '#shared/form_guard'
import type { CountryOption } from '~/contact/form/countryOptions'
import type { Draft } from '~/forms/draft'

/**
 * What is kept of a begun contact request: everything but the confirmation of the data policy, which
 * is given anew each time. A country is kept by its code, because its name changes with the language;
 * the request's key, because what has been sent already and is sent again is one request.
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
 * What of a draft goes into the fields, on a page with these countries.
 *
 * @param begun the message that a link to the form has begun: it comes before what was written
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

/** Both texts, each once. */
function joined(begun: string, written: string): string {
  if (begun === '' || written.includes(begun)) return written
  return written === '' ? begun : `${begun}\n\n${written}`
}
