import { langOf } from '~/context/langOf'
import { useRouteUrl } from '~/context/useRouteUrl'
import { Picture } from '~/media/Picture'
import type { Group } from '#content/pages/product_families'

/** Product groups with the facts that tell them apart; each leads to its page. */
export function GroupList({ groups }: { groups: readonly Group[] }) {
  const urlOf = useRouteUrl()
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
            <h3 className="text-h3" lang={langOf(group, 'title')}>
              <a {...urlOf(group.key)} className="after:absolute after:inset-0 hover:text-red">
                {group.title}
              </a>
            </h3>
            <p className="measure mt-2" lang={langOf(group, 'text')}>
              {group.text}
            </p>
          </div>
          <dl className="grid content-start gap-x-6 gap-y-3 sm:grid-cols-2 lg:col-span-4">
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
