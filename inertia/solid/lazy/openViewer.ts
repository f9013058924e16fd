import type { ComponentType } from 'react'
import type { Locale } from '#shared/locales'
import { SolidViewer, type SolidViewerProps } from '~/solid/lazy/SolidViewer'
import { withFetchedTexts } from '~/ui/loading/withFetchedTexts'

/**
 * Returns the viewer of solids with its texts, which are not among the props of the page.
 *
 * @throws an error if the texts cannot be loaded
 */
export async function openViewer(
  locale: Locale
): Promise<{ Viewer: ComponentType<SolidViewerProps> }> {
  return {
    Viewer: await withFetchedTexts(SolidViewer, `/api/solid/texts/${locale}`, 'solid.label'),
  }
}
