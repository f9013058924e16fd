import type { Messages } from '#shared/messages'
import { NewsletterForm } from '~/forms/newsletter/NewsletterForm'
import { LaterMessages } from '~/hooks/useMessages'

/** The newsletter's form with its texts, on a page that has neither. */
export function NewsletterSignUp({ messages }: { messages: Messages }) {
  return (
    <LaterMessages value={messages}>
      <NewsletterForm />
    </LaterMessages>
  )
}
