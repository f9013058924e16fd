import { router } from '@inertiajs/react'
import { type FormEvent, type MouseEvent, type RefObject, useRef, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { ConcernProps, ContactAnswer } from '#contact/contact_page'
import { CONCERN_FIELD } from '#shared/concern'
import {
  type ContactField,
  type ContactForm,
  MIN_POSTCODE_LENGTH,
  SHOWN_ERRORS,
} from '#shared/forms/contact_form'
import { HONEYPOT_FIELD, KEY_FIELD } from '#shared/forms/form_guard'
import { ROUTES } from '#shared/routes'
import { toDraft, toValues } from '~/contact/form/contactDraft'
import { CHECKED } from '~/contact/form/contactRules'
import { type CountryOption, postcodeExample } from '~/contact/form/countryOptions'
import { invalidFields } from '~/contact/form/invalidFields'
import { useRoute } from '~/context/useRoute'
import { useText } from '~/context/useText'
import { saveDraft } from '~/forms/draft'
import { honeypotValue } from '~/forms/honeypot'
import { firstErrors } from '~/forms/postForm'
import { requestKey } from '~/forms/requestKey'
import { useAutofill } from '~/forms/useAutofill'
import { useDerivedText } from '~/forms/useDerivedText'
import { useDraft } from '~/forms/useDraft'
import { useFields } from '~/forms/useFields'
import { useNoValidate } from '~/forms/useNoValidate'
import { useSubmission } from '~/forms/useSubmission'

/** The URL that contact requests are posted to (specification §7). */
export const CONTACT_URL = '/contact/submit'

/**
 * The logic of the contact form (specification §2 "Contact form"): the props of its fields, why it
 * cannot be sent, and its submission.
 *
 * @param form the form of `useZodForm`, with `contactRules`
 * @param labels the labels of its fields
 * @param countries the options for the country
 * @param answer the server's response to a submission without JavaScript; empty on a first visit
 * @param concern what the request is about
 * @param waitForMinimumAge awaited before a request is sent
 */
export function useContactForm(
  element: RefObject<HTMLFormElement | null>,
  form: UseFormReturn<ContactForm>,
  labels: Record<ContactField, string>,
  countries: readonly CountryOption[],
  { errors, values, message, sent }: ContactAnswer,
  concern: ConcernProps | null,
  waitForMinimumAge: () => Promise<void>
) {
  const t = useText()
  const { href: path } = useRoute()(ROUTES.contact)
  /** One idempotency key for all attempts, so that a request that is sent twice is stored once. */
  const key = useRef('')
  /** The initial values of the fields: `values` changes with the concern. */
  const [initialValues] = useState(values)
  const submission = useSubmission<ContactField>(
    CONTACT_URL,
    { errors: firstErrors(errors), message: message ?? undefined },
    waitForMinimumAge
  )
  const { shown, others } = sortErrors(submission.errors)
  const { handleSubmit } = form
  const field = useFields(form, labels, { errors: shown, clearError: submission.clearError })
  useNoValidate(element)
  const reason = useDerivedText(form, reasonNotToSend)
  const country = useDerivedText(form, (entered) => entered.country)
  const postcodeHint = useDerivedText(form, hintAtPostcode)
  useAutofill(element, form)
  useDraft('contact', element, form, {
    toDraft: (entered) => toDraft(entered, countries, idempotencyKey(), concern?.query),
    toValues: (draft) => toValues(draft, countries, values.message),
    onRestore: (draft) => {
      key.current = String(draft[KEY_FIELD] ?? '')
      const about = String(draft[CONCERN_FIELD] ?? '')
      if (!concern && about) showConcern(path, about)
    },
    /** A message that a link has prefilled is overwritten by one that contains both. */
    mayOverwrite: (name, present) => !present || (name === 'message' && present === values.message),
    isAnswered: message !== null || sent !== null,
    isSent: submission.success,
  })

  function idempotencyKey(): string {
    key.current ||= requestKey()
    return key.current
  }

  /** Lists fields by their labels. No line ends after the first letter of "E-Mail". */
  function joinLabels(fields: ContactField[]): string {
    return fields.map((name) => labels[name].replace(/^.-/, '$&\u2060')).join(', ')
  }

  /** Returns why the form cannot be sent; empty if it can. */
  function reasonNotToSend(entered: ContactForm): string {
    const { missing, wrong } = invalidFields(entered)
    return [
      missing.length > 0 && t('contact.form.missing', { fields: joinLabels(missing) }),
      wrong.length > 0 && t('contact.form.check', { fields: joinLabels(wrong) }),
      [...missing, ...wrong].includes('zip') && hintAtPostcode(entered),
    ]
      .filter(Boolean)
      .join(' ')
  }

  /**
   * Returns how to write the postcode of a country whose postcodes are too short, and, while no
   * country is chosen, a postcode that is too short; empty in all other cases.
   */
  function hintAtPostcode(entered: ContactForm): string {
    const chosen = countries.find(({ value }) => value === entered.country)?.code
    const example = postcodeExample(chosen ?? (isShortPostcode(entered.zip) ? 'AT' : undefined))
    return example ? t('contact.form.zip_hint', { example }) : ''
  }

  /**
   * Returns the props of the postcode's field. It stands before the country: until a country is
   * chosen, a postcode that is too short has the hint instead of an error.
   */
  function postcode() {
    const zip = fieldWithValue('zip')
    if (country || !postcodeHint) return { ...zip, hint: postcodeHint }
    return { ...zip, hint: zip.error && postcodeHint, error: shown.zip }
  }

  function fieldWithValue(name: ContactField) {
    return { ...field(name), defaultValue: toText(initialValues[name]) }
  }

  /** Removes what the request is about, its draft included, and the message if it is only that. */
  function removeConcern(event: MouseEvent) {
    event.preventDefault()
    if (form.getValues('message') === values.message) form.setValue('message', '')
    saveDraft('contact', toDraft(form.getValues(), countries, idempotencyKey()))
    element.current?.focus({ preventScroll: true })
    showConcern(path, '')
  }

  function send(event: FormEvent<HTMLFormElement>) {
    const body = new FormData(event.currentTarget)
    body.set(KEY_FIELD, idempotencyKey())
    body.set(HONEYPOT_FIELD, honeypotValue(event.currentTarget))
    const submit = handleSubmit(async (entered) => {
      for (const [name, value] of Object.entries(entered)) body.set(name, String(value))
      await submission.submit(body)
    })
    void submit(event)
  }

  return {
    submission,
    /** Errors of fields that do not show them themselves. */
    others,
    reason,
    send,
    removeConcern,
    field: fieldWithValue,
    postcode,
    box: (name: ContactField) => ({
      ...field(name),
      value: CHECKED,
      defaultChecked: toText(initialValues[name]) === CHECKED,
    }),
  }
}

/**
 * Reloads what a request is about, in the language of the page, and the message that goes with it.
 * `meta` has the query string for the links to other languages.
 *
 * @param path the contact page; the form may be shown at another address, as the answer to a request
 * @param query the URL parameters that name it; empty for nothing
 */
function showConcern(path: string, query: string) {
  router.get(
    path + (query && `?${query}`),
    {},
    {
      only: ['concern', 'values', 'meta'],
      replace: true,
      preserveState: true,
      preserveScroll: true,
    }
  )
}

/** Functions that return the props of a field. */
export type ContactFieldProps = Pick<
  ReturnType<typeof useContactForm>,
  'field' | 'box' | 'postcode'
>

type Errors = Partial<Record<ContactField, string>>

/** Separates the errors that are shown below their fields from the others. */
function sortErrors(errors: Errors): { shown: Errors; others: string[] } {
  const entries = Object.entries(errors)
  return {
    shown: Object.fromEntries(entries.filter(([field]) => isShown(field))),
    others: entries.filter(([field]) => !isShown(field)).map(([, error]) => error),
  }
}

function isShown(field: string): boolean {
  return SHOWN_ERRORS.some((each) => each === field)
}

/** Whether a postcode is too short; it is undefined once the form is replaced by its confirmation. */
function isShortPostcode(zip: string | undefined): boolean {
  const { length } = zip?.trim() ?? ''
  return length > 0 && length < MIN_POSTCODE_LENGTH
}

function toText(value: string | boolean | undefined): string | undefined {
  return value === undefined ? undefined : String(value)
}
