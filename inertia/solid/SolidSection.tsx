import { CrossSectionFigure } from '~/catalogue/CrossSectionFigure'
import { useText } from '~/context/useText'
import type { SolidProps } from '~/solid/solidProps'
import type { LazyViewer } from '~/solid/useSolidViewer'
import type { Elements } from '~/ui/elements'
import { ErrorBoundary } from '~/ui/errors/ErrorBoundary'
import { LoadButton } from '~/ui/loading/LoadButton'

/**
 * A cross-section with a link to its 3-D model. With JavaScript the link replaces the drawing by a
 * viewer, whose code is loaded on the click. If the viewer cannot be loaded, or throws, drawing and
 * link stay, and it can be retried.
 */
export function SolidSection({ viewer, children, ...solid }: SolidSectionProps) {
  const { module, status, load, fail, reset } = viewer
  const t = useText()

  if (module) {
    return (
      <ErrorBoundary content={module} fallback={null} onError={fail}>
        <module.Viewer key={solid.address} {...solid} onClose={reset} />
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
  /** The viewer, which may be opened and closed elsewhere, too. */
  viewer: LazyViewer
  /** Shown beside the link to the 3-D model. */
  children?: Elements
}
