import type { Messages } from '#shared/messages'
import { LaterMessages } from '~/context/useMessages'
import { NewsletterForm } from '~/newsletter/form/NewsletterForm'

/** The newsletter's form with its texts, on a page that has neither. */
export function NewsletterSignUp({ messages }: { messages: Messages }) {
  return (
    <LaterMessages value={messages}>
      <NewsletterForm />
    </LaterMessages>
  )
}
