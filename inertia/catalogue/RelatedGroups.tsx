import type { PageProps } from '#start/pages'
import { langOf } from '~/context/langOf'
import { CoverLink } from '~/ui/CoverLink'

/** A grid of related groups from other families. The whole entry is clickable. */
export function RelatedGroups(props: {
  groups: PageProps<'ProductFamilies/ShowGroup'>['related']
}) {
  return (
    <ul className="grid gap-x-8 gap-y-6 sm:grid-cols-2 lg:grid-cols-4">
      {props.groups.map((group) => (
        <li key={group.key} className="relative border-t border-ink pt-4">
          {group.family && (
            <p className="text-sm text-steel hyphens-auto" lang={langOf(group.family, 'title')}>
              {group.family.title}
            </p>
          )}
          <h3 className="mt-1 text-h3 hyphens-auto" lang={langOf(group, 'title')}>
            <CoverLink route={group.key} className="hover:text-red">
              {group.title}
            </CoverLink>
          </h3>
        </li>
      ))}
    </ul>
  )
}
