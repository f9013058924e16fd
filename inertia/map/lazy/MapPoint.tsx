import { marker as createMarker, DomEvent, divIcon, type Map as Leaflet } from 'leaflet'
import { type PointerEvent, useEffect, useId, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { langOf } from '~/context/langOf'
import { MapPin } from '~/map/MapPin'
import type { MapMarker } from '~/map/mapProps'
import { Picture } from '~/media/Picture'

/** Width and height of a pin, whose tip marks the position. */
const PIN: [width: number, height: number] = [40, 48]

/** The padding around a marker and its info window in pixels; the controls are on the right. */
const PADDING = { left: 12, top: 12, right: 52, bottom: 44 }

/**
 * A marker, positioned by Leaflet and rendered by React. Its button opens an info window above it,
 * which closes by the button, on Escape and on a click on the map.
 */
export function MapPoint({ map, marker, open, openOnHover, onOpen, onClose }: MapPointProps) {
  const { latitude, longitude } = marker.position
  const [element] = useState(() => document.createElement('div'))
  const [point] = useState(() =>
    createMarker([latitude, longitude], {
      icon: divIcon({ html: element, className: '', iconSize: PIN, iconAnchor: [20, 48] }),
      interactive: false,
      keyboard: false,
    })
  )
  const windowId = useId()
  const infoWindow = useRef<HTMLDivElement>(null)
  const hovered = useRef(false)

  useEffect(() => {
    DomEvent.disableClickPropagation(element)
    point.addTo(map)
    return () => void point.remove()
  }, [map, element, point])

  useEffect(() => {
    point.setLatLng([latitude, longitude])
  }, [point, latitude, longitude])

  /** Pans the map until the info window is visible, except while the pointer is on the marker. */
  useEffect(() => {
    point.setZIndexOffset(open ? 1000 : 0)
    if (!open || !infoWindow.current || hovered.current) return
    const { offsetWidth, offsetHeight } = infoWindow.current
    reveal(map, point.getLatLng(), offsetWidth / 2, offsetHeight)
  }, [map, point, open])

  function hover(event: PointerEvent) {
    if (!openOnHover || event.pointerType !== 'mouse') return
    hovered.current = event.type === 'pointerenter'
    if (hovered.current) onOpen()
    else onClose()
  }

  return createPortal(
    <div
      role="presentation"
      onPointerEnter={hover}
      onPointerLeave={hover}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (openOnHover && !currentTarget.contains(relatedTarget)) onClose()
      }}
      onKeyDown={({ key }) => {
        if (key === 'Escape') onClose()
      }}
    >
      <button
        type="button"
        aria-expanded={open}
        aria-controls={windowId}
        onFocus={({ currentTarget }) => {
          if (!currentTarget.matches(':focus-visible')) return
          reveal(map, point.getLatLng(), PIN[0] / 2, 0)
          if (openOnHover) onOpen()
        }}
        onClick={() => {
          if (open && !openOnHover) onClose()
          else onOpen()
        }}
        className="pointer-events-auto relative block"
      >
        <svg aria-hidden="true" width={PIN[0]} height={PIN[1]} viewBox={`0 0 ${PIN.join(' ')}`}>
          <MapPin />
        </svg>
        {marker.icon && (
          <span aria-hidden="true" className="absolute top-1.5 left-1.5 size-7 bg-paper">
            <Picture image={marker.icon} eager className="size-full object-contain p-0.5" />
          </span>
        )}
        <span className="sr-only" lang={langOf(marker, 'title')}>
          {marker.title}
        </span>
      </button>
      <div
        ref={infoWindow}
        id={windowId}
        hidden={!open}
        className="pointer-events-auto absolute bottom-full left-1/2 w-52 -translate-x-1/2 border-b-3 border-red bg-paper p-4 font-sans text-sm sm:w-64"
      >
        <p className="font-semibold" lang={langOf(marker, 'title')}>
          {marker.title}
        </p>
        {marker.text && (
          <p className="mt-1 whitespace-pre-line" lang={langOf(marker, 'text')}>
            {marker.text}
          </p>
        )}
      </div>
    </div>,
    element
  )
}

type MapPointProps = {
  map: Leaflet
  marker: MapMarker
  /** Whether the info window is open. */
  open: boolean
  openOnHover: boolean
  onOpen: () => void
  onClose: () => void
}

/** Pans the map until a marker and the given space beside and above it are visible. */
function reveal(
  map: Leaflet,
  position: ReturnType<Leaflet['getCenter']>,
  beside: number,
  above: number
) {
  map.panInside(position, {
    paddingTopLeft: [PADDING.left + beside, PADDING.top + above + PIN[1]],
    paddingBottomRight: [PADDING.right + beside, PADDING.bottom],
    animate: !matchMedia('(prefers-reduced-motion: reduce)').matches,
  })
}
