import type { createInertiaApp } from '@inertiajs/react'
import { type ReactNode, StrictMode, startTransition, useEffect } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'

type Setup = NonNullable<NonNullable<Parameters<typeof createInertiaApp>[0]>['setup']>

/**
 * Takes over the page that the server has rendered, or renders it anew. As a transition React does so
 * in slices of a few milliseconds, between which the browser answers the visitor; what is clicked
 * meanwhile is taken over at once. In development StrictMode runs each effect twice, so that one that
 * does not clean up is seen.
 */
export function showPage({ el, App, props }: Parameters<Setup>[0]) {
  if (!el) return
  const page = (
    <StrictMode>
      <RestoreHeadMarkers elements={removeHeadMarkers()}>
        <App {...props} />
      </RestoreHeadMarkers>
    </StrictMode>
  )
  const forms = [...el.querySelectorAll('form')]
  let focused = document.activeElement
  el.addEventListener('focusin', ({ target }) => (focused = target as Element))

  /** Where the document is not what the server has rendered, React renders it or a part of it anew. */
  function onRecoverableError(error: unknown) {
    reportError(error)
    void import('~/ui/lazy/transferFormState').then(({ transferFormState }) => {
      for (const form of forms) transferFormState(form, focused)
    })
  }

  startTransition(() => {
    if (el.hasAttribute('data-server-rendered')) hydrateRoot(el, page, { onRecoverableError })
    else createRoot(el).render(page)
  })
}

/** By which Inertia knows the elements of the head that are its own. */
const MARK = 'data-inertia'

/**
 * Takes Inertia's mark off what the server has put into the head. Inertia empties its part of the head as
 * it starts and fills it once the page stands: all the while the page would have no title.
 *
 * @returns each element with its mark
 */
function removeHeadMarkers(): (readonly [Element, string])[] {
  return Array.from(document.head.querySelectorAll(`[${MARK}]`), (element) => {
    const mark = element.getAttribute(MARK) ?? ''
    element.removeAttribute(MARK)
    return [element, mark] as const
  })
}

/** Marks the elements of the head again once the page stands, before Inertia compares them with its own. */
function RestoreHeadMarkers(props: {
  elements: ReturnType<typeof removeHeadMarkers>
  children: ReactNode
}) {
  const { elements, children } = props
  useEffect(() => {
    for (const [element, mark] of elements) element.setAttribute(MARK, mark)
  }, [elements])
  return children
}
