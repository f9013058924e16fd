import type { Extras } from '#catalogue/extras'
import { langOf } from '~/context/langOf'

/** Accessories of a group's articles, below their table. */
export function ExtraList({ title, entries }: Extras) {
  return (
    <div className="mt-12">
      <h3 className="text-h3">{title}</h3>
      <ul className="mt-4 grid grid-cols-words gap-x-6 border-t border-hairline lg:grid-cols-4">
        {entries.map((entry) => (
          <li key={entry.title} className="border-b border-hairline py-4">
            <span className={entry.text && 'font-semibold'} lang={langOf(entry, 'title')}>
              {entry.title}
            </span>
            {entry.text && <span className="block text-sm text-steel">{entry.text}</span>}
          </li>
        ))}
      </ul>
    </div>
  )
}
