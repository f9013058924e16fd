import { type FormEvent, useRef, useState } from 'react'
import type { ContactAnswer } from '#contact/contact_page'
import { type ContactField, type ContactForm, SHOWN_ERRORS } from '#shared/contact_form'
import { KEY_FIELD } from '#shared/form_guard'
import { CONTACT_FIELDS, contactRules, TICKED } from '~/contact/form/contactRules'
import { openFields } from '~/contact/form/openFields'
import { useText } from '~/context/useText'
import { firstErrors } from '~/forms/postForm'
import { requestKey } from '~/forms/requestKey'
import { useFormText } from '~/forms/useFormText'
import { useSubmission } from '~/forms/useSubmission'
import { useZodForm } from '~/forms/useZodForm'

/** Where contact requests go (specification §7). */
export const CONTACT_URL = '/contact/submit'

/**
 * The working of the contact form (specification §2 "Contact form"): its fields with their rules and
 * values, what keeps it from being sent, and its sending.
 *
 * @param answer what the server says to an attempt without JavaScript; nothing on a first visit
 */
export function useContactForm({ errors, values, message }: ContactAnswer) {
  const t = useText()
  const failure = useRef<HTMLDivElement>(null)
  /** One for all attempts: what was sent twice is one request. */
  const [key] = useState(requestKey)
  const labels = Object.fromEntries(
    CONTACT_FIELDS.map((field) => [field, t(`contact.form.label.${field}`)])
  ) as Record<ContactField, string>

  const submission = useSubmission<ContactField>(CONTACT_URL, {
    errors: firstErrors(errors),
    message: message ?? undefined,
  })
  const { shown, others } = sortErrors(submission.errors)
  const { handleSubmit, setFocus, field, ...form } = useZodForm(contactRules, labels, shown)
  const reason = useFormText(form, reasonToWait)

  function listed(fields: ContactField[]): string {
    return fields.map((name) => labels[name]).join(', ')
  }

  /** What keeps the form from being sent, in words; empty when nothing does. */
  function reasonToWait(entered: ContactForm): string {
    const { missing, wrong } = openFields(entered)
    return [
      missing.length > 0 && t('contact.form.missing', { fields: listed(missing) }),
      wrong.length > 0 && t('contact.form.check', { fields: listed(wrong) }),
    ]
      .filter(Boolean)
      .join(' ')
  }

  function send(event: FormEvent<HTMLFormElement>) {
    const body = new FormData(event.currentTarget)
    body.set(KEY_FIELD, key)
    const submit = handleSubmit(async (entered) => {
      for (const [name, value] of Object.entries(entered)) body.set(name, String(value))
      if (!(await submission.submit(body))) beginWhereItFailed()
    })
    void submit(event)
  }

  /** The focus goes to the first field that the server complains of, else to what it says. */
  function beginWhereItFailed() {
    const complaints = sortErrors(submission.getState().errors).shown
    const first = CONTACT_FIELDS.find((name) => name in complaints)
    if (first) setFocus(first)
    else failure.current?.focus()
  }

  return {
    submission,
    failure,
    /** What is wrong with fields that do not say so themselves. */
    others,
    reason,
    send,
    field: (name: ContactField) => ({ ...field(name), defaultValue: toText(values[name]) }),
    box: (name: ContactField) => ({
      ...field(name),
      value: TICKED,
      defaultChecked: toText(values[name]) === TICKED,
    }),
  }
}

/** How the parts of the form get the props of their fields. */
export type ContactFieldProps = Pick<ReturnType<typeof useContactForm>, 'field' | 'box'>

type Errors = Partial<Record<ContactField, string>>

/** Tells the errors that are shown beneath their fields from the others. */
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

function toText(value: string | boolean | undefined): string | undefined {
  return value === undefined ? undefined : String(value)
}
