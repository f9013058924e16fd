import type { ComponentType } from 'react'
import type { Locale } from '#shared/locales'
import { FetchedTexts } from '~/context/useText'
import { SolidViewer, type SolidViewerProps } from '~/solid/lazy/SolidViewer'
import { fetchTexts } from '~/ui/loading/fetchTexts'

/**
 * Returns the viewer of solids with its texts, which are not among the props of the page.
 *
 * @throws an error if the texts cannot be loaded
 */
export async function openViewer(
  locale: Locale
): Promise<{ Viewer: ComponentType<SolidViewerProps> }> {
  const texts = await fetchTexts(`/api/solid/texts/${locale}`, 'solid.label')
  return {
    Viewer: (props) => (
      <FetchedTexts value={texts}>
        <SolidViewer {...props} />
      </FetchedTexts>
    ),
  }
}
