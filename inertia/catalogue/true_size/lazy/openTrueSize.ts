import type { ComponentType } from 'react'
import type { Locale } from '#shared/locales'
import { TrueSizeDialog, type TrueSizeProps } from '~/catalogue/true_size/lazy/TrueSizeDialog'
import { withFetchedTexts } from '~/ui/loading/withFetchedTexts'

/**
 * Returns the dialog with a cross-section at true size, with its texts, which are not among the
 * props of the page.
 *
 * @throws an error if the texts cannot be loaded
 */
export async function openTrueSize(
  locale: Locale
): Promise<{ Dialog: ComponentType<TrueSizeProps> }> {
  const address = `/api/drawings/texts/${locale}`
  return { Dialog: await withFetchedTexts(TrueSizeDialog, address, 'drawings.scale.card') }
}
