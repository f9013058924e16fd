import { type RefObject, useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import type { Hit } from '#search/hits'
import type { Locale } from '#shared/locales'
import { useShared } from '~/context/useShared'
import { useText } from '~/context/useText'
import { HitPicture } from '~/search/HitPicture'
import { hitLink } from '~/search/hitLink'
import { MarkedText } from '~/search/MarkedText'
import { fetchWithTimeout } from '~/ui/loading/fetchWithTimeout'

/** The debounce of suggestions, in milliseconds. */
const DEBOUNCE = 120

type SuggestionListProps = {
  /** The field, to which the attributes of a combobox are added. */
  input: RefObject<HTMLInputElement | null>
  /** The path of the search page. */
  path: string
}

/** The suggestions for a query. */
type Suggestions = { q: string; hits: Hit[] }

/**
 * Suggestions below the search field (WAI-ARIA combobox with a listbox). The focus stays in the
 * field: arrow keys move through the list, Enter follows the active suggestion or submits the form,
 * Escape closes the list.
 */
export function SuggestionList({ input, path }: SuggestionListProps) {
  const t = useText()
  const { locale } = useShared()
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const { suggestions, active, setActive, schedule, close } = useSuggestions(locale)
  const isOpen = suggestions !== undefined && suggestions.hits.length > 0
  const count = isOpen ? suggestions.hits.length + 1 : 0

  useLayoutEffect(() => {
    const field = input.current
    if (!field) return
    field.setAttribute('role', 'combobox')
    field.setAttribute('aria-autocomplete', 'list')
    field.setAttribute('aria-haspopup', 'listbox')
    field.setAttribute('aria-expanded', String(isOpen))
    field.setAttribute('aria-controls', id)
    if (isOpen && active >= 0) {
      field.setAttribute('aria-activedescendant', `${id}-${active}`)
      document.getElementById(`${id}-${active}`)?.scrollIntoView({ block: 'nearest' })
    } else field.removeAttribute('aria-activedescendant')
  }, [input, id, isOpen, active])

  /** Removes the attributes of a combobox on unmount. */
  useLayoutEffect(() => {
    const field = input.current
    return () => {
      for (const name of COMBOBOX) field?.removeAttribute(name)
    }
  }, [input])

  /**
   * A layout effect: after painting, a key could be handled with the state of the previous list.
   */
  useLayoutEffect(() => {
    const field = input.current
    if (!field) return
    const onInput = () => schedule(field.value)
    const onKeyDown = (event: KeyboardEvent) => {
      const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
      if (step !== undefined && isOpen) {
        event.preventDefault()
        /** Wraps around; -1 is the field itself. */
        setActive((current) => ((current + 1 + step + count + 1) % (count + 1)) - 1)
      } else if (step !== undefined) schedule(field.value)
      else if (event.key === 'Enter' && isOpen && active >= 0) {
        event.preventDefault()
        document.getElementById(`${id}-${active}`)?.click()
      } else if (event.key === 'Enter' || event.key === 'Tab') close()
      else if (event.key === 'Escape' && isOpen) {
        event.preventDefault()
        close()
      }
    }
    const onLeave = ({ relatedTarget }: FocusEvent) => {
      if (!list.current?.contains(relatedTarget as Node | null)) close()
    }
    const controller = new AbortController()
    const { signal } = controller
    field.addEventListener('input', onInput, { signal })
    field.addEventListener('keydown', onKeyDown, { signal })
    field.addEventListener('focusout', onLeave, { signal })
    return () => controller.abort()
  })

  return (
    <>
      <output className="sr-only">
        {suggestions && t('search.suggested', { count: suggestions.hits.length })}
      </output>
      <div
        ref={list}
        id={id}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- options here are links with pictures
        role="listbox"
        tabIndex={-1}
        aria-label={t('search.suggestions')}
        hidden={!isOpen}
        /** Prevents the field from losing the focus. */
        onMouseDown={(event) => event.preventDefault()}
        className="absolute inset-x-0 top-full z-30 mt-1 max-h-[70dvh] overflow-y-auto border border-ink bg-paper"
      >
        {isOpen &&
          Array.from(groupsOf(suggestions.hits), ([kind, hits]) => (
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a group of options is no fieldset
            <div key={kind} role="group" aria-labelledby={`${id}-${kind}`}>
              <p
                id={`${id}-${kind}`}
                role="presentation"
                className="px-4 pt-3 pb-1 text-xs font-medium text-steel"
              >
                {t(`search.kind.${kind}`)}
              </p>
              {hits.map(({ hit, index }) => (
                <Option key={hit.id} id={`${id}-${index}`} hit={hit} isActive={index === active} />
              ))}
            </div>
          ))}
        {isOpen && (
          <a
            id={`${id}-${count - 1}`}
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- it is a link
            role="option"
            aria-selected={active === count - 1}
            tabIndex={-1}
            href={`${path}?${new URLSearchParams({ q: suggestions.q })}`}
            onClick={close}
            className={`mt-2 block border-t border-hairline px-4 py-3 font-medium hover:bg-sand ${active === count - 1 ? ACTIVE : ''}`}
          >
            {t('search.all_results', { query: suggestions.q })}
          </a>
        )}
      </div>
    </>
  )
}

/** The attributes of a combobox. */
const COMBOBOX = [
  'role',
  'aria-autocomplete',
  'aria-haspopup',
  'aria-expanded',
  'aria-controls',
  'aria-activedescendant',
]

const ACTIVE = 'bg-sand outline-2 -outline-offset-2 outline-ink'

function Option({ id, hit, isActive }: { id: string; hit: Hit; isActive: boolean }) {
  return (
    <a
      {...hitLink(hit)}
      id={id}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- it is a link
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      className={`flex min-h-14 items-center gap-4 px-4 py-2 hover:bg-sand ${isActive ? ACTIVE : ''}`}
    >
      <HitPicture hit={hit} className="size-10 shrink-0" />
      <span className="min-w-0" lang={hit.lang}>
        {hit.number && <span className="mr-2">{hit.number}</span>}
        <MarkedText text={hit.title} />
      </span>
    </a>
  )
}

/** Validates the response, which may be a proxy's. */
function isHits(body: unknown): body is Hit[] {
  return (
    Array.isArray(body) &&
    body.every((hit: Partial<Hit> | null) => hit?.kind && hit.href && Array.isArray(hit.title))
  )
}

/** Groups hits by kind, with their positions in the list. */
function groupsOf(hits: readonly Hit[]) {
  return Map.groupBy(
    hits.map((hit, index) => ({ hit, index })),
    ({ hit }) => hit.kind
  )
}

/** Fetches suggestions after a debounce; only the response to the last request is used. */
function useSuggestions(locale: Locale) {
  const [suggestions, setSuggestions] = useState<Suggestions>()
  /** The position of the active suggestion; -1 for none. */
  const [active, setActive] = useState(-1)
  const timer = useRef<number>(undefined)
  const request = useRef<AbortController>(undefined)

  useEffect(
    () => () => {
      clearTimeout(timer.current)
      request.current?.abort()
    },
    []
  )

  function suggest(next: Suggestions | undefined) {
    setSuggestions(next)
    setActive(-1)
  }

  function cancel() {
    clearTimeout(timer.current)
    request.current?.abort()
  }

  async function fetchHits(q: string) {
    const { signal } = (request.current = new AbortController())
    const address = `/api/search/${locale}?${new URLSearchParams({ q })}`
    try {
      const { response, body } = await fetchWithTimeout(address, { signal })
      suggest(response.ok && isHits(body) ? { q, hits: body } : undefined)
    } catch {
      /** Without suggestions the form still works. */
      if (!signal.aborted) suggest(undefined)
    }
  }

  function schedule(entered: string) {
    cancel()
    const q = entered.trim()
    if (q === '') suggest(undefined)
    else timer.current = window.setTimeout(() => void fetchHits(q), DEBOUNCE)
  }

  function close() {
    cancel()
    suggest(undefined)
  }

  return { suggestions, active, setActive, schedule, close }
}
