import { type FormEvent, type RefObject, useEffect } from 'react'
import type { NewsletterAnswer } from '#newsletter/newsletter_page'
import { HONEYPOT_FIELD, LOCALE_FIELD } from '#shared/forms/form_guard'
import {
  NEWSLETTER_URL,
  type NewsletterField,
  newsletterFormSchema,
  RETURN_FIELD,
} from '#shared/forms/newsletter_form'
import { useShared } from '~/context/useShared'
import { useText } from '~/context/useText'
import { honeypotValue } from '~/forms/honeypot'
import { firstErrors } from '~/forms/postForm'
import { useAutofill } from '~/forms/useAutofill'
import { useDerivedText } from '~/forms/useDerivedText'
import { useDraft } from '~/forms/useDraft'
import { useFields } from '~/forms/useFields'
import { useNoValidate } from '~/forms/useNoValidate'
import { useSubmission } from '~/forms/useSubmission'
import { useZodForm } from '~/forms/useZodForm'

/** How long a success is shown (specification §9 "Newsletter success message"), in milliseconds. */
const SHOWN_FOR = 5000

/**
 * The logic of the newsletter's form (specification §4 "Newsletter"). The server's message is shown
 * as error of the e-mail address, and a success disappears after a while. Fields are validated on
 * submission: an error on blur would move the checkbox away from the pointer.
 *
 * @param answer the server's response to a submission without JavaScript
 * @param success the element that gets the focus after a success
 */
export function useNewsletterForm(
  element: RefObject<HTMLFormElement | null>,
  { errors, message }: Partial<NewsletterAnswer>,
  success: RefObject<HTMLElement | null>
) {
  const t = useText()
  const { locale } = useShared()
  const submission = useSubmission<NewsletterField>(NEWSLETTER_URL, {
    errors: firstErrors(errors),
    message: message ?? undefined,
  })
  const labels = { email: t('newsletter.form.email'), data_policy: '' }
  const fieldErrors = { email: generalMessage(submission), ...submission.errors }
  const form = useZodForm(newsletterFormSchema, labels, 'onSubmit')
  const { handleSubmit, reset, setFocus } = form
  const field = useFields(form, labels, { errors: fieldErrors, clearError: clearFailure })
  useNoValidate(element)
  useAutofill(element, form)
  useDraft('newsletter', element, form, {
    toDraft: (entered) => ({ email: entered.email }),
    toValues: (draft) => draft,
    isAnswered: message != null,
    isSent: submission.success,
  })
  const isReady = useDerivedText(form, ({ data_policy }) => String(data_policy)) === 'true'

  const { success: isDone, reset: resetSubmission } = submission
  useEffect(() => {
    if (!isDone) return
    const timer = setTimeout(resetSubmission, SHOWN_FOR)
    return () => clearTimeout(timer)
  }, [isDone, resetSubmission])

  /** Clears the server's message when the e-mail address changes. */
  function clearFailure(name: NewsletterField) {
    if (name === 'email' && submission.message !== undefined) submission.reset()
  }

  function send(event: FormEvent<HTMLFormElement>) {
    const honeypot = honeypotValue(event.currentTarget)
    const submit = handleSubmit(async ({ email }) => {
      const body = {
        email,
        [RETURN_FIELD]: location.href,
        [LOCALE_FIELD]: locale,
        [HONEYPOT_FIELD]: honeypot,
      }
      if (!(await submission.submit(body))) return setFocus('email')
      reset()
      success.current?.focus()
    })
    void submit(event)
  }

  return { submission, failed: submission.message !== undefined, isReady, send, field }
}

/**
 * Returns the server's message if there are no errors of fields; it is shown at the e-mail address
 * (§8).
 */
function generalMessage({ message, errors }: { message?: string; errors: object }) {
  return Object.keys(errors).length === 0 ? message : undefined
}
