import { useId } from 'react'
import { FieldError } from '~/forms/fields/FieldError'
import { Label } from '~/forms/fields/Label'
import type { Elements } from '~/ui/elements'

/** The texts of a form field. */
export type FieldTexts = {
  label: string
  /** Help for filling in the field. */
  hint?: string
  /** The error message. */
  error?: string
  required?: boolean
}

/** The attributes that tie a control to its label, hint and error. */
export type Control = {
  id: string
  required?: boolean
  'aria-describedby'?: string
  'aria-invalid'?: true
}

/**
 * A form field: label, hint, control and error. `children` renders the control with the attributes
 * that it is given. In a grid it takes three rows, so that the controls of a line stand at one
 * height, whatever is above or below them.
 */
export function Field({ label, hint, error, required, children }: FieldProps) {
  const id = useId()
  const { hintId, errorId, ...control } = descriptionOf(id, { hint, error })

  return (
    <div className="row-span-3 grid grid-rows-subgrid content-start gap-2">
      <div className="self-end">
        <Label htmlFor={id} required={required}>
          {label}
        </Label>
        {hint && (
          <p id={hintId} className="mt-2 text-sm text-steel">
            {hint}
          </p>
        )}
      </div>
      {children({ id, required, ...control })}
      <FieldError id={errorId} error={error} />
    </div>
  )
}

type FieldProps = FieldTexts & { children: (control: Control) => Elements }

/** Returns the ids of a field's hint and error, and the ARIA attributes of its control. */
export function descriptionOf(id: string, { hint, error }: Pick<FieldTexts, 'hint' | 'error'>) {
  const hintId = `${id}-hint`
  const errorId = `${id}-error`
  const ids = [hint && hintId, error && errorId].filter(Boolean).join(' ')
  return {
    hintId,
    errorId,
    'aria-describedby': ids || undefined,
    'aria-invalid': error ? (true as const) : undefined,
  }
}
