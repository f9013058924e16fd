import type { KeyboardEvent, MouseEvent } from 'react'
import { useHydrated } from '~/context/useHydrated'
import { hasModifierKey } from '~/ui/hasModifierKey'

/**
 * Returns props for a link that opens a dialog instead of its page, with `aria-haspopup`. Like a
 * button, it also reacts to the space bar. A click with a modifier key is left to the browser.
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
