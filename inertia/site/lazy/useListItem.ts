import { ROUTES } from '#shared/routes'
import { useShared } from '~/context/useShared'

/**
 * Returns the menu's entry of the material list, without which nothing links to it, and its title
 * with the number of lines of a list.
 */
export function useListItem(list: string) {
  const { mainNavigation } = useShared()
  const item = mainNavigation
    .flatMap(({ children }) => children)
    .find(({ route }) => route === ROUTES.list)
  /** Each line begins with two asterisks, which texts within a line cannot have. */
  const lines = list.split('**').length - 1
  return { item, lines, label: `${item?.title} (${lines})` }
}
