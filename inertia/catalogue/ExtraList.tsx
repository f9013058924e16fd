import type { Extras } from '#catalogue/extras'
import { langOf } from '~/context/langOf'
import { Disclosure } from '~/ui/dialog/Disclosure'

/** What else there is for a group's articles, such as inserts, below their table. */
export function ExtraList({ title, entries }: Extras) {
  return (
    <Disclosure
      className="border-b border-hairline"
      summaryClassName="min-h-12"
      summary={<h3 className="font-semibold">{title}</h3>}
      note={<span className="text-sm text-steel">{entries.length}</span>}
    >
      <ul className="grid grid-cols-words gap-x-6 pb-4 lg:grid-cols-4">
        {entries.map((entry) => (
          <li key={entry.title} className="py-2">
            <span className={entry.text && 'font-semibold'} lang={langOf(entry, 'title')}>
              {entry.title}
            </span>
            {entry.text && <span className="block text-sm text-steel">{entry.text}</span>}
          </li>
        ))}
      </ul>
    </Disclosure>
  )
}
