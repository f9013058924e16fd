import type { DesignsystemSample } from '#designsystem/designsystem_page'
import { ContactCard } from '~/contact/ContactCard'
import { FetchedContact } from '~/contact/FetchedContact'
import { State, States } from '~/designsystem/State'

/** The contact person block while loading, after an error and after a success. */
export function ContactStates({ sample }: { sample: DesignsystemSample }) {
  return (
    <States className="lg:grid-cols-3">
      <State code="loading">
        <FetchedContact loading />
      </State>
      <State code="error">
        <FetchedContact loading={false} error={sample.error} />
      </State>
      <State code="contact">
        <FetchedContact loading={false} card={<ContactCard contact={sample.contact} grey />} />
      </State>
    </States>
  )
}
