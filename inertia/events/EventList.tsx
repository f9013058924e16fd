import type { EventProps } from '#events/event_queries'
import { eventAnchor } from '#shared/anchors'
import { langOf } from '~/context/langOf'
import { useText } from '~/context/useText'
import { Button } from '~/ui/Button'

/**
 * A list of events, the next one first.
 *
 * @param calendarOf returns the URL of an event's iCalendar file by its id
 */
export function EventList(props: {
  events: readonly EventProps[]
  more: string
  calendarOf: (id: string) => string
}) {
  const t = useText()
  return (
    <ul className="border-t border-ink">
      {props.events.map((event) => (
        <li
          key={event.id}
          id={eventAnchor(event.id)}
          className="grid gap-x-8 gap-y-3 border-b border-hairline py-6 lg:grid-cols-12"
        >
          <p className="font-semibold tabular-nums lg:col-span-3">
            <time dateTime={event.starts_on}>{event.days}</time>
          </p>
          <div className="lg:col-span-6">
            <h3 className="text-h3" lang={langOf(event, 'title')}>
              {event.title}
            </h3>
            {event.text && (
              <p className="measure mt-2" lang={langOf(event, 'text')}>
                {event.text}
              </p>
            )}
          </div>
          <div className="lg:col-span-3">
            <p className="text-steel" lang={langOf(event, 'place')}>
              {event.place}
            </p>
            <p className="mt-3 flex flex-wrap gap-x-6 gap-y-2">
              {(event.route || event.link) && (
                <Button variant="text" pageKey={event.route} href={event.link}>
                  <span>{props.more}</span>
                  <span className="sr-only">{`: ${event.title}`}</span>
                </Button>
              )}
              <Button variant="text" page={props.calendarOf(event.id)}>
                <span>{t('records.event.save')}</span>
                <span className="sr-only">{`: ${event.title}`}</span>
              </Button>
            </p>
          </div>
        </li>
      ))}
    </ul>
  )
}
