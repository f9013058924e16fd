import { useMemo, useRef } from 'react'
import type { ContactAnswer } from '#contact/contact_page'
import { ContactFields } from '~/contact/form/ContactFields'
import { ContactWishes } from '~/contact/form/ContactWishes'
import { countryOptions } from '~/contact/form/countryOptions'
import { SendButton } from '~/contact/form/SendButton'
import { CONTACT_URL, useContactForm } from '~/contact/form/useContactForm'
import { useHydrated } from '~/context/useHydrated'
import { useText } from '~/context/useText'
import { FailureMessage } from '~/forms/FailureMessage'
import { TextArea } from '~/forms/fields/TextArea'
import { GuardFields } from '~/forms/GuardFields'
import { PolicyBox } from '~/forms/PolicyBox'
import { RequiredNote } from '~/forms/RequiredNote'
import { useFormToken } from '~/forms/useFormToken'
import { useHasBegun } from '~/forms/useHasBegun'
import { Notice } from '~/ui/Notice'

/**
 * The contact form (specification §2, §4 "Contact form"). Without JavaScript the browser posts it and
 * the server renders the page again; with it, the form is sent in place and keeps every word until
 * the server has it.
 */
export function ContactForm({ countries, countryCodes, ...answer }: ContactFormProps) {
  const t = useText()
  const form = useRef<HTMLFormElement>(null)
  const isHydrated = useHydrated()
  const hasBegun = useHasBegun(form)
  const { token, ripen } = useFormToken(hasBegun)
  const options = useMemo(() => countryOptions(countries, countryCodes), [countries, countryCodes])
  const { submission, others, reason, send, ...parts } = useContactForm(
    form,
    options,
    answer,
    ripen
  )
  const { field, box } = parts

  if (submission.success) return <Notice takesFocus>{t('contact.form.success')}</Notice>

  return (
    <form
      ref={form}
      method="post"
      action={CONTACT_URL}
      encType="multipart/form-data"
      aria-label={t('contact.form.title')}
      noValidate={isHydrated}
      onSubmit={send}
      className="grid gap-8"
    >
      <GuardFields token={token} />
      <RequiredNote />
      <ContactFields {...parts} countries={options} />
      <ContactWishes box={box} />
      <TextArea {...field('message')} />
      <PolicyBox {...box('data_policy')} form="contact.form" hint={t('contact.form.retention')} />
      <div>
        <FailureMessage
          message={submission.message}
          details={others}
          startsHere={answer.message !== null}
          takesFocus
          className="not-empty:mb-8"
        />
        <SendButton reason={reason} isBusy={submission.processing} isHeard={hasBegun} />
      </div>
    </form>
  )
}

type ContactFormProps = ContactAnswer & {
  /** The countries' names, in the visitor's language. */
  countries: readonly string[]
  /** Their ISO codes in the same order, separated by spaces. */
  countryCodes: string
}
