import type { ShownGuide } from '~/catalogue/InstallationStrip'
import { useText } from '~/context/useText'
import { LazyDialog } from '~/ui/loading/LazyDialog'
import { retryableImport } from '~/ui/loading/retryableImport'

const importMotion = retryableImport(() => import('~/catalogue/motion/lazy/openMotion'))

/**
 * A button that opens a guide's drawings as one motion, step by step. Without JavaScript it is not
 * shown: the drawings are.
 */
export function MotionButton({ guide }: { guide: ShownGuide }) {
  const t = useText()
  const { folder } = guide
  if (!folder) return null
  return (
    <div key={folder} className="noscript:hidden">
      <LazyDialog
        load={async (locale) => (await importMotion()).openMotion(folder, locale)}
        about={{ guide }}
      >
        <span>{t('catalogue.ui.motion')}</span>
        <span className="sr-only">{` ${guide.title}`}</span>
      </LazyDialog>
    </div>
  )
}
