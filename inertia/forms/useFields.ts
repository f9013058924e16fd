import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
import { useFormState } from 'react-hook-form'

/**
 * Gives the props of a form's fields: place in the form, label, and its error or the server's.
 *
 * @param server what the server says about the fields, and how to forget it: a field that is corrected
 * loses its error at once
 */
export function useFields<Values extends FieldValues>(
  { control, getFieldState, register }: FieldParts<Values>,
  labels: Record<keyof Values & string, string>,
  server: ServerErrors<keyof Values & string>
) {
  const formState = useFormState({ control })

  return (name: Path<Values>) => {
    const { error } = getFieldState(name, formState)
    return {
      ...register(name, { onChange: () => server.forget?.(name) }),
      label: labels[name],
      error: error?.message ?? server.errors[name],
    }
  }
}

type FieldParts<Values extends FieldValues> = Pick<
  UseFormReturn<Values>,
  'control' | 'getFieldState' | 'register'
>

type ServerErrors<Field extends string> = {
  errors: Partial<Record<Field, string>>
  forget?: (field: Field) => void
}
