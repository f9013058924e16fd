import type { DesignsystemSample } from '#designsystem/designsystem_page'
import { useShared } from '~/context/useShared'
import { State, States } from '~/designsystem/State'
import { EventList } from '~/events/EventList'

/** Events with and without optional fields. */
export function EventStates({ sample }: { sample: DesignsystemSample }) {
  const { locale } = useShared()
  return (
    <States>
      <State code="events">
        <EventList
          events={sample.events}
          more={sample.link_text}
          calendarOf={() => `/calendars/${locale}.ics`}
        />
      </State>
    </States>
  )
}
