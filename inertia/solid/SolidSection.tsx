import { useEffect, useEffectEvent } from 'react'
import type { Locale } from '#shared/locales'
import { CrossSectionFigure } from '~/catalogue/CrossSectionFigure'
import { useShared } from '~/context/useShared'
import { useText } from '~/context/useText'
import type { SolidProps } from '~/solid/solidProps'
import type { Elements } from '~/ui/elements'
import { ErrorBoundary } from '~/ui/errors/ErrorBoundary'
import { LoadButton } from '~/ui/loading/LoadButton'
import { retryableImport } from '~/ui/loading/retryableImport'
import { useLazyModule } from '~/ui/loading/useLazyModule'

const importViewer = retryableImport(() => import('~/solid/lazy/openViewer'))
const loadViewer = async (locale: Locale) => (await importViewer()).openViewer(locale)

/**
 * A cross-section with a link to its 3-D model. With JavaScript the link replaces the drawing by a
 * viewer, whose code is loaded on the click. If the viewer cannot be loaded, or throws, drawing and
 * link stay, and it can be retried.
 */
export function SolidSection({ clicks = 0, children, ...solid }: SolidSectionProps) {
  const t = useText()
  const { locale } = useShared()
  const { module: viewer, status, load, fail, reset } = useLazyModule(loadViewer, locale)

  const loadClicked = useEffectEvent(load)
  useEffect(() => {
    if (clicks > 0) loadClicked()
  }, [clicks])

  if (viewer) {
    return (
      <ErrorBoundary content={viewer} fallback={null} onError={fail}>
        <viewer.Viewer key={solid.address} {...solid} onClose={reset} />
      </ErrorBoundary>
    )
  }
  return (
    <CrossSectionFigure {...solid}>
      <div className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-4">
        <LoadButton status={status} load={load} page={solid.address}>
          <span>{t('solid.title')}</span>
          <span className="sr-only">{` ${solid.caption}`}</span>
        </LoadButton>
        {children}
      </div>
    </CrossSectionFigure>
  )
}

type SolidSectionProps = SolidProps & {
  /** How often a link elsewhere to the 3-D model was clicked: each click opens or retries. */
  clicks?: number
  /** Shown beside the link to the 3-D model. */
  children?: Elements
}
