import type { KeyboardEvent, MouseEvent } from 'react'
import { useHydrated } from '~/context/useHydrated'
import { hasModifierKey } from '~/ui/hasModifierKey'

/**
 * Has a link open a dialog instead of its page, and says so to screen readers. The space bar opens it
 * as well, because that is how a button works. A click for a new tab is still the link's.
 */
export function useDialogLink(open: (link: HTMLElement) => void) {
  const hydrated = useHydrated()
  return {
    'aria-haspopup': hydrated ? ('dialog' as const) : undefined,
    onClick(event: MouseEvent<HTMLElement>) {
      if (hasModifierKey(event)) return
      event.preventDefault()
      open(event.currentTarget)
    },
    onKeyDown(event: KeyboardEvent<HTMLElement>) {
      if (event.key !== ' ') return
      event.preventDefault()
      event.currentTarget.click()
    },
  }
}
