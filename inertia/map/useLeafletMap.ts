import { useState } from 'react'

type LeafletMap = typeof import('~/map/lazy/LeafletMap')

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
    import('~/map/lazy/LeafletMap').then(setMap, () => setState('failed'))
  }

  return { map, state, load }
}
