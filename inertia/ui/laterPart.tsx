import { type ComponentType, createElement, Suspense, use } from 'react'

/**
 * A part of a page whose code is not waited for when the page comes as a document: the part that the
 * server has rendered works by itself until then, and for good if the code never comes. A page
 * exports `load` as its `loadParts`, so that the server, and visits inside the site, have it in time.
 */
export function laterPart<Props extends object>(importPart: () => Promise<ComponentType<Props>>) {
  let component: ComponentType<Props> | undefined
  let inTime: Promise<ComponentType<Props>> | undefined

  async function load() {
    component ??= await importPart()
    return component
  }

  function LoadedPart(props: Props) {
    inTime ??= load().catch(() => new Promise(() => {}))
    return createElement(component ?? use(inTime), props)
  }

  function Part(props: Props) {
    return (
      <Suspense>
        <LoadedPart {...props} />
      </Suspense>
    )
  }

  return { Part, load }
}
