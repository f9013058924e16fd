import './leaflet.css'
import { map as createMap, type Map as Leaflet, latLngBounds } from 'leaflet'
import { useEffect, useRef, useState } from 'react'
import { useText } from '~/context/useText'
import { MapControls } from '~/map/lazy/MapControls'
import { MapPoint } from '~/map/lazy/MapPoint'
import { TileGrid } from '~/map/lazy/TileGrid'
import { useMapKeys } from '~/map/lazy/useMapKeys'
import type { MapProps } from '~/map/mapProps'
import { ExternalLink } from '~/ui/ExternalLink'

/** The initial zoom level (specification §9 "Map"). */
const ZOOM = 14

/**
 * A Leaflet map with tiles of the tile service, and our own markers and controls. It can be used
 * with keyboard and screen reader, and has no animations for visitors who prefer reduced motion.
 */
export function LeafletMap({ tiles, markers, zoom = ZOOM, openOnHover = false }: MapProps) {
  const t = useText()
  const element = useRef<HTMLDivElement>(null)
  const [start] = useState({ url: tiles.url, markers, zoom })
  const [map, setMap] = useState<Leaflet>()
  const [opened, setOpened] = useState<string>()
  const [tileStatus, setTileStatus] = useState<'loading' | 'shown' | 'failed'>('loading')
  useMapKeys(map)

  useEffect(() => {
    if (!element.current) return
    const isAnimated = !matchMedia('(prefers-reduced-motion: reduce)').matches
    const created = createMap(element.current, {
      attributionControl: false,
      zoomControl: false,
      keyboard: false,
      scrollWheelZoom: false,
      fadeAnimation: isAnimated,
      zoomAnimation: isAnimated,
      markerZoomAnimation: isAnimated,
      inertia: isAnimated,
    })
    const { x: width, y: height } = created.getSize()
    const positions = start.markers.map(({ position }) => toLatLng(position))
    created.fitBounds(latLngBounds(positions), {
      /**
       * Space for an info window, which opens above its marker, and for the controls on the right.
       */
      paddingTopLeft: [width * 0.2, height * 0.4],
      paddingBottomRight: [width * 0.25, height * 0.15],
      maxZoom: start.zoom,
      animate: false,
    })

    const layer = new TileGrid(start.url)
    let hasLoaded = false
    layer.on('loading', () => (hasLoaded = false))
    layer.on('tileload', () => {
      hasLoaded = true
      setTileStatus('shown')
    })
    layer.on('load', () => {
      if (!hasLoaded) setTileStatus('failed')
    })
    layer.addTo(created)
    created.on('click', () => setOpened(undefined))
    setMap(created)
    return () => void created.remove()
  }, [start])

  /**
   * The button that was clicked is removed. Takes the focus unless the visitor has moved it since.
   */
  useEffect(() => {
    if (document.activeElement === document.body) element.current?.focus({ preventScroll: true })
  }, [])

  return (
    <div className="relative isolate">
      <section
        ref={element}
        aria-label={t('map.label')}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the arrow keys move it
        tabIndex={0}
        className="h-[400px] bg-sand"
      />
      {map &&
        markers.map((marker) => (
          <MapPoint
            key={marker.id}
            map={map}
            marker={marker}
            open={opened === marker.id}
            openOnHover={openOnHover}
            onOpen={() => setOpened(marker.id)}
            onClose={() => setOpened((current) => (current === marker.id ? undefined : current))}
          />
        ))}
      {map && <MapControls map={map} />}
      <output className="absolute top-4 left-4 z-1000 mr-18 block max-w-80 bg-paper not-empty:p-4 text-sm">
        {tileStatus === 'loading' && <span>{t('map.loading')}</span>}
        {tileStatus === 'failed' && <span>{t('map.service_failed', { host: tiles.host })}</span>}
      </output>
      <p className="absolute right-0 bottom-0 z-1000 bg-paper px-2 py-1 text-xs">
        {tiles.attribution.link ? (
          <ExternalLink href={tiles.attribution.link} className="text-link">
            {tiles.attribution.text}
          </ExternalLink>
        ) : (
          tiles.attribution.text
        )}
      </p>
    </div>
  )
}

function toLatLng({ latitude, longitude }: MapProps['markers'][number]['position']) {
  return { lat: latitude, lng: longitude }
}
