import { Button } from '~/components/Button'

/** An event entry (specification §2 "event entries"). */
export type EventEntry = {
  id: string
  title: string
  text?: string
  place: string
  /** Its first day, as ISO 8601 writes it. */
  starts_on: string
  /** Its days, in words. */
  days: string
  /** The page or the address that tells more. */
  route: string | null
  link: string | null
  lang?: Record<string, string>
}

/** Where the company can be met, one event below the other, the next one first. */
export function EventList({ events, more }: { events: readonly EventEntry[]; more: string }) {
  return (
    <ul className="border-t border-ink">
      {events.map((event) => (
        <li
          key={event.id}
          className="grid gap-x-8 gap-y-3 border-b border-hairline py-6 lg:grid-cols-12"
        >
          <p className="font-semibold tabular-nums lg:col-span-3">
            <time dateTime={event.starts_on}>{event.days}</time>
          </p>
          <div className="lg:col-span-6">
            <h3 className="text-h3" lang={event.lang?.title}>
              {event.title}
            </h3>
            {event.text && (
              <p className="measure mt-2" lang={event.lang?.text}>
                {event.text}
              </p>
            )}
          </div>
          <div className="lg:col-span-3">
            <p className="text-steel" lang={event.lang?.place}>
              {event.place}
            </p>
            {(event.route || event.link) && (
              <p className="mt-3">
                <Button variant="text" route={event.route} href={event.link}>
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
