import { type RefObject, useEffect, useRef } from 'react'
import { isRestored } from '~/ui/isRestored'

/**
 * Sets a field to a value of the URL whenever that changes, also after a step back. What was typed
 * before hydration stays, unless the browser may have restored it.
 */
export function useUrlValue(field: RefObject<HTMLInputElement | null>, value: string) {
  const shown = useRef<string>(undefined)
  useEffect(() => {
    const isShown = shown.current === undefined ? !isRestored() : shown.current === value
    if (field.current && !isShown) field.current.value = value
    shown.current = value
  }, [field, value])
}
