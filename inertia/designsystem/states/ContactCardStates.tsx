import type { Contact } from '#content/blocks/contact'
import type { DesignsystemSample } from '#designsystem/designsystem_page'
import { ContactCard } from '~/contact/ContactCard'
import { State, States } from '~/designsystem/State'

/**
 * Contact cards of full and auto height, on white and grey, with all and with the fewest details
 * (§9 "Contact card").
 */
export function ContactCardStates({ sample }: { sample: DesignsystemSample }) {
  return (
    <States className="lg:grid-cols-2">
      <State code="grey">
        <ContactCard contact={sample.contact} grey />
      </State>
      <State code="auto height">
        <ContactCard contact={withNameOnly(sample.contact)} />
      </State>
      <div className="grid gap-8 md:grid-cols-2 lg:col-span-2">
        <ContactCard contact={sample.contact} fullHeight />
        <ContactCard contact={withNameOnly(sample.contact)} fullHeight grey />
      </div>
    </States>
  )
}

/** Returns the contact without optional details. */
function withNameOnly({ id, first_name, last_name }: Contact): Contact {
  return {
    id,
    title: null,
    first_name,
    last_name,
    image: null,
    phone: null,
    mobile: null,
    email: null,
    position: null,
    translations: [],
    spoken_languages: [],
  }
}
