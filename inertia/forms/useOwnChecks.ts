import { type RefObject, useEffect } from 'react'

/** Lets a form be checked by its script alone once there is one, without rendering it again for that. */
export function useOwnChecks(form: RefObject<HTMLFormElement | null>) {
  useEffect(() => {
    form.current?.setAttribute('novalidate', '')
  })
}
