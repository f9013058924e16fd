import { type RefObject, useEffect } from 'react'

/** Turns the browser's own validation off once there is a script that validates, without a rendering. */
export function useNoValidate(form: RefObject<HTMLFormElement | null>) {
  useEffect(() => {
    form.current?.setAttribute('novalidate', '')
  })
}
