import { appUrl } from '#config/app'
import { contactRecipient } from '#config/mail'
import { contactDetails } from '#contact/contact_details'
import type { RequestFields } from '#contact/contact_request'
import { composeMail, type Fact } from '#outbox/compose_mail'
import type { Mail } from '#outbox/mail'
import { type ContactForm, WISHES } from '#shared/forms/contact_form'
import { DEFAULT_LOCALE, type Locale } from '#shared/locales'
import { languageNames, regionNames } from '#texts/names'
import { translate } from '#texts/translate'

/** The fields that the visitor has filled in. */
type EnteredRequest = Omit<ContactForm, 'data_policy'> &
  Pick<RequestFields, 'concern' | 'country_code'>

/** The text fields in the order of the mail. Empty fields are omitted. */
const TEXT_FIELDS = [
  'name',
  'department',
  'company',
  'sector',
  'street',
  'zip',
  'city',
  'country',
  'phone',
  'email',
  'origin',
] as const

/** Composes the company's mail about a request, in its language. Replies go to the visitor. */
export async function requestMail(request: RequestFields): Promise<Mail> {
  const { code, name, company, email, message, is_suspected } = request
  const subject = translate(DEFAULT_LOCALE, 'mails.contact_request.subject', { company, code })
  const mark = is_suspected
    ? `${translate(DEFAULT_LOCALE, 'mails.contact_request.suspected')} `
    : ''
  return {
    kind: 'contact_request',
    about: code,
    to: contactRecipient,
    replyTo: { name, address: email },
    subject: mark + subject,
    ...(await composeMail({
      locale: DEFAULT_LOCALE,
      heading: subject,
      preview: message.slice(0, 120) || name,
      paragraphs: is_suspected
        ? [translate(DEFAULT_LOCALE, 'mails.contact_request.why_suspected')]
        : [],
      facts: factsOf(request),
      quote: message,
    })),
  }
}

/**
 * Composes the visitor's receipt, with the concern and the company's contact details. It contains no
 * text of the form, so that nobody can send text to a third party by entering their address.
 *
 * @param request its concern in the visitor's language
 */
export async function receiptMail(request: RequestFields): Promise<Mail> {
  const { code, email, locale, concern } = request
  const t = (key: 'subject' | 'thanks' | 'next' | 'code' | 'not_you') =>
    translate(locale, `mails.contact_receipt.${key}`)
  return {
    kind: 'contact_receipt',
    about: code,
    to: { name: '', address: email },
    replyTo: contactRecipient,
    subject: t('subject'),
    headers: { 'Auto-Submitted': 'auto-replied' },
    ...(await composeMail({
      locale,
      heading: t('subject'),
      preview: t('thanks'),
      paragraphs: [t('thanks'), t('next')],
      facts: [
        { label: t('code'), value: code },
        { label: translate(locale, 'mails.contact_request.concern'), value: concern },
        {
          label: translate(locale, 'mails.contact_request.wishes'),
          value: wishesOf(request, locale),
        },
        ...(await contactDetails(locale)),
      ].filter(({ value }) => value !== ''),
      notes: [t('not_you'), appUrl],
    })),
  }
}

/** An accepted request as shown on the page, in the visitor's language. */
export type SentRequest = {
  /** The code by which visitor and staff refer to the request. Mails contain it as well. */
  code: { label: string; value: string }
  /** The entered values by field label, without the message. */
  facts: Fact[]
  message: string
  next: string
}

/** Returns the confirmation of an accepted request. */
export function sentRequest(
  code: string,
  form: ContactForm & Pick<RequestFields, 'concern'>,
  locale: Locale
): SentRequest {
  return {
    code: { label: translate(locale, 'mails.contact_receipt.code'), value: code },
    facts: enteredFacts({ ...form, country_code: null }, locale),
    message: form.message,
    next: translate(locale, 'mails.contact_receipt.next'),
  }
}

/** Returns the request by field label, with words instead of codes. */
export function factsOf(request: RequestFields): Fact[] {
  const locale = DEFAULT_LOCALE
  return [
    { label: translate(locale, 'mails.contact_request.code'), value: request.code },
    ...enteredFacts(request, locale),
    {
      label: translate(locale, 'mails.contact_request.language'),
      value: languageNames(locale).of(request.locale) ?? request.locale,
    },
  ]
}

/** Returns the entered values by field label. */
function enteredFacts(request: EnteredRequest, locale: Locale): Fact[] {
  const { sector, origin, country, country_code } = request
  const words = {
    country: country_code ? regionNames(locale).of(country_code) : country,
    sector: sector && translate(locale, `contact.form.sector.${sector}`),
    origin: origin && translate(locale, `contact.form.origin.${origin}`),
  }
  const facts = [
    { label: translate(locale, 'mails.contact_request.concern'), value: request.concern },
    ...TEXT_FIELDS.map((field) => ({
      label: translate(locale, `contact.form.label.${field}`),
      value: { ...request, ...words }[field],
    })),
    { label: translate(locale, 'mails.contact_request.wishes'), value: wishesOf(request, locale) },
  ]
  return facts.filter((fact): fact is Fact => Boolean(fact.value))
}

/** Returns the preferred ways of contact. */
function wishesOf(request: Pick<RequestFields, (typeof WISHES)[number]>, locale: Locale): string {
  return WISHES.filter((wish) => request[wish])
    .map((wish) => translate(locale, `contact.form.label.${wish}`))
    .join(', ')
}
