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
import { ErrorBoundary } from '~/ui/errors/ErrorBoundary'
import { ErrorFallback } from '~/ui/errors/ErrorFallback'
import { retryableImport } from '~/ui/loading/retryableImport'
import { whenNearViewportOrTouched } from '~/ui/loading/whenNearViewportOrTouched'

/**
 * Lazy hydration of a large component that works as server-rendered HTML. It is hydrated when it is
 * about to enter the viewport, or is touched. A document does not wait for its code; if the code
 * cannot be loaded, the HTML stays. A page exports the returned `preload`, so that the server, and
 * visits inside the site, have the code before they render.
 *
 * React discards the server's HTML if it cannot hydrate it: if something else has changed the
 * document (links for telephone numbers, extensions), or the component's props change before. Then
 * the server's HTML is restored until the code is loaded, or permanently if it cannot be loaded.
 *
 * @param id the id of the element around the component
 * @param load imports the module with the component
 * @param pick returns the component of the module
 */
export function lazyHydration<Module, Props extends object>(
  id: string,
  load: () => Promise<Module>,
  pick: (module: Module) => ComponentType<Props>
) {
  const importModule = retryableImport(load)
  const importComponent = () => importModule().then(pick)
  let preloaded: ComponentType<Props> | undefined
  let loading: Promise<ComponentType<Props>> | undefined
  let hydrate: (() => void) | undefined
  const hydration = new Promise<void>((resolve) => (hydrate = resolve))

  const serverHtml =
    typeof document === 'undefined' ? [] : [...(document.getElementById(id)?.children ?? [])]

  async function preload() {
    preloaded ??= await importComponent()
  }

  /**
   * Imports at once, since the visitor may be offline later; imports again on hydration if that
   * failed.
   */
  async function loadForHydration() {
    const early = importComponent().catch(() => undefined)
    await hydration
    return (await early) ?? importComponent().catch(() => new Promise<never>(() => {}))
  }

  function LoadedComponent(props: Props) {
    if (preloaded) return createElement(preloaded, props)
    return createElement(use((loading ??= loadForHydration())), props)
  }

  /** The server's HTML. Rendered in the browser only, after React has discarded it. */
  function ServerHtml() {
    const element = useRef<HTMLDivElement>(null)

    useLayoutEffect(() => {
      element.current?.append(...serverHtml)
      hydrate?.()
      return () => {
        const focused = document.activeElement
        const forms = serverHtml.filter((node) => node instanceof HTMLFormElement)
        void import('~/ui/lazy/transferFormState').then(({ transferFormState }) => {
          for (const form of forms) transferFormState(form, focused)
        })
      }
    }, [])

    return <div ref={element} />
  }

  /** After a visit inside the site there is no HTML from the server. */
  const fallback = serverHtml.length > 0 ? <ServerHtml /> : <ErrorFallback />

  function LazyComponent(props: Props) {
    const element = useRef<HTMLDivElement>(null)

    useEffect(() => {
      if (preloaded || !element.current) return
      const controller = new AbortController()
      whenNearViewportOrTouched(element.current, () => hydrate?.(), controller.signal)
      return () => controller.abort()
    }, [])

    return (
      <div ref={element} id={id}>
        <ErrorBoundary content={props} fallback={fallback}>
          <Suspense fallback={<ServerHtml />}>
            <LoadedComponent {...props} />
          </Suspense>
        </ErrorBoundary>
      </div>
    )
  }

  /** Memoized: rendered again, React would have to hydrate at once, or discard the HTML. */
  return { Component: memo(LazyComponent), preload }
}
