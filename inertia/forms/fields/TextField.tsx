import type { ComponentProps } from 'react'
import { Field, type FieldTexts } from '~/forms/fields/Field'

/**
 * A field for one line of text. It is uncontrolled: the server's value is its `defaultValue`, and
 * what was typed before hydration stays. The props of react-hook-form's `register` can be passed.
 */
export function TextField({ label, hint, error, required, ...input }: TextFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} required={required}>
      {(control) => <input type="text" {...input} {...control} className="field-box" />}
    </Field>
  )
}

type TextFieldProps = FieldTexts &
  Omit<ComponentProps<'input'>, 'id' | 'className' | 'value' | 'children'>
