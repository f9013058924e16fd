import type { PageProps } from '#start/pages'
import { useText } from '~/context/useText'
import { LazyDialog } from '~/ui/loading/LazyDialog'
import { retryableImport } from '~/ui/loading/retryableImport'

const importMotion = retryableImport(() => import('~/catalogue/lazy/openMotion'))

/** A button that opens a guide's drawings as one motion, step by step. Nothing without JavaScript. */
export function MotionButton({ guide }: { guide: MovedGuide }) {
  const t = useText()
  const { folder } = guide
  if (!folder) return null
  return (
    <LazyDialog
      key={folder}
      load={async (locale) => (await importMotion()).openMotion(folder, locale)}
      about={{ guide }}
    >
      <span>{t('drawings.motion.title')}</span>
      <span className="sr-only">{`: ${guide.title}`}</span>
    </LazyDialog>
  )
}

export type MovedGuide = NonNullable<PageProps<'ProductFamilies/ShowGroup'>['installation']>
