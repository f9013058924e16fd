import type { Extras } from '#catalogue/extras'
import { CountedDisclosure } from '~/catalogue/CountedDisclosure'
import { langOf } from '~/context/langOf'

/** A list of extras for a group's articles, such as inserts, below their table. */
export function ExtraList({ title, entries }: Extras) {
  return (
    <CountedDisclosure title={title} count={entries.length} level="h3">
      <ul className="grid break-inside-avoid grid-cols-words gap-x-6 pb-4 lg:grid-cols-4">
        {entries.map((entry) => (
          <li key={entry.title} className="py-2">
            <span className={entry.text && 'font-semibold'} lang={langOf(entry, 'title')}>
              {entry.title}
            </span>
            {entry.text && <span className="block text-sm text-steel">{entry.text}</span>}
          </li>
        ))}
      </ul>
    </CountedDisclosure>
  )
}
