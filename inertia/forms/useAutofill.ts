import { type RefObject, useEffect } from 'react'
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form'

/**
 * Events after which a field may have been filled in; for `animationstart` see `autofill` in
 * base.css.
 */
const EVENTS = ['animationstart', 'change', 'focusin', 'pointerdown', 'submit']

/**
 * Copies autofilled values into react-hook-form: not all browsers and password managers fire
 * `input` when they fill in a field. Fields are compared with the form when the browser marks one
 * as autofilled, and on each interaction with the form.
 */
export function useAutofill<Values extends FieldValues>(
  form: RefObject<HTMLFormElement | null>,
  { getValues, setValue }: Pick<UseFormReturn<Values>, 'getValues' | 'setValue'>
) {
  useEffect(() => {
    const { current } = form
    const controller = new AbortController()

    function sync() {
      for (const [name, known] of Object.entries(getValues())) {
        const value = valueOf(current?.elements.namedItem(name))
        if (value === undefined || (value || false) === (known || false)) continue
        setValue(name as Path<Values>, value as PathValue<Values, Path<Values>>, {
          shouldValidate: true,
        })
      }
    }

    for (const type of EVENTS) {
      current?.addEventListener(type, sync, { capture: true, signal: controller.signal })
    }
    return () => controller.abort()
  }, [form, getValues, setValue])
}

/**
 * Returns the value of a field as react-hook-form has it: of a checked box its `value`, or true.
 */
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
