import { groupFiles } from '#shared/group_files'
import type { PageProps } from '#start/pages'
import { langOf } from '~/context/langOf'
import { CoverLink } from '~/ui/CoverLink'

/**
 * Tiles of related groups from other families with their sections. The whole tile is clickable; on
 * phones two stand in a row if their words have room. The last of an odd number takes a row, with
 * its words beside the section if they have room there.
 */
export function RelatedGroups(props: {
  groups: PageProps<'ProductFamilies/ShowGroup'>['related']
}) {
  return (
    <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,max(9.5rem,34%)),1fr))] gap-x-4 gap-y-3 md:grid-cols-4">
      {props.groups.map((group) => (
        <li
          key={group.key}
          className="relative flex flex-wrap content-start gap-x-4 gap-y-2 border-t border-ink pt-3 max-md:last:odd:col-span-full"
        >
          <img
            src={`${groupFiles(group.key)}/section.svg`}
            alt=""
            loading="lazy"
            width="300"
            height="100"
            className="h-16 grow basis-37.5 lg:h-20 bg-sand object-contain p-2"
          />
          <div className="grow basis-37.5">
            {group.family && (
              <p className="text-xs text-steel hyphens-auto" lang={langOf(group.family, 'title')}>
                {group.family.title}
              </p>
            )}
            <h3 className="mt-1 text-sm font-semibold hyphens-auto" lang={langOf(group, 'title')}>
              <CoverLink route={group.key} className="hover:text-red">
                {group.title}
              </CoverLink>
            </h3>
          </div>
        </li>
      ))}
    </ul>
  )
}
