import { useState } from 'react'
import { importAgain } from '~/ui/importAgain'

type LeafletMap = typeof import('~/map/lazy/LeafletMap')

const importLeafletMap = importAgain(() => import('~/map/lazy/LeafletMap'))

/**
 * Fetches the map once the visitor asks for it; undefined until it is there. After a failure one may
 * ask again.
 */
export function useLeafletMap(): {
  map: LeafletMap | undefined
  state: 'waiting' | 'loading' | 'failed'
  load: () => void
} {
  const [map, setMap] = useState<LeafletMap>()
  const [state, setState] = useState<'waiting' | 'loading' | 'failed'>('waiting')

  function load() {
    setState('loading')
    importLeafletMap().then(setMap, () => setState('failed'))
  }

  return { map, state, load }
}
