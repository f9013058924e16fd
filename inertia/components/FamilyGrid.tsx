import type { Family } from '#content/pages/product_families'
import { Picture } from '~/components/Picture'

/** The product families as a drawing board: section, name and the range each one covers. */
export function FamilyGrid({ families }: { families: readonly Family[] }) {
  return (
    <ul className="grid grid-cols-2 border-t border-l border-hairline lg:grid-cols-5">
      {families.map((family) => (
        <li
          key={family.id}
          className="flex flex-col border-r border-b border-hairline p-4 pt-7 sm:p-6 sm:pt-10"
        >
          <Picture image={family.icon} className="mb-8 w-full max-w-30" />
          <h3 className="text-sm font-semibold sm:text-base" lang={family.lang?.title}>
            {family.title}
          </h3>
          <p className="mt-1 text-xs text-steel tabular-nums sm:text-sm" lang={family.lang?.range}>
            {family.range}
          </p>
        </li>
      ))}
    </ul>
  )
}
