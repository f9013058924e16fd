import type { FamilyTile } from '#home/home_page'
import { langOf } from '~/context/langOf'
import { Picture } from '~/media/Picture'
import { CoverLink } from '~/ui/CoverLink'

/** A grid of product families: cross-section, name and range of sizes. */
export function FamilyGrid({ families }: { families: readonly FamilyTile[] }) {
  return (
    <ul className="grid border-t border-l border-hairline sm:grid-cols-2 xl:grid-cols-5">
      {families.map((family) => (
        <li
          key={family.key}
          className="relative flex flex-wrap items-center gap-4 border-r border-b border-hairline px-3 py-2 max-sm:min-h-14 sm:p-5 xl:flex-col xl:items-start xl:gap-8 xl:pt-10 transition-colors hover:bg-sand"
        >
          <Picture image={family.icon} decorative className="w-12 shrink-0 sm:w-24 xl:w-30" />
          <div className="flex min-w-0 grow basis-[min-content] flex-wrap items-baseline justify-between gap-x-3 wrap-break-word sm:block">
            <h3
              className="min-w-0 text-sm font-semibold sm:text-base xl:text-sm"
              lang={langOf(family, 'title')}
            >
              <CoverLink route={family.key}>{family.title}</CoverLink>
            </h3>
            <p className="text-xs text-steel sm:mt-0.5 sm:text-sm" lang={langOf(family, 'range')}>
              {family.range}
            </p>
          </div>
        </li>
      ))}
    </ul>
  )
}
