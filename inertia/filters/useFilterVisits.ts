import { router } from '@inertiajs/react'
import { type SubmitEvent, useEffect, useEffectEvent, useRef } from 'react'
import { useCurrentPath } from '~/context/useCurrentPath'
import { isRestored } from '~/ui/isRestored'

/** How long nothing must change until a choice counts as settled, in ms: not at every key. */
const PAUSE = 350

/**
 * Visits the page anew for what its form says: once for each choice that has settled, by a pause, by
 * leaving the field or by sending the form. A choice adds an entry to the history; while somebody goes
 * on typing in a field, the entry that this field has added is replaced.
 *
 * The fields follow the address, after a step back too. What has been entered since the page was
 * asked for stays and takes effect, be it before the page was alive.
 *
 * @param answers what the page shows in each field
 * @param isLive whether answers take effect before the form is sent
 * @param address what the page shows and what a form says, as queries, where that is not its answers
 */
export function useFilterVisits(
  answers: readonly Answer[],
  isLive = () => true,
  { shown, read }: FormAddress = { shown: toQuery(answers), read: answersOf }
) {
  const path = useCurrentPath()
  const form = useRef<HTMLFormElement>(null)
  const timer = useRef<number>(undefined)
  /** The answers that were asked for last, and the field whose entry in the history is the last. */
  const asked = useRef<string | undefined>(shown)
  const field = useRef<string>(undefined)
  /** What each field said when the page was asked for. */
  const known = useRef(new Map<string, string>())

  const follow = useEffectEvent(() => {
    const isFirst = known.current.size === 0
    asked.current = shown
    for (const { key, control, value } of fieldsOf(form.current, answers)) {
      const before = known.current.get(key) ?? (isRestored() ? control.value : value)
      known.current.set(key, before)
      if (control.value !== before && control.value !== value) {
        if (isFirst) settleSoon()
      } else if (control !== document.activeElement || control instanceof HTMLSelectElement) {
        control.value = value
        known.current.set(key, value)
      }
    }
  })
  useEffect(() => follow(), [shown])
  useEffect(() => {
    const { current: fields } = known
    return () => {
      clearTimeout(timer.current)
      fields.clear()
    }
  }, [])

  function settleSoon(name?: string) {
    clearTimeout(timer.current)
    if (isLive()) timer.current = window.setTimeout(() => visit(name), PAUSE)
  }

  function visit(name?: string, onShown?: () => void) {
    clearTimeout(timer.current)
    if (!form.current) return
    const query = read(form.current)
    if (query === asked.current) return
    asked.current = query
    remember()
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
        /** What did not come can be asked for again, with the same answers. */
        onFinish: () => {
          if (!isShown && asked.current === query) asked.current = undefined
        },
      }
    )
  }

  function remember() {
    for (const { key, control } of fieldsOf(form.current, answers)) {
      known.current.set(key, control.value)
    }
  }

  function settle(onShown?: () => void) {
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
        settle()
      },
    },
    /** A select has another value. */
    choose: () => settleSoon(),
    /** Somebody types in a field. */
    type: (name: string) => settleSoon(name),
    /** The form is sent, or a field is left: what is typed next is another choice. */
    settle,
    /** The page is asked for what the fields say now, by somebody else. */
    remember,
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
