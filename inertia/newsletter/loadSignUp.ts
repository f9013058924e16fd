import type { Locale } from '#shared/locales'
import { fetchTexts } from '~/ui/fetchTexts'
import { retryableImport } from '~/ui/retryableImport'

const importSignUp = retryableImport(() => import('~/newsletter/lazy/NewsletterSignUp'))

/** Loads the newsletter's form with its texts, which pages do not bring. */
export async function loadSignUp(locale: Locale) {
  const [{ NewsletterSignUp }, texts] = await Promise.all([
    importSignUp(),
    fetchTexts(`/api/newsletter/texts/${locale}`, 'newsletter.form.email'),
  ])
  return { NewsletterSignUp, texts }
}
