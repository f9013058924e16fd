import { memo, type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { ConcernProps, ContactAnswer } from '#contact/contact_page'
import type {
  ContactField,
  ContactForm as ContactRequest,
  ContactValues,
} from '#shared/forms/contact_form'
import { ContactConcern } from '~/contact/form/ContactConcern'
import { ContactFields } from '~/contact/form/ContactFields'
import { ContactSent } from '~/contact/form/ContactSent'
import { CONTACT_FIELDS, contactRules } from '~/contact/form/contactRules'
import { countryOptions } from '~/contact/form/countryOptions'
import { OptionalFields } from '~/contact/form/OptionalFields'
import { readSentRequest } from '~/contact/form/readSentRequest'
import { SendButton } from '~/contact/form/SendButton'
import { CONTACT_URL, useContactForm } from '~/contact/form/useContactForm'
import { useText } from '~/context/useText'
import { FailureMessage } from '~/forms/FailureMessage'
import { GuardFields } from '~/forms/GuardFields'
import { PolicyBox } from '~/forms/PolicyBox'
import { RequiredNote } from '~/forms/RequiredNote'
import { useFormToken } from '~/forms/useFormToken'
import { useFormTouched } from '~/forms/useFormTouched'
import { useZodForm } from '~/forms/useZodForm'

/**
 * The contact form (specification §2, §4 "Contact form"). Without JavaScript the browser posts it
 * and the server renders the page again. With it, the form is submitted in place, and its values
 * are preserved if that fails. After a success another request can be written, with the visitor's
 * details filled in. On paper, only what the request is about is shown.
 */
export function ContactForm(props: ContactFormProps) {
  const [next, setNext] = useState<{ number: number; answer?: ContactAnswer }>({ number: 0 })
  const writeAgain = ({ message: _message, data_policy: _consent, ...values }: ContactValues) =>
    setNext({
      number: next.number + 1,
      answer: { errors: {}, values, message: null, sent: null },
    })

  return (
    <ContactRequestForm
      key={next.number}
      {...props}
      {...next.answer}
      concern={next.number > 0 ? null : props.concern}
      isAnother={next.number > 0}
      onAgain={writeAgain}
    />
  )
}

/** The form for one request, and its confirmation after it has been sent. */
function ContactRequestForm(props: ContactRequestFormProps) {
  const t = useText()
  /** The same object at every rendering, so that `ContactFormParts` stays memoized. */
  const [labels] = useState(
    () =>
      Object.fromEntries(
        CONTACT_FIELDS.map((field) => [field, t(`contact.form.label.${field}`)])
      ) as Record<ContactField, string>
  )
  return <ContactFormParts {...props} labels={labels} form={useZodForm(contactRules, labels)} />
}

/** The form itself, memoized: react-hook-form renders `ContactRequestForm` twice. */
const ContactFormParts = memo(function ContactFormParts({
  form,
  labels,
  countries,
  countryCodes,
  answerTime,
  concern,
  isAnother,
  onAgain,
  ...answer
}: ContactRequestFormProps & {
  form: UseFormReturn<ContactRequest>
  labels: Record<ContactField, string>
}) {
  const t = useText()
  const element = useRef<HTMLFormElement>(null)
  const isTouched = useFormTouched(element)
  const { token, waitForMinimumAge } = useFormToken(isTouched)
  const options = useMemo(() => countryOptions(countries, countryCodes), [countries, countryCodes])
  const { submission, others, reason, send, removeConcern, ...parts } = useContactForm(
    element,
    form,
    labels,
    options,
    answer,
    concern,
    waitForMinimumAge
  )
  const { box } = parts

  const { setFocus } = form
  useEffect(() => {
    if (isAnother) setFocus('message')
  }, [isAnother, setFocus])

  if (submission.success || answer.sent) {
    return (
      <div data-sent="contact">
        <ContactSent
          sent={answer.sent ?? readSentRequest(submission.answer)}
          answerTime={answerTime}
          recent={submission.recentlySuccessful}
          focusOnAppear={answer.sent === null}
          focusOnLoad={answer.sent !== null}
          onAgain={() => onAgain({ ...answer.values, ...form.getValues() })}
        />
      </div>
    )
  }

  return (
    <form
      ref={element}
      method="post"
      action={CONTACT_URL}
      encType="multipart/form-data"
      tabIndex={-1}
      aria-label={t('contact.form.title')}
      onSubmit={send}
      data-printed={concern ? 'concern' : 'nothing'}
      className="grid gap-5"
    >
      <GuardFields token={token} />
      {concern && (
        <>
          {/* The Return key presses the first submit button, which otherwise is the one that removes the concern. */}
          <button
            type="submit"
            disabled={reason !== ''}
            tabIndex={-1}
            aria-hidden="true"
            className="sr-only"
          />
          <ContactConcern concern={concern} onRemove={removeConcern} />
        </>
      )}
      <div className="grid gap-5 print:hidden">
        <RequiredNote />
        <ContactFields {...parts} countries={options} />
        <OptionalFields {...parts} />
        <PolicyBox {...box('data_policy')} form="contact.form" hint={t('contact.form.retention')} />
        <div>
          <FailureMessage
            message={submission.message}
            details={others}
            focusOnLoad={answer.message !== null}
            focusOnAppear
            className="not-empty:mb-6"
          />
          <SendButton reason={reason} isBusy={submission.processing} isAnnounced={isTouched} />
        </div>
      </div>
    </form>
  )
})

type ContactFormProps = ContactAnswer & {
  /** The names of countries in the visitor's language. */
  countries: readonly string[]
  /** Their ISO codes in the same order, separated by spaces. */
  countryCodes: string
  /** How soon requests are usually answered. */
  answerTime?: ReactNode
  /** The concern of the first request. */
  concern: ConcernProps | null
}

type ContactRequestFormProps = ContactFormProps & {
  /** Whether the visitor has chosen to write another request. */
  isAnother: boolean
  /** Starts another request with the values of this one. */
  onAgain: (values: ContactValues) => void
}
