import type { Group } from '#catalogue/groups'
import { ComparisonLink } from '~/catalogue/ComparisonLink'
import { EntryText } from '~/content/EntryText'
import { Picture } from '~/media/Picture'

/** A list of product groups with the facts that distinguish them. */
export function GroupList({ groups }: { groups: readonly Group[] }) {
  return (
    <ul className="border-b border-hairline">
      {groups.map((group) => (
        <li
          key={group.key}
          className="relative grid gap-x-8 gap-y-5 border-t border-hairline py-8 transition-colors hover:bg-sand lg:grid-cols-12"
        >
          {group.image && (
            <Picture
              image={group.image}
              title={group.title}
              sizes="(width >= 64rem) 25vw, 92vw"
              className="aspect-[3/2] w-full object-cover lg:col-span-3"
            />
          )}
          <div className={group.image ? 'lg:col-span-5' : 'lg:col-span-8'}>
            <EntryText entry={group} />
            <ComparisonLink group={group} />
          </div>
          <dl className="grid content-start gap-x-6 gap-y-3 sm:grid-cols-words lg:col-span-4">
            {group.facts.map((fact) => (
              <div key={fact.id}>
                <dt className="text-sm text-steel">{fact.label}</dt>
                <dd className="font-medium tabular-nums first-letter:uppercase">{fact.text}</dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </ul>
  )
}
