import { langOf } from '~/context/langOf'
import { useText } from '~/context/useText'
import type { MapMarker } from '~/map/mapProps'
import { Button } from '~/ui/Button'

/** The places of a map as a list, with addresses and links to directions. */
export function MapPlaces({ markers }: { markers: readonly MapMarker[] }) {
  const t = useText()
  return (
    <ul className="divide-y divide-hairline border-y border-hairline">
      {markers.map((marker) => (
        <li key={marker.id} className="py-6">
          <p className="text-h3 font-semibold" lang={langOf(marker, 'title')}>
            {marker.title}
          </p>
          {marker.text && (
            <p className="mt-2 whitespace-pre-line" lang={langOf(marker, 'text')}>
              {marker.text}
            </p>
          )}
          <p className="mt-5">
            <Button variant="outline" href={routeTo(marker.position)}>
              <span>{t('map.route')}</span>
              <span className="sr-only" lang={langOf(marker, 'title')}>
                {marker.title}
              </span>
            </Button>
          </p>
        </li>
      ))}
    </ul>
  )
}

function routeTo({ latitude, longitude }: MapMarker['position']): string {
  return `https://www.openstreetmap.org/directions?to=${latitude}%2C${longitude}`
}
