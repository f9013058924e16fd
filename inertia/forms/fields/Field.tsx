import { useId } from 'react'
import { FieldError } from '~/forms/fields/FieldError'
import { Label } from '~/forms/fields/Label'
import type { Elements } from '~/ui/elements'

/** What every field of a form can say about itself. */
export type FieldTexts = {
  label: string
  /** What helps to fill in the field. */
  hint?: string
  /** What is wrong with the field's value, in words. */
  error?: string
  required?: boolean
  /** The language of label and hint, where it is not the page's. */
  lang?: string
}

/** What a field's control needs in order to be named and described by the field. */
export type Control = {
  id: string
  required?: boolean
  'aria-describedby'?: string
  'aria-invalid'?: true
}

/** The parts of a field around its control: label, hint and error, each tied to the control. */
export function Field({ label, hint, error, required, lang, children }: FieldProps) {
  const id = useId()
  const { hintId, errorId, ...control } = describe(id, { hint, error })

  return (
    <div className="grid content-start gap-2">
      <Label htmlFor={id} required={required} lang={lang}>
        {label}
      </Label>
      {hint && (
        <p id={hintId} lang={lang} className="text-sm text-steel">
          {hint}
        </p>
      )}
      {children({ id, required, ...control })}
      <FieldError id={errorId} error={error} />
    </div>
  )
}

type FieldProps = FieldTexts & { children: (control: Control) => Elements }

/** The ids of a field's hint and error, and how its control refers to them. */
export function describe(id: string, { hint, error }: Pick<FieldTexts, 'hint' | 'error'>) {
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
