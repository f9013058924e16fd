import { type ComponentType, createElement, Suspense, use, useEffect, useRef } from 'react'
import { whenApproached } from '~/ui/whenApproached'

/**
 * A part of a page that is large, works by itself as the server has rendered it, and is taken over
 * when the visitor comes near. In a document the page does not wait for its code, and if that never
 * comes the part stays as it is. A page exports `load` as its `loadParts`, so that the server, and
 * visits inside the site, have it in time.
 */
export function laterPart<Props extends object>(importPart: () => Promise<ComponentType<Props>>) {
  let inTime: ComponentType<Props> | undefined
  let onApproach: Promise<ComponentType<Props>> | undefined
  let approach: (() => void) | undefined
  const approached = new Promise<void>((resolve) => (approach = resolve))

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

  function Part(props: Props) {
    const place = useRef<HTMLDivElement>(null)

    useEffect(() => {
      if (inTime || !place.current) return
      const stay = new AbortController()
      whenApproached(place.current, () => approach?.(), stay.signal)
      return () => stay.abort()
    }, [])

    return (
      <div ref={place}>
        <Suspense>
          <LoadedPart {...props} />
        </Suspense>
      </div>
    )
  }

  return { Part, load }
}
