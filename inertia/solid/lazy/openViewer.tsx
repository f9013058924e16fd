import type { ComponentType } from 'react'
import type { Locale } from '#shared/locales'
import type { Messages } from '#shared/messages'
import { LaterTexts } from '~/context/useText'
import { SolidViewer, type SolidViewerProps } from '~/solid/lazy/SolidViewer'
import { fetchInTime } from '~/ui/fetchInTime'

/**
 * The viewer of solids with its texts, on a page that has neither.
 *
 * @throws what keeps the texts from coming
 */
export async function openViewer(
  locale: Locale
): Promise<{ Viewer: ComponentType<SolidViewerProps> }> {
  const { answer, body } = await fetchInTime(`/api/solid/texts/${locale}`)
  if (!answer.ok) throw new Error(`No texts for the solid: ${answer.status}`)
  return {
    Viewer: (props) => (
      <LaterTexts value={body as Messages}>
        <SolidViewer {...props} />
      </LaterTexts>
    ),
  }
}
