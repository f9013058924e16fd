import { type ComponentType, useState } from 'react'
import type { Locale } from '#shared/locales'
import type { Messages } from '#shared/messages'
import { useShared } from '~/context/useShared'
import { fetchTexts } from '~/ui/fetchTexts'
import { importAgain } from '~/ui/importAgain'

/** What came of fetching the newsletter's form in a language. */
type SignUp = {
  locale: Locale
  /** The form, and its texts; missing if they could not be had. */
  Form?: ComponentType<{ texts: Messages }>
  texts?: Messages
}

const importSignUp = importAgain(() => import('~/newsletter/lazy/NewsletterSignUp'))

/**
 * The newsletter's form, fetched on demand: it is no part of a page's first load. Undefined until it
 * is known whether it can be had.
 */
export function useSignUp(): { signUp: SignUp | undefined; fetchSignUp: () => void } {
  const { locale } = useShared()
  const [signUp, setSignUp] = useState<SignUp>()
  const current = signUp?.locale === locale ? signUp : undefined

  function fetchSignUp() {
    if (current?.Form) return
    const texts = fetchTexts(`/api/newsletter/texts/${locale}`, 'newsletter.form.email')
    Promise.all([importSignUp(), texts]).then(
      ([{ NewsletterSignUp }, texts]) => setSignUp({ locale, Form: NewsletterSignUp, texts }),
      () => setSignUp({ locale })
    )
  }

  return { signUp: current, fetchSignUp }
}
