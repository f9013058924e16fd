import { zodResolver } from '@hookform/resolvers/zod'
import type { FieldValues } from 'react-hook-form'
import { useForm } from 'react-hook-form'
import { config, type ZodMiniType } from 'zod/mini'
import { invalidText } from '#shared/invalid_text'
import { useText } from '~/context/useText'

/** zod would try out whether it may compile code, which the Content-Security-Policy reports. */
config({ jitless: true })

/**
 * A form whose values a zod schema checks: react-hook-form, with each error in the page's language
 * and by the field's label. It is given no default values: a field's `defaultValue` is the server's,
 * and what the visitor made of it before hydration counts.
 *
 * Once it stands, react-hook-form renders the component that calls this a second time, at once: a
 * large form leaves its fields to another component, with `useFields`.
 *
 * @param checkedOn when a field's first error is told: on leaving it, or on sending
 * @returns the same object at every rendering
 */
export function useZodForm<Values extends FieldValues>(
  schema: ZodMiniType<Values, Values>,
  labels: Record<keyof Values & string, string>,
  checkedOn: 'onTouched' | 'onSubmit' = 'onTouched'
) {
  const t = useText()
  return useForm<Values>({
    mode: checkedOn,
    resolver: zodResolver(schema, {
      error: (issue) => {
        const { key, args } = invalidText(issue)
        return t(key, { ...args, label: labels[String(issue.path?.[0])] })
      },
    }),
  })
}
