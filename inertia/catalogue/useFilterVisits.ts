import { router } from '@inertiajs/react'
import { type RefObject, useEffect, useRef } from 'react'

/** How long nothing must change until a choice counts as settled, in ms: not at every key. */
const PAUSE = 350

/**
 * Visits the list anew for what a filter's form says: once for each choice that has settled, by a
 * pause, by leaving the field or by sending the form. A choice adds an entry to the history; while
 * somebody goes on typing in a field, the entry that this field has added is replaced.
 *
 * @param shown the answers that the page shows, as a query
 */
export function useFilterVisits(
  form: RefObject<HTMLFormElement | null>,
  path: string,
  shown: string
) {
  const timer = useRef<number>(undefined)
  /** The answers that were asked for last, and the field whose entry in the history is the last. */
  const asked = useRef(shown)
  const field = useRef<string>(undefined)

  useEffect(() => {
    asked.current = shown
  }, [shown])
  useEffect(() => () => clearTimeout(timer.current), [])

  function visit(name?: string) {
    clearTimeout(timer.current)
    if (!form.current) return
    const query = answersOf(form.current)
    if (query === asked.current) return
    asked.current = query
    const replace = name !== undefined && name === field.current
    field.current = name
    router.get(
      query === '' ? path : `${path}?${query}`,
      {},
      {
        preserveState: true,
        preserveScroll: true,
        replace,
      }
    )
  }

  return {
    /** A select has another value. */
    choose() {
      clearTimeout(timer.current)
      timer.current = window.setTimeout(() => visit(), PAUSE)
    },
    /** Somebody types in a field. */
    type(name: string) {
      clearTimeout(timer.current)
      timer.current = window.setTimeout(() => visit(name), PAUSE)
    },
    /** The form is sent, or a field is left: what is typed next is another choice. */
    settle() {
      visit(field.current)
      field.current = undefined
    },
  }
}

/** The answers of a form as a query; open questions are left out. */
function answersOf(form: HTMLFormElement): string {
  return toQuery(
    [...new FormData(form)].flatMap(([name, value]) =>
      typeof value === 'string' ? [{ name, value: value.trim() }] : []
    )
  )
}

/** Answers as they stand in an address. */
export function toQuery(answers: readonly { name: string; value: string }[]): string {
  const given = answers.filter(({ value }) => value !== '')
  return new URLSearchParams(given.map(({ name, value }) => [name, value])).toString()
}
