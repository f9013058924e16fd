import type { Contact } from '#content/blocks/contact'
import { ROUTES } from '#shared/routes'
import { ContactCard } from '~/contact/ContactCard'
import { useText } from '~/context/useText'
import { Button } from '~/ui/Button'

/** What came of asking for a contact person: the person, nothing yet, or a message and a way on. */
export function ContactAnswer(props: { contact?: Contact; loading: boolean; error?: string }) {
  const t = useText()
  return (
    <>
      {props.contact && <ContactCard contact={props.contact} grey />}
      <output className="measure block">
        {props.loading && <span className="text-steel">{t('contact.person.loading')}</span>}
        {props.error}
      </output>
      {props.error && <ToContactPage />}
    </>
  )
}

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
