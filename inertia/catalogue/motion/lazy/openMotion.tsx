import type { ComponentType } from 'react'
import type { Still } from '#drawings/step_motion'
import { MOTION_FILE } from '#shared/group_files'
import type { Locale } from '#shared/locales'
import type { ShownGuide } from '~/catalogue/InstallationStrip'
import { MotionDialog } from '~/catalogue/motion/lazy/MotionDialog'
import { fetchWithTimeout } from '~/ui/loading/fetchWithTimeout'
import { withFetchedTexts } from '~/ui/loading/withFetchedTexts'

/**
 * Returns the dialog with the motion of a guide, whose drawings and texts are not among the props
 * of the page.
 *
 * @param folder the URL of the guide's drawings
 * @throws an error if drawings or texts cannot be loaded
 */
export async function openMotion(
  folder: string,
  locale: Locale
): Promise<{ Dialog: ComponentType<{ guide: ShownGuide; onClose: () => void }> }> {
  const [Dialog, stills] = await Promise.all([
    withFetchedTexts(MotionDialog, `/api/drawings/texts/${locale}`, 'drawings.motion.step'),
    fetchStills(`${folder}/${MOTION_FILE}`),
  ])
  return { Dialog: (props) => <Dialog {...props} stills={stills} /> }
}

/** @throws an error if the request fails, or the response is not ours but a proxy's */
async function fetchStills(address: string): Promise<readonly Still[]> {
  const { response, body } = await fetchWithTimeout(address)
  const stills = body as Still[] | null | undefined
  if (!response.ok || !stills?.[0]?.shapes) throw new Error(`No motion: ${response.status}`)
  return stills
}
