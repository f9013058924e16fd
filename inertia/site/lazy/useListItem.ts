import { ROUTES } from '#shared/routes'
import { useShared } from '~/context/useShared'
import { linesOf } from '~/material_list/storedList'

/**
 * Returns the menu's entry of the material list, without which nothing links to it, and its title
 * with the number of lines of a list.
 */
export function useListItem(list: string) {
  const { mainNavigation } = useShared()
  const item = mainNavigation
    .flatMap(({ children }) => children)
    .find(({ route }) => route === ROUTES.list)
  const lines = linesOf(list).length
  return { item, lines, label: `${item?.title} (${lines})` }
}
