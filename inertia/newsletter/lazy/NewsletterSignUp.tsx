import type { Messages } from '#shared/messages'
import { FetchedTexts } from '~/context/useText'
import { NewsletterForm } from '~/newsletter/form/NewsletterForm'

/** The form of the newsletter with its texts, for pages without these among their props. */
export function NewsletterSignUp({ texts }: { texts: Messages }) {
  return (
    <FetchedTexts value={texts}>
      <NewsletterForm />
    </FetchedTexts>
  )
}
