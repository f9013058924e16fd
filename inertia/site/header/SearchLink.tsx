import { ROUTES } from '#shared/routes'
import { useRoute } from '~/context/useRoute'
import { useText } from '~/context/useText'
import { Icon } from '~/ui/Icon'

/** The way to the search: its word in the strip, its sign alone in the bar of small screens. */
export function SearchLink({ isSmall = false }: { isSmall?: boolean }) {
  const label = useText()('global.search')
  const to = useRoute()(ROUTES.search)
  if (isSmall) {
    return (
      <a {...to} aria-label={label} className="-mx-5 p-2.5 lg:hidden">
        <Icon name="search" size={24} />
      </a>
    )
  }
  return (
    <a {...to} className="inline-flex min-h-6 items-center gap-1.5 hover:underline">
      <Icon name="search" size={14} />
      {label}
    </a>
  )
}
