import { useEffect, useEffectEvent, useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'

/**
 * Says something about the values of a form, and says it anew when they change. Empty on the server,
 * which does not know what a visitor enters, and during hydration, which it would hold up.
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
