import type { Contact } from '#content/blocks/contact'
import type { DesignsystemSample } from '#designsystem/designsystem_page'
import { ContactCard } from '~/contact/ContactCard'
import { State, States } from '~/designsystem/State'

/** Full and auto height, on paper and on grey, with the most and the least known (§9 "Contact card"). */
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

/** The same person with everything optional left out. */
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
