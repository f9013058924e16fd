import type { SharedProps } from '@adonisjs/inertia/types'
import { router } from '@inertiajs/react'
import { useEffect, useState } from 'react'

/** The props of every page that the studio needs; none on a page of Vite's own. */
type Shown = Partial<Pick<SharedProps, 'currentRoute' | 'locale'>>

/** Returns the key and the language of the page that is shown; the key is null on error pages. */
export function useShownPage(): { key: string | null; locale: string } {
  const [shown, setShown] = useState<Shown>(() => (history.state?.page ?? pageOfDocument()).props)
  useEffect(() => router.on('navigate', ({ detail }) => setShown(detail.page.props as never)), [])
  const { currentRoute, locale } = shown
  return { key: currentRoute ?? null, locale: locale ?? document.documentElement.lang }
}

/** The page that the document came with: Inertia may not have started yet. */
function pageOfDocument(): { props: Shown } {
  const page = document.querySelector('script[data-page]')?.textContent
  return JSON.parse(page ?? '{"props":{}}')
}
