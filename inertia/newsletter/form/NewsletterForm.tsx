import { useRef } from 'react'
import type { NewsletterAnswer } from '#newsletter/newsletter_page'
import { NEWSLETTER_URL, RETURN_FIELD } from '#shared/forms/newsletter_form'
import { useShared } from '~/context/useShared'
import { useText } from '~/context/useText'
import { FailureMessage } from '~/forms/FailureMessage'
import { EmailField } from '~/forms/fields/EmailField'
import { GuardFields } from '~/forms/GuardFields'
import { PolicyBox } from '~/forms/PolicyBox'
import { RequiredNote } from '~/forms/RequiredNote'
import { SubscribeButton } from '~/newsletter/form/SubscribeButton'
import { useNewsletterForm } from '~/newsletter/form/useNewsletterForm'
import { Notice } from '~/ui/Notice'

/**
 * The form of the newsletter (specification §2 "Footer", §4 "Newsletter"), in the footer's modal
 * and on the sign-up page. Without JavaScript the browser posts it and the server redirects to the
 * page. A success message replaces the form for a while.
 */
export function NewsletterForm(answer: Partial<NewsletterAnswer>) {
  const t = useText()
  const { locale, localize } = useShared()
  const form = useRef<HTMLFormElement>(null)
  const success = useRef<HTMLDivElement>(null)
  const { submission, failed, isReady, send, field } = useNewsletterForm(form, answer, success)
  const { email, data_policy } = answer.values ?? {}

  return (
    <>
      <div ref={success} tabIndex={-1}>
        {submission.success && (
          <Notice recent={submission.recentlySuccessful}>{t('newsletter.success')}</Notice>
        )}
      </div>
      <form
        ref={form}
        method="post"
        action={NEWSLETTER_URL}
        aria-label={t('newsletter.form.title')}
        onSubmit={send}
        hidden={submission.success}
      >
        <GuardFields token="" />
        <input type="hidden" name={RETURN_FIELD} value={localize[locale] ?? ''} />
        <FailureMessage
          message={failed ? t('newsletter.fail') : undefined}
          focusOnLoad={answer.message != null}
          className="not-empty:mb-6"
        />
        <div className="grid gap-6">
          <RequiredNote />
          <EmailField {...field('email')} defaultValue={email} required maxLength={254} />
          <PolicyBox
            {...field('data_policy')}
            form="newsletter.form"
            defaultChecked={data_policy}
          />
          <SubscribeButton isReady={isReady} isBusy={submission.processing} />
        </div>
      </form>
    </>
  )
}
