import { router } from '@inertiajs/react'
import { type SubmitEvent, useEffect, useEffectEvent, useRef } from 'react'
import { useCurrentPath } from '~/context/useCurrentPath'
import { isRestored } from '~/ui/isRestored'

/** Debounce of a change, in milliseconds. */
const PAUSE = 350

/**
 * Connects a form whose answers are the query of the page: a change visits the page after a debounce, at
 * once when a text field is left or the form is sent. Each choice adds an entry to the history; further
 * typing in the same field replaces it.
 *
 * The fields follow the URL, also after a step back. What was entered since the request, or before
 * hydration, stays and is sent.
 *
 * @param answers the answers that the page shows, by field
 * @param isLive whether changes are sent before the form is
 * @param address the query that the page shows and one that reads a form, where it is not its answers
 */
export function useFilterVisits(
  answers: readonly Answer[],
  isLive = () => true,
  { shown, read }: FormAddress = { shown: toQuery(answers), read: answersOf }
) {
  const path = useCurrentPath()
  const form = useRef<HTMLFormElement>(null)
  const timer = useRef<number>(undefined)
  /** The query of the last request, and the field whose typing added the last entry to the history. */
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
    if (isLive()) timer.current = window.setTimeout(() => visit(name), PAUSE)
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
        /** A failed request can be repeated with the same answers. */
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
    /** Makes a form of it, which works before and without JavaScript too. */
    form: {
      ref: form,
      method: 'get',
      action: path,
      onSubmit(event: SubmitEvent<HTMLFormElement>) {
        event.preventDefault()
        flush()
      },
    },
    /** A select was changed. */
    choose: () => schedule(),
    /** A text field was changed. */
    type: (name: string) => schedule(name),
    /** Sends a pending change at once: the form is submitted or a field is left. */
    flush,
    /** Records the values of the fields, for a visit that is made elsewhere. */
    snapshot,
  }
}

type Control = HTMLInputElement | HTMLSelectElement

/**
 * The fields of answers; of radio buttons the group. Where selects share a name, each answer of that
 * name has the next of them.
 */
function fieldsOf(form: HTMLFormElement | null, answers: readonly Answer[]) {
  const places = new Map<string, number>()
  return answers.flatMap(({ name, value }) => {
    const place = places.get(name) ?? 0
    places.set(name, place + 1)
    const named = form?.elements.namedItem(name) as Control | NodeListOf<Control> | null | undefined
    const areSelects = named instanceof RadioNodeList && named[0] instanceof HTMLSelectElement
    const control = (areSelects ? named[place] : named) as
      | Control
      | RadioNodeList
      | null
      | undefined
    return control ? [{ key: `${name} ${place}`, control, value }] : []
  })
}

/** The answers of a form as a query; open questions are left out. */
function answersOf(form: HTMLFormElement): string {
  return toQuery(
    [...new FormData(form)].flatMap(([name, value]) =>
      typeof value === 'string' ? [{ name, value: value.trim() }] : []
    )
  )
}

type FormAddress = { shown: string; read: (form: HTMLFormElement) => string }

type Answer = { name: string; value: string }

/** Answers as they stand in an address. */
export function toQuery(answers: readonly Answer[]): string {
  const given = answers.filter(({ value }) => value !== '')
  return new URLSearchParams(given.map(({ name, value }) => [name, value])).toString()
}
