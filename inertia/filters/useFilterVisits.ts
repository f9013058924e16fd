import { router } from '@inertiajs/react'
import { type SubmitEvent, useEffect, useEffectEvent, useRef } from 'react'
import { useCurrentPath } from '~/context/useCurrentPath'
import { isRestored } from '~/ui/isRestored'

/** Debounce of a change, in milliseconds. */
const DEBOUNCE = 350

/**
 * Connects a form with the query string of the page. A change visits the page after a debounce, or
 * at once when a text field loses the focus or the form is submitted. Each choice adds an entry to
 * the history; further typing in the same field replaces it.
 *
 * The fields follow the URL, also after a step back. Input since the last request, or before
 * hydration, stays and is sent.
 *
 * @param answers the answers that the page shows, by field
 * @param address the query string that the page shows, and a function that returns the one of a
 *   form, if these are not the answers
 */
export function useFilterVisits(
  answers: readonly Answer[],
  { shown, read }: FormAddress = { shown: toQuery(answers), read: answersOf }
) {
  const path = useCurrentPath()
  const form = useRef<HTMLFormElement>(null)
  const timer = useRef<number>(undefined)
  /**
   * The query string of the last request, and the field whose typing added the last history entry.
   */
  const requested = useRef<string | undefined>(shown)
  const field = useRef<string>(undefined)
  /** The value of each field at the last request. */
  const snapshots = useRef(new Map<string, string>())

  const follow = useEffectEvent(() => {
    const isFirst = snapshots.current.size === 0
    requested.current = shown
    for (const { key, control, value } of fieldsOf(form.current, answers)) {
      const before = snapshots.current.get(key) ?? (isRestored() ? control.value : value)
      snapshots.current.set(key, before)
      if (control.value !== before && control.value !== value) {
        if (isFirst) schedule()
      } else if (control !== document.activeElement || control instanceof HTMLSelectElement) {
        control.value = value
        snapshots.current.set(key, value)
      }
    }
  })
  useEffect(() => follow(), [shown])
  useEffect(() => {
    const { current: fields } = snapshots
    return () => {
      clearTimeout(timer.current)
      fields.clear()
    }
  }, [])

  function schedule(name?: string) {
    clearTimeout(timer.current)
    timer.current = window.setTimeout(() => visit(name), DEBOUNCE)
  }

  function visit(name?: string, onShown?: () => void) {
    clearTimeout(timer.current)
    if (!form.current) return
    const query = read(form.current)
    if (query === requested.current) return
    requested.current = query
    snapshot()
    const replace = name !== undefined && name === field.current
    let isShown = false
    field.current = name
    router.get(
      query === '' ? path : `${path}?${query}`,
      {},
      {
        preserveState: true,
        preserveScroll: true,
        replace,
        onSuccess: () => {
          isShown = true
          onShown?.()
        },
        /** Allows a failed request to be repeated with the same answers. */
        onFinish: () => {
          if (!isShown && requested.current === query) requested.current = undefined
        },
      }
    )
  }

  function snapshot() {
    for (const { key, control } of fieldsOf(form.current, answers)) {
      snapshots.current.set(key, control.value)
    }
  }

  function flush(onShown?: () => void) {
    visit(field.current, onShown)
    field.current = undefined
  }

  return {
    /** The props of the form, which also works without JavaScript. */
    form: {
      ref: form,
      method: 'get',
      action: path,
      onSubmit(event: SubmitEvent<HTMLFormElement>) {
        event.preventDefault()
        flush()
      },
    },
    /** Call it after a select has changed. */
    choose: () => schedule(),
    /** Call it after a text field has changed. */
    type: (name: string) => schedule(name),
    /** Sends a pending change at once, for example when a field loses the focus. */
    flush,
    /**
     * Call it before a visit by other code whose request contains the current answers. Otherwise a
     * field that loses the focus would send them again, and that response could arrive later.
     */
    handOver() {
      clearTimeout(timer.current)
      if (form.current) requested.current = read(form.current)
      snapshot()
    },
  }
}

type Control = HTMLInputElement | HTMLSelectElement

/**
 * Returns the fields of answers; for radio buttons their group. If several selects share a name,
 * each answer of that name has the next of them.
 */
function fieldsOf(form: HTMLFormElement | null, answers: readonly Answer[]) {
  const counts = new Map<string, number>()
  return answers.flatMap(({ name, value }) => {
    const index = counts.get(name) ?? 0
    counts.set(name, index + 1)
    const named = form?.elements.namedItem(name) as Control | NodeListOf<Control> | null | undefined
    const areSelects = named instanceof RadioNodeList && named[0] instanceof HTMLSelectElement
    const control = (areSelects ? named[index] : named) as
      | Control
      | RadioNodeList
      | null
      | undefined
    return control ? [{ key: `${name} ${index}`, control, value }] : []
  })
}

/** Returns the answers of a form as a query string, without empty ones. */
function answersOf(form: HTMLFormElement): string {
  return toQuery(
    [...new FormData(form)].flatMap(([name, value]) =>
      typeof value === 'string' ? [{ name, value: value.trim() }] : []
    )
  )
}

type FormAddress = { shown: string; read: (form: HTMLFormElement) => string }

type Answer = { name: string; value: string }

/** Returns answers as a query string, without empty ones. */
export function toQuery(answers: readonly Answer[]): string {
  const given = answers.filter(({ value }) => value !== '')
  return new URLSearchParams(given.map(({ name, value }) => [name, value])).toString()
}
