import { useCallback, useSyncExternalStore } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'

/**
 * Says something about the values of a form, and says it anew when they change. Empty until
 * hydration: the server does not know what a visitor enters.
 */
export function useFormText<Values extends FieldValues>(
  { subscribe, getValues }: Pick<UseFormReturn<Values>, 'subscribe' | 'getValues'>,
  say: (values: Values) => string
): string {
  const listen = useCallback(
    (callback: () => void) => subscribe({ formState: { values: true }, callback }),
    [subscribe]
  )
  return useSyncExternalStore(
    listen,
    () => say(getValues()),
    () => ''
  )
}
