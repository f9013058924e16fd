import { useListItem } from '~/site/lazy/useListItem'
import { NavigationLink } from '~/site/NavigationLink'
import { LineDrawing } from '~/ui/Icon'

const SHEET = 'M5 3.5h14v17H5zM8.5 8h7M8.5 12h7M8.5 16h4'

/**
 * The link to the stored material list. Its label is that of the menu's entry, without which there
 * is no link.
 */
export function StoredListLink({ list, isSmall }: { list: string; isSmall: boolean }) {
  const { item, lines, label } = useListItem(list)
  if (!item) return null
  if (isSmall) {
    return (
      <NavigationLink item={item} className="relative -mr-2.5 block p-2.5">
        <LineDrawing path={SHEET} size={24} />
        <span className="sr-only">{label}</span>
        <span
          aria-hidden="true"
          className="absolute top-0.5 right-0 min-w-5 bg-red px-1 text-center text-xs font-semibold text-paper forced-colors:border"
        >
          {String(lines)}
        </span>
      </NavigationLink>
    )
  }
  return (
    <NavigationLink
      item={item}
      className="inline-flex min-h-6 items-center gap-1.5 hover:underline"
    >
      <LineDrawing path={SHEET} size={14} />
      <span>{label}</span>
    </NavigationLink>
  )
}
