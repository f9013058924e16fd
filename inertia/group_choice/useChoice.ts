import { router, usePage } from '@inertiajs/react'
import {
  type MouseEvent,
  type SubmitEvent,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react'
import { flushSync } from 'react-dom'
import type { ShownChoice } from '#catalogue/choice/shown_choice'
import { CHOICE_ANCHOR } from '#shared/anchors'
import {
  CHOICE_RELOAD,
  type ChoiceValues,
  type ChoosableArticle,
  type RequestedChoice,
  resolveChoice,
  withChoice,
} from '#shared/article_choice'
import { hasModifierKey } from '~/ui/hasModifierKey'
import { isRestored } from '~/ui/isRestored'

/** Debounce of a typed height, in milliseconds. */
const DEBOUNCE = 400

/**
 * Connects the choice of a group with the query string of its page. A change is resolved at once,
 * and requested from the server, which returns the texts and the drawing that belong to it. A typed
 * height is requested after a debounce. A choice made before hydration is requested, too.
 *
 * @param choice the choice that the server resolved
 * @param articles the articles of the group
 */
export function useChoice(choice: ShownChoice, articles: readonly ChoosableArticle[]) {
  const { url } = usePage()
  const [path, query = ''] = url.split('#')[0].split('?')
  const form = useRef<HTMLFormElement>(null)
  const timer = useRef<number>(undefined)
  const isHydrated = useRef(false)
  const [pending, setPending] = useState<string>()

  /** The height that the server has read stays until it has read the new one. */
  const shown =
    pending === undefined
      ? choice
      : { ...choice, ...resolveChoice(articles, requestOf(pending, choice.height)) }

  /** The fields follow the choice, except for a text that is being typed. */
  const follow = useEffectEvent(() => {
    if (!form.current) return
    const { h = '' } = valuesOf(form.current)
    const field = form.current.elements.namedItem('h')
    if (isHydrated.current) {
      if (field instanceof HTMLInputElement && field !== document.activeElement) {
        field.value = choice.typed
      }
    } else if (isRestored()) {
      form.current.reset()
    } else {
      const { article, colour, length } = valuesOf(form.current)
      const changed = {
        ...(article && article !== choice.article && { article }),
        ...(colour && colour !== choice.colour && { colour }),
        ...(length && Number(length) !== choice.length && { length }),
      }
      if (h !== choice.typed || Object.keys(changed).length > 0) visit(changed)
    }
    isHydrated.current = true
  })
  useEffect(() => follow(), [choice])
  useEffect(() => () => clearTimeout(timer.current), [path])

  /** Returns the query string with some parts changed. */
  function queryWith(values: ChoiceValues): string {
    return withChoice(pending ?? query, values)
  }

  function visit(values: ChoiceValues) {
    clearTimeout(timer.current)
    timer.current = undefined
    const next = queryWith({ h: form.current ? valuesOf(form.current).h : undefined, ...values })
    setPending(next)
    router.get(
      next === '' ? path : `${path}?${next}`,
      {},
      {
        only: CHOICE_RELOAD.only,
        replace: true,
        preserveScroll: true,
        preserveState: true,
        onFinish: () => setPending((current) => (current === next ? undefined : current)),
      }
    )
  }

  return {
    shown,
    /** The article that the visitor has chosen; one that follows from height or colour is not. */
    asked: new URLSearchParams(pending ?? query).get('article'),
    choose: visit,
    type: (h: string) => {
      clearTimeout(timer.current)
      timer.current = window.setTimeout(() => visit({ h: h.trim() }), DEBOUNCE)
    },
    /** Requests a typed height at once, for a field that is left before the debounce is over. */
    flush: () => {
      if (timer.current !== undefined) visit({})
    },
    /**
     * Returns the props of a link that changes parts of the choice. With JavaScript the focus moves
     * to the first article or colour in the element with the id `target`: the one that it chooses.
     */
    link: (values: ChoiceValues, target: string) => ({
      href: `?${queryWith(values)}#${CHOICE_ANCHOR}`,
      onClick(event: MouseEvent) {
        if (hasModifierKey(event)) return
        event.preventDefault()
        const field = form.current?.elements.namedItem('h')
        if (field instanceof HTMLInputElement && values.h !== undefined) field.value = values.h
        flushSync(() => visit(values))
        const chosen = '[name=article],[name=colour]'
        document.getElementById(target)?.querySelector<HTMLElement>(chosen)?.focus()
      },
    }),
    /** The props of the form, which also works without JavaScript. */
    form: {
      ref: form,
      method: 'get',
      action: `${path}#${CHOICE_ANCHOR}`,
      onSubmit(event: SubmitEvent<HTMLFormElement>) {
        event.preventDefault()
        visit({})
      },
    },
  }
}

/** Connects the controls of a choice with it. */
export type ChoiceControls = ReturnType<typeof useChoice>

function valuesOf(form: HTMLFormElement): ChoiceValues {
  const values = [...new FormData(form)].map(([name, value]) => [
    name,
    typeof value === 'string' ? value.trim() : '',
  ])
  return Object.fromEntries(values) as ChoiceValues
}

function requestOf(query: string, height: number | undefined): RequestedChoice {
  const parameters = new URLSearchParams(query)
  const length = parameters.get('length')
  return {
    height: parameters.has('h') ? height : undefined,
    article: parameters.get('article') ?? undefined,
    colour: parameters.get('colour') ?? undefined,
    length: length ? Number(length) : undefined,
    fixing: parameters.get('fixing') ?? undefined,
  }
}
