import { type RefObject, useEffect } from 'react'
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form'

/** When a browser or a password manager may have filled in something: `autofill` in app.css. */
const OCCASIONS = ['animationstart', 'change', 'focusin', 'pointerdown', 'submit']

/**
 * Tells a form of values that were put into its fields without a word: browsers and password managers
 * do not all say `input`. They are looked for when a field is shown as filled in, and whenever the
 * visitor does something in the form.
 */
export function useSilentValues<Values extends FieldValues>(
  form: RefObject<HTMLFormElement | null>,
  { getValues, setValue }: Pick<UseFormReturn<Values>, 'getValues' | 'setValue'>
) {
  useEffect(() => {
    const { current } = form
    const stay = new AbortController()

    function look() {
      for (const [name, known] of Object.entries(getValues())) {
        const value = valueOf(current?.elements.namedItem(name))
        if (value === undefined || (value || false) === (known || false)) continue
        setValue(name as Path<Values>, value as PathValue<Values, Path<Values>>, {
          shouldValidate: true,
        })
      }
    }

    for (const occasion of OCCASIONS) {
      current?.addEventListener(occasion, look, { capture: true, signal: stay.signal })
    }
    return () => stay.abort()
  }, [form, getValues, setValue])
}

/** What stands in a field; react-hook-form has a ticked box's value, or true if it has none. */
function valueOf(field: Element | RadioNodeList | null | undefined): string | boolean | undefined {
  if (field instanceof HTMLInputElement && field.type === 'checkbox') {
    return field.checked && (field.getAttribute('value') ?? true)
  }
  return isTextual(field) ? field.value : undefined
}

function isTextual(field: Element | RadioNodeList | null | undefined) {
  return (
    field instanceof HTMLInputElement ||
    field instanceof HTMLTextAreaElement ||
    field instanceof HTMLSelectElement
  )
}
