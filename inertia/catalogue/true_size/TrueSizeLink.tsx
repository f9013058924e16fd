import type { ShownDrawing } from '#drawings/cross_section_drawing'
import { dataSheetFile } from '#shared/group_files'
import type { TrueSwatch } from '~/catalogue/true_size/trueSwatch'
import { useShared } from '~/context/useShared'
import { useText } from '~/context/useText'
import { LazyDialog } from '~/ui/loading/LazyDialog'
import { retryableImport } from '~/ui/loading/retryableImport'

const importTrueSize = retryableImport(() => import('~/catalogue/true_size/lazy/openTrueSize'))

/**
 * A link to a cross-section and a swatch at true size: to the data sheet, which has them on paper,
 * or with JavaScript to a dialog that has them on the screen.
 */
export function TrueSizeLink({ group, ...shown }: TrueSizeLinkProps) {
  const t = useText()
  const { locale } = useShared()
  return (
    <LazyDialog
      load={async () => (await importTrueSize()).openTrueSize(locale)}
      about={shown}
      page={dataSheetFile(group, locale, shown.swatch?.name)}
      variant="text"
    >
      <span>{t('catalogue.ui.true_size')}</span>
    </LazyDialog>
  )
}

type TrueSizeLinkProps = {
  /** The key of the group, whose data sheet the link leads to. */
  group: string
  drawing: ShownDrawing
  caption: string
  /** The chosen colour. */
  swatch: TrueSwatch | undefined
}
