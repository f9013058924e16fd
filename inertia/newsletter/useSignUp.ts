import { type ComponentType, useState } from 'react'
import type { Locale } from '#shared/locales'
import type { Messages } from '#shared/messages'
import { useShared } from '~/context/useShared'
import { fetchTexts } from '~/ui/fetchTexts'
import { retryableImport } from '~/ui/retryableImport'

/** What has come of fetching the newsletter's form in a language. */
type SignUp = { locale: Locale } & (
  | { state: 'loading' | 'failed' }
  | { state: 'loaded'; Form: ComponentType<{ texts: Messages }>; texts: Messages }
)

const importSignUp = retryableImport(() => import('~/newsletter/lazy/NewsletterSignUp'))

/**
 * The newsletter's form, fetched on demand: it is no part of a page's first load. Undefined until it
 * is asked for. After a failure, of the form itself too, one may ask again.
 */
export function useSignUp(): {
  signUp: SignUp | undefined
  fetchSignUp: () => void
  fail: () => void
} {
  const { locale } = useShared()
  const [signUp, setSignUp] = useState<SignUp>()
  const current = signUp?.locale === locale ? signUp : undefined

  function fetchSignUp() {
    if (current && current.state !== 'failed') return
    setSignUp({ locale, state: 'loading' })
    /** Who has changed the language meanwhile waits for another form. */
    const finish = (end: SignUp) => setSignUp((now) => (now?.locale === locale ? end : now))
    Promise.all([
      importSignUp(),
      fetchTexts(`/api/newsletter/texts/${locale}`, 'newsletter.form.email'),
    ]).then(
      ([{ NewsletterSignUp }, texts]) =>
        finish({ locale, state: 'loaded', Form: NewsletterSignUp, texts }),
      () => finish({ locale, state: 'failed' })
    )
  }

  return { signUp: current, fetchSignUp, fail: () => setSignUp({ locale, state: 'failed' }) }
}
