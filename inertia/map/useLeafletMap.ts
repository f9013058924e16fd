import { useState } from 'react'
import { retryableImport } from '~/ui/retryableImport'

type LeafletMap = typeof import('~/map/lazy/LeafletMap')

const importLeafletMap = retryableImport(() => import('~/map/lazy/LeafletMap'))

/**
 * Fetches the map once the visitor asks for it; undefined until it is there, and again once it has
 * failed. After a failure one may ask again.
 */
export function useLeafletMap(): {
  map: LeafletMap | undefined
  state: 'waiting' | 'loading' | 'failed'
  load: () => void
  fail: () => void
} {
  const [map, setMap] = useState<LeafletMap | 'waiting' | 'loading' | 'failed'>('waiting')
  const fail = () => setMap('failed')

  function load() {
    setMap('loading')
    importLeafletMap().then(setMap, fail)
  }

  if (typeof map === 'string') return { map: undefined, state: map, load, fail }
  return { map, state: 'waiting', load, fail }
}
