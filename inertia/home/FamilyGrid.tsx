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
          className="relative flex flex-wrap items-center gap-4 border-r border-b border-hairline p-4 sm:p-5 xl:flex-col xl:items-start xl:gap-8 xl:pt-10 transition-colors hover:bg-sand"
        >
          <Picture image={family.icon} decorative className="w-16 shrink-0 sm:w-24 xl:w-30" />
          <div className="min-w-0 grow basis-[min-content] wrap-break-word">
            <h3 className="text-base font-semibold xl:text-sm" lang={langOf(family, 'title')}>
              <CoverLink route={family.key}>{family.title}</CoverLink>
            </h3>
            <p className="mt-0.5 text-sm text-steel tabular-nums" lang={langOf(family, 'range')}>
              {family.range}
            </p>
          </div>
        </li>
      ))}
    </ul>
  )
}
