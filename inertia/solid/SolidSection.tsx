import { type MouseEvent, useState } from 'react'
import { CrossSectionFigure } from '~/catalogue/CrossSectionFigure'
import { useShared } from '~/context/useShared'
import { useText } from '~/context/useText'
import type { SolidProps } from '~/solid/solidProps'
import { Button } from '~/ui/Button'
import { ErrorBoundary } from '~/ui/ErrorBoundary'
import type { Elements } from '~/ui/elements'
import { retryableImport } from '~/ui/retryableImport'

type Opened = Awaited<ReturnType<typeof import('~/solid/lazy/openViewer')['openViewer']>>

const importViewer = retryableImport(() => import('~/solid/lazy/openViewer'))

/**
 * A cross-section that becomes a solid: a link to its file, which with JavaScript shows it in the
 * drawing's place. Nothing of the viewer is fetched before; where it cannot be had or fails, drawing
 * and link stay, and one may ask again.
 */
export function SolidSection(props: SolidProps & { children?: Elements }) {
  const { children, ...solid } = props
  const t = useText()
  const { locale } = useShared()
  const [viewer, setViewer] = useState<Opened | 'loading' | 'failed'>()

  function open(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    setViewer('loading')
    importViewer()
      .then(({ openViewer }) => openViewer(locale))
      .then(setViewer, () => setViewer('failed'))
  }

  if (typeof viewer === 'object') {
    return (
      <ErrorBoundary content={viewer} fallback={null} onError={() => setViewer('failed')}>
        <viewer.Viewer {...solid} onClose={() => setViewer(undefined)} />
      </ErrorBoundary>
    )
  }
  return (
    <CrossSectionFigure {...solid}>
      {children}
      <span aria-busy={viewer === 'loading'} className="mt-4 block print:hidden">
        <Button variant="outline" page={solid.address} onClick={open}>
          <span>{t('solid.title')}</span>
          <span className="sr-only">{` ${solid.caption}`}</span>
        </Button>
      </span>
      <output className="block">
        {viewer === 'loading' && <span className="text-steel">{t('global.loading')}</span>}
        {viewer === 'failed' && <span>{t('errors.block')}</span>}
      </output>
    </CrossSectionFigure>
  )
}
