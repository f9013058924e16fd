import type { DesignsystemSample } from '#designsystem/designsystem_page'
import { ContactAnswer } from '~/contact/ContactAnswer'
import { State, States } from '~/designsystem/State'

/** The contact person block while loading, after an error and after a success. */
export function ContactStates({ sample }: { sample: DesignsystemSample }) {
  return (
    <States className="lg:grid-cols-3">
      <State code="loading">
        <ContactAnswer loading />
      </State>
      <State code="error">
        <ContactAnswer loading={false} error={sample.error} />
      </State>
      <State code="contact">
        <ContactAnswer loading={false} contact={sample.contact} />
      </State>
    </States>
  )
}
