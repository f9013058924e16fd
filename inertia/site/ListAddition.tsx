import { useStoredList } from '~/material_list/storedList'
import { useLazyModule } from '~/ui/loading/useLazyModule'

const importNotice = () => import('~/site/lazy/AdditionNotice')

/**
 * Announces once that a link has added a line to the material list, with its number of lines. The
 * live region is rendered beforehand, so that screen readers announce it.
 */
export function ListAddition() {
  const { module } = useLazyModule(importNotice, undefined, useStoredList() !== '')
  return <div aria-live="polite">{module && <module.AdditionNotice />}</div>
}
