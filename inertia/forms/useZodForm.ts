import { zodResolver } from '@hookform/resolvers/zod'
import type { FieldValues } from 'react-hook-form'
import { useForm } from 'react-hook-form'
import { config, type ZodMiniType } from 'zod/mini'
import { invalidText } from '#shared/invalid_text'
import { useText } from '~/context/useText'

/** zod would test whether it may compile code, which violates the Content Security Policy. */
config({ jitless: true })

/**
 * react-hook-form with validation by a zod schema. Error messages are in the page's language and
 * name the field by its label. There are no default values: a field's `defaultValue` is the
 * server's, and input before hydration is preserved.
 *
 * After mounting, react-hook-form renders the calling component a second time at once: a large form
 * should render its fields in another component, with `useFields`.
 *
 * @param mode when a field is first validated: on blur, or on submission
 * @returns the same object at every rendering
 */
export function useZodForm<Values extends FieldValues>(
  schema: ZodMiniType<Values, Values>,
  labels: Record<keyof Values & string, string>,
  mode: 'onTouched' | 'onSubmit' = 'onTouched'
) {
  const t = useText()
  return useForm<Values>({
    mode,
    resolver: zodResolver(schema, {
      error: (issue) => {
        const { key, args } = invalidText(issue)
        return t(key, { ...args, label: labels[String(issue.path?.[0])] })
      },
    }),
  })
}
