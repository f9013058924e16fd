import { useEffect, useEffectEvent, useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'

/**
 * Returns a text derived from the values of a form, updated when they change. Empty on the server
 * and during hydration, which it would slow down.
 */
export function useDerivedText<Values extends FieldValues>(
  { subscribe, getValues }: Pick<UseFormReturn<Values>, 'subscribe' | 'getValues'>,
  derive: (values: Values) => string
): string {
  const [text, setText] = useState('')
  const update = useEffectEvent(() => setText(derive(getValues())))

  useEffect(() => {
    const initial = setTimeout(() => update())
    const unsubscribe = subscribe({ formState: { values: true }, callback: () => update() })
    return () => {
      clearTimeout(initial)
      unsubscribe()
    }
  }, [subscribe])

  return text
}
