import { router } from '@inertiajs/react'
import { type MouseEvent, useState } from 'react'
import { useStoredList } from '~/material_list/storedList'
import { hasModifierKey } from '~/ui/hasModifierKey'

/**
 * Adds a choice to the stored material list when its link is clicked, and stays on the page. The
 * link is followed if the list does not take it, and without JavaScript.
 *
 * @param add the line, as written in the link's query string
 * @returns `lines` is the number of lines once the choice is among them
 */
export function useAddToList(add: string) {
  const list = useStoredList()
  const [added, setAdded] = useState<string>()

  async function onClick(event: MouseEvent<HTMLElement>) {
    if (hasModifierKey(event)) return
    const { currentTarget: link } = event
    event.preventDefault()
    const module = await import('~/material_list/addToList').catch(() => undefined)
    if (module?.addToList(add)) setAdded(add)
    else if (link instanceof HTMLAnchorElement) router.visit(link.href)
  }

  /** Each line begins with two asterisks, which texts within a line cannot have. */
  return { onClick, lines: added === add && list ? list.split('**').length - 1 : 0 }
}
