import type { Locale } from '#shared/locales'
import { fetchTexts } from '~/ui/loading/fetchTexts'
import { retryableImport } from '~/ui/loading/retryableImport'

const importSignUp = retryableImport(() => import('~/newsletter/lazy/NewsletterSignUp'))

/** Loads the form of the newsletter with its texts, which are not among the props of the page. */
export async function loadSignUp(locale: Locale) {
  const [{ NewsletterSignUp }, texts] = await Promise.all([
    importSignUp(),
    fetchTexts(`/api/newsletter/texts/${locale}`, 'newsletter.form.email'),
  ])
  return { NewsletterSignUp, texts }
}
