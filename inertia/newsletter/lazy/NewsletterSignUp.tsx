import type { Messages } from '#shared/messages'
import { FetchedTexts } from '~/context/useText'
import { NewsletterForm } from '~/newsletter/form/NewsletterForm'

/** The newsletter's form with its texts, for pages that do not bring them. */
export function NewsletterSignUp({ texts }: { texts: Messages }) {
  return (
    <FetchedTexts value={texts}>
      <NewsletterForm />
    </FetchedTexts>
  )
}
