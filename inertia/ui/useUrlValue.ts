import { type RefObject, useEffect, useRef } from 'react'
import { isRestored } from '~/ui/isRestored'

/**
 * Sets a field to a value of the URL whenever that changes, also after a step back. What was typed
 * before hydration stays, unless the browser may have restored it.
 */
export function useUrlValue(fieldRef: RefObject<HTMLInputElement | null>, value: string) {
  const shown = useRef<string>(undefined)
  useEffect(() => {
    const isShown = shown.current === undefined ? !isRestored() : shown.current === value
    if (fieldRef.current && !isShown) fieldRef.current.value = value
    shown.current = value
  }, [fieldRef, value])
}
