import { useRef } from 'react'
import { ROUTES } from '#shared/routes'
import { ContactCard } from '~/contact/ContactCard'
import type { ContactFetch } from '~/contact/useContact'
import { useText } from '~/context/useText'
import { Button } from '~/ui/Button'

/** What came of asking for a contact person: the person, nothing yet, or a message and ways on. */
export function ContactAnswer({ contact, loading, error, retry }: ContactAnswerProps) {
  const t = useText()
  const status = useRef<HTMLOutputElement>(null)

  /** The button leaves with the message: the focus stays where the next answer is told. */
  function askAgain() {
    status.current?.focus()
    retry?.()
  }

  return (
    <>
      {contact && <ContactCard contact={contact} grey />}
      <output ref={status} tabIndex={-1} className="measure block">
        {loading && <span className="text-steel">{t('contact.person.loading')}</span>}
        {error}
      </output>
      {error && retry && (
        <div className="mt-6">
          <Button onClick={askAgain}>{t('contact.person.retry')}</Button>
        </div>
      )}
      {error && <ToContactPage />}
    </>
  )
}

type ContactAnswerProps = Omit<ContactFetch, 'retry'> & Partial<Pick<ContactFetch, 'retry'>>

/** The way to everybody else. */
export function ToContactPage() {
  const t = useText()
  return (
    <p className="mt-6">
      <Button route={ROUTES.contact} variant="outline">
        {t('contact.person.link')}
      </Button>
    </p>
  )
}
