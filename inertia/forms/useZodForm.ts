import { zodResolver } from '@hookform/resolvers/zod'
import type { FieldValues, Path } from 'react-hook-form'
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
 * @param server what the server says about the fields, and how to forget it: a field that is corrected
 * loses its error at once
 * @param checkedOn when a field's first error is told: on leaving it, or on sending
 */
export function useZodForm<Values extends FieldValues>(
  schema: ZodMiniType<Values, Values>,
  labels: Record<keyof Values & string, string>,
  server: ServerErrors<keyof Values & string> = { errors: {} },
  checkedOn: 'onTouched' | 'onSubmit' = 'onTouched'
) {
  const t = useText()
  const form = useForm<Values>({
    mode: checkedOn,
    resolver: zodResolver(schema, {
      error: (issue) => {
        const { key, args } = invalidText(issue)
        return t(key, { ...args, label: labels[String(issue.path?.[0])] })
      },
    }),
  })

  /** The props of a field: its place in the form, its label, and its error or the server's. */
  function field(name: Path<Values>) {
    const { error } = form.getFieldState(name, form.formState)
    return {
      ...form.register(name, { onChange: () => server.forget?.(name) }),
      label: labels[name],
      error: error?.message ?? server.errors[name],
    }
  }

  return { ...form, field }
}

type ServerErrors<Field extends string> = {
  errors: Partial<Record<Field, string>>
  forget?: (field: Field) => void
}
