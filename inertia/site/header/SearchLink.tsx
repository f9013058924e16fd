import { ROUTES } from '#shared/routes'
import { useRoute } from '~/context/useRoute'
import { useText } from '~/context/useText'
import { Icon } from '~/ui/Icon'

/** A link to the search: with its label in the strip, as an icon in the bar of small screens. */
export function SearchLink({ isSmall = false }: { isSmall?: boolean }) {
  const label = useText()('global.search')
  const to = useRoute()(ROUTES.search)
  return (
    <a
      {...to}
      aria-label={label}
      className={
        isSmall
          ? '-mr-2.5 justify-self-end p-2.5 lg:hidden'
          : 'inline-flex min-h-11 items-center lg:min-h-6 gap-1.5 hover:underline'
      }
    >
      <Icon name="search" size={isSmall ? 24 : 14} />
      {!isSmall && <span>{label}</span>}
    </a>
  )
}
