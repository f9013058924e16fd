import type { Locale } from '#shared/locales'
import { NewsletterForm } from '~/newsletter/form/NewsletterForm'
import { withFetchedTexts } from '~/ui/loading/withFetchedTexts'

/**
 * Returns the form of the newsletter with its texts, which are not among the props of the page.
 *
 * @throws an error if the texts cannot be loaded
 */
export async function openSignUp(locale: Locale) {
  const address = `/api/newsletter/texts/${locale}`
  return { SignUp: await withFetchedTexts(NewsletterForm, address, 'newsletter.form.email') }
}
