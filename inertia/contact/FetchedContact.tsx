import { ROUTES } from '#shared/routes'
import type { ContactFetch } from '~/contact/useContact'
import { useText } from '~/context/useText'
import { Button } from '~/ui/Button'
import { FetchStatus } from '~/ui/loading/FetchStatus'

/**
 * The result of fetching a contact person: the card, a loading message, or an error with a retry
 * button and a link to the contact page.
 */
export function FetchedContact({ card, loading, error, retry }: FetchedContactProps) {
  const t = useText()
  return (
    <>
      {card}
      <FetchStatus loading={loading && t('global.loading')} error={error} retry={retry} />
      {error && <ContactPageLink />}
    </>
  )
}

type FetchedContactProps = Omit<ContactFetch, 'retry'> & Partial<Pick<ContactFetch, 'retry'>>

/** A link to the contact page. */
export function ContactPageLink() {
  const t = useText()
  return (
    <p className="mt-6">
      <Button route={ROUTES.contact} variant="outline">
        {t('contact.person.link')}
      </Button>
    </p>
  )
}
