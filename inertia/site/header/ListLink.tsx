import { useStoredList } from '~/material_list/storedList'
import { useLazyModule } from '~/ui/loading/useLazyModule'

const importLink = () => import('~/site/lazy/StoredListLink')

/**
 * A link to the material list with the number of its lines, while the browser has stored one: with
 * its label in the strip, as an icon in the bar of small screens. Loaded only where there is a list.
 */
export function ListLink({ isSmall = false }: { isSmall?: boolean }) {
  const list = useStoredList()
  const { module } = useLazyModule(importLink, undefined, list !== '')
  return module && list && <module.StoredListLink list={list} isSmall={isSmall} />
}
