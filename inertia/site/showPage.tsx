import type { createInertiaApp } from '@inertiajs/react'
import { type ReactNode, StrictMode, startTransition, useEffect } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'

type Setup = NonNullable<NonNullable<Parameters<typeof createInertiaApp>[0]>['setup']>

/**
 * Hydrates the page that the server has rendered, or renders it. Inside a transition React hydrates
 * in slices of a few milliseconds, so that the browser stays responsive; what is clicked meanwhile
 * hydrates first. In development StrictMode runs each effect twice, which shows effects without a
 * cleanup.
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

  /** If the HTML is not what the server has rendered, React renders it or a part of it anew. */
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

/** The attribute by which Inertia identifies its elements in the head. */
const MARK = 'data-inertia'

/**
 * Removes Inertia's mark from the elements that the server has rendered into the head. As it
 * starts, Inertia removes marked elements and adds them after the page has rendered: meanwhile the
 * document would have no title.
 *
 * @returns each element with the value of its mark
 */
function removeHeadMarkers(): (readonly [Element, string])[] {
  return Array.from(document.head.querySelectorAll(`[${MARK}]`), (element) => {
    const mark = element.getAttribute(MARK) ?? ''
    element.removeAttribute(MARK)
    return [element, mark] as const
  })
}

/**
 * Restores the marks after the page has rendered, before Inertia compares the elements with its
 * own.
 */
function RestoreHeadMarkers(props: {
  elements: ReturnType<typeof removeHeadMarkers>
  children: ReactNode
}) {
  const { elements, children } = props
  useEffect(() => {
    for (const [element, mark] of elements) element.setAttribute(MARK, mark)
    /** Inertia cannot reload a page before its effects have run, which do so before this one. */
    if (import.meta.hot) void import('~/site/development')
  }, [elements])
  return children
}
