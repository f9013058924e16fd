import {
  type ComponentType,
  createElement,
  memo,
  Suspense,
  use,
  useEffect,
  useLayoutEffect,
  useRef,
} from 'react'
import { BrokenPart } from '~/ui/BrokenPart'
import { ErrorBoundary } from '~/ui/ErrorBoundary'
import { whenApproached } from '~/ui/whenApproached'

/**
 * A part of a page that is large, works by itself as the server has rendered it, and is taken over
 * when the visitor comes near. In a document the page does not wait for its code, and if that never
 * comes the part stays as it is. A page exports `load` as its `loadParts`, so that the server, and
 * visits inside the site, have it in time.
 *
 * React drops what the server has rendered if it cannot take it over: where something else has changed
 * the document (links for telephone numbers, extensions), or the part's props change before. It stands
 * there again until its code has come, which is then used at once, and for good if the code fails.
 *
 * @param id of the element around it
 */
export function laterPart<Props extends object>(
  id: string,
  importPart: () => Promise<ComponentType<Props>>
) {
  let inTime: ComponentType<Props> | undefined
  let onApproach: Promise<ComponentType<Props>> | undefined
  let approach: (() => void) | undefined
  const approached = new Promise<void>((resolve) => (approach = resolve))

  /** What the server has rendered. */
  const rendered =
    typeof document === 'undefined' ? [] : [...(document.getElementById(id)?.children ?? [])]

  async function load() {
    inTime ??= await importPart()
  }

  /** Fetches the code at once, lest there be no connection any more when it is needed, or else then. */
  async function loadOnApproach() {
    const early = importPart().catch(() => undefined)
    await approached
    return (await early) ?? importPart().catch(() => new Promise<never>(() => {}))
  }

  function LoadedPart(props: Props) {
    if (inTime) return createElement(inTime, props)
    return createElement(use((onApproach ??= loadOnApproach())), props)
  }

  /** Rendered by the browser alone: on the server and during hydration the part itself is. */
  function RenderedPart() {
    const place = useRef<HTMLDivElement>(null)

    useLayoutEffect(() => {
      place.current?.append(...rendered)
      approach?.()
      return () => {
        const focused = document.activeElement
        const forms = rendered.filter((element) => element instanceof HTMLFormElement)
        void import('~/ui/lazy/carryEntriesOver').then(({ carryEntriesOver }) => {
          for (const form of forms) carryEntriesOver(form, focused)
        })
      }
    }, [])

    return <div ref={place} />
  }

  /** A visit inside the site has no part of the server's. */
  const withoutCode = rendered.length > 0 ? <RenderedPart /> : <BrokenPart />

  function Part(props: Props) {
    const place = useRef<HTMLDivElement>(null)

    useEffect(() => {
      if (inTime || !place.current) return
      const stay = new AbortController()
      whenApproached(place.current, () => approach?.(), stay.signal)
      return () => stay.abort()
    }, [])

    return (
      <div ref={place} id={id}>
        <ErrorBoundary content={props} fallback={withoutCode}>
          <Suspense fallback={<RenderedPart />}>
            <LoadedPart {...props} />
          </Suspense>
        </ErrorBoundary>
      </div>
    )
  }

  /** Rendered again with the same props, React would have to take over the part at once, or drop it. */
  return { Part: memo(Part), load }
}
