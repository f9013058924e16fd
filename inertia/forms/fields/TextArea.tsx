import type { ComponentProps, FocusEvent } from 'react'
import { Field, type FieldTexts } from '~/forms/fields/Field'

/**
 * A field for several lines of text. It grows with its content in browsers that support
 * `field-sizing`.
 */
export function TextArea({ label, hint, error, required, ...textarea }: TextAreaProps) {
  return (
    <Field label={label} hint={hint} error={error} required={required}>
      {(control) => (
        <textarea
          rows={5}
          onFocus={showWhole}
          {...textarea}
          {...control}
          className="field-box min-h-36 resize-y [field-sizing:content]"
        />
      )}
    </Field>
  )
}

/** Scrolls the whole field into view: browsers only do so with the caret's line. */
function showWhole({ currentTarget }: FocusEvent<HTMLElement>) {
  currentTarget.scrollIntoView({ block: 'nearest' })
}

type TextAreaProps = FieldTexts &
  Omit<ComponentProps<'textarea'>, 'id' | 'className' | 'value' | 'children'>
