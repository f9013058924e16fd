import type { EventProps } from '#events/event_queries'
import { eventAnchor } from '#shared/event_anchor'
import { langOf } from '~/context/langOf'
import { Button } from '~/ui/Button'

/** Where the company can be met, one event below the other, the next one first. */
export function EventList({ events, more }: { events: readonly EventProps[]; more: string }) {
  return (
    <ul className="border-t border-ink">
      {events.map((event) => (
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
            {(event.route || event.link) && (
              <p className="mt-3">
                <Button variant="text" pageKey={event.route} href={event.link}>
                  {more}
                  <span className="sr-only">: {event.title}</span>
                </Button>
              </p>
            )}
          </div>
        </li>
      ))}
    </ul>
  )
}
