import type { ComponentProps, FocusEvent } from 'react'
import { CONTROL } from '~/forms/fields/control'
import { Field, type FieldTexts } from '~/forms/fields/Field'

/** A field for several lines of text, as high as they need where the browser can do that. */
export function TextArea({ label, hint, error, required, lang, ...textarea }: TextAreaProps) {
  return (
    <Field label={label} hint={hint} error={error} required={required} lang={lang}>
      {(control) => (
        <textarea
          rows={5}
          onFocus={showWhole}
          {...textarea}
          {...control}
          className={`${CONTROL} min-h-36 resize-y [field-sizing:content]`}
        />
      )}
    </Field>
  )
}

/** Browsers scroll only the line with the caret into view. */
function showWhole({ currentTarget }: FocusEvent<HTMLElement>) {
  currentTarget.scrollIntoView({ block: 'nearest' })
}

type TextAreaProps = FieldTexts &
  Omit<ComponentProps<'textarea'>, 'id' | 'className' | 'value' | 'children'>
