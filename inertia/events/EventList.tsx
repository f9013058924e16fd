import type { EventProps } from '#events/event_queries'
import { eventAnchor } from '#shared/anchors'
import { langOf } from '~/context/langOf'
import { useText } from '~/context/useText'
import { Button } from '~/ui/Button'
import { ClampedText } from '~/ui/ClampedText'
import { Disclosure } from '~/ui/dialog/Disclosure'

/** The number of events that small screens show at first. */
const SHOWN = 2

/** A list of events, the next one first. On small screens the later ones are disclosed. */
export function EventList({ events, ...links }: EventListProps) {
  const t = useText()
  const later = events.slice(SHOWN)
  return (
    <div className="border-t border-ink">
      <Entries events={events.slice(0, SHOWN)} {...links} />
      {later.length > 0 && (
        <Disclosure
          className="unfolded-from-lg border-b border-hairline lg:border-none"
          summaryClassName="min-h-14"
          summary={<span className="font-semibold">{t('records.ui.more_events')}</span>}
          note={<span className="text-sm text-steel">{later.length}</span>}
        >
          <Entries events={later} {...links} />
        </Disclosure>
      )}
    </div>
  )
}

function Entries({ events, more, calendarOf }: EventListProps) {
  const t = useText()
  return (
    <ul>
      {events.map((event) => (
        <li
          key={event.id}
          id={eventAnchor(event.id)}
          {...(import.meta.env.STUDIO && { 'data-part': `event/${event.id}` })}
          className="grid gap-x-8 gap-y-2 border-b border-hairline py-4 lg:grid-cols-12 lg:gap-y-3 lg:py-6"
        >
          <p className="flex flex-wrap gap-x-3 lg:col-span-3 lg:block">
            <time dateTime={event.starts_on} className="font-semibold lg:block">
              {event.days}
            </time>
            <span className="text-steel max-sm:text-sm" lang={langOf(event, 'place')}>
              {event.place}
            </span>
          </p>
          <div className="lg:col-span-6">
            <h3 className="text-h3" lang={langOf(event, 'title')}>
              {event.title}
            </h3>
            {event.text && (
              <ClampedText
                text={event.text}
                lang={langOf(event, 'text')}
                className="measure mt-2 max-sm:text-sm"
              />
            )}
          </div>
          <p className="flex flex-wrap content-start gap-x-6 gap-y-2 lg:col-span-3">
            {(event.route || event.link) && (
              <Button variant="text" pageKey={event.route} href={event.link}>
                <span>{more}</span>
                <span className="sr-only">{`: ${event.title}`}</span>
              </Button>
            )}
            <Button variant="text" page={calendarOf(event.id)}>
              <span>{t('records.event.save')}</span>
              <span className="sr-only">{`: ${event.title}`}</span>
            </Button>
          </p>
        </li>
      ))}
    </ul>
  )
}

type EventListProps = {
  events: readonly EventProps[]
  /** The label of links to what is told of an event elsewhere. */
  more: string
  /** Returns the URL of an event's iCalendar file by its id. */
  calendarOf: (id: string) => string
}
