import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
import { useFormState } from 'react-hook-form'

/**
 * Returns a function that gives the props of a field: registration, label, and its error or the
 * server's.
 *
 * @param server the server's errors, and `clearError` to clear the one of a field when it changes
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
      ...register(name, { onChange: () => server.clearError?.(name) }),
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
  clearError?: (field: Field) => void
}
