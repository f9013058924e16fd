import { type RefObject, useEffect } from 'react'

/** Disables the browser's validation of a form after hydration, without rendering again. */
export function useNoValidate(form: RefObject<HTMLFormElement | null>) {
  useEffect(() => {
    form.current?.setAttribute('novalidate', '')
  })
}
