import { useEffect, useEffectEvent, useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'

/**
 * Returns a text derived from the values of a form, updated when they change. Empty on the server
 * and during hydration, which it would slow down.
 */
export function useDerivedText<Values extends FieldValues>(
  { subscribe, getValues }: Pick<UseFormReturn<Values>, 'subscribe' | 'getValues'>,
  say: (values: Values) => string
): string {
  const [text, setText] = useState('')
  const tell = useEffectEvent(() => setText(say(getValues())))

  useEffect(() => {
    const first = setTimeout(() => tell())
    const end = subscribe({ formState: { values: true }, callback: () => tell() })
    return () => {
      clearTimeout(first)
      end()
    }
  }, [subscribe])

  return text
}
