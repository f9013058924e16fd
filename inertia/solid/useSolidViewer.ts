import type { Locale } from '#shared/locales'
import { useShared } from '~/context/useShared'
import { retryableImport } from '~/ui/loading/retryableImport'
import { useLazyModule } from '~/ui/loading/useLazyModule'

const importViewer = retryableImport(() => import('~/solid/lazy/openViewer'))
const loadViewer = async (locale: Locale) => (await importViewer()).openViewer(locale)

/** Loads the viewer of 3-D models on demand. */
export function useSolidViewer() {
  const { locale } = useShared()
  return useLazyModule(loadViewer, locale)
}

export type LazyViewer = ReturnType<typeof useSolidViewer>
