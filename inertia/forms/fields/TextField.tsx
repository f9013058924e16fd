import type { ComponentProps } from 'react'
import { CONTROL } from '~/forms/fields/control'
import { Field, type FieldTexts } from '~/forms/fields/Field'

/**
 * A field for one line of text. It keeps its own value: the server's goes into `defaultValue`, what
 * was typed before hydration stays, and react-hook-form's `register` fits as props.
 */
export function TextField({ label, hint, error, required, lang, ...input }: TextFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} required={required} lang={lang}>
      {(control) => <input type="text" {...input} {...control} className={CONTROL} />}
    </Field>
  )
}

type TextFieldProps = FieldTexts &
  Omit<ComponentProps<'input'>, 'id' | 'className' | 'value' | 'children'>
