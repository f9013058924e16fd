import { useText } from '~/context/useText'
import { MapPin } from '~/map/MapPin'
import { Button } from '~/ui/Button'
import type { LoadStatus } from '~/ui/loading/useLazyModule'
import { WhenHydrated } from '~/ui/loading/WhenHydrated'

/**
 * The placeholder of a map, as high as the map. It asks for consent before anything is loaded from
 * the tile service; without JavaScript it does not ask. Its background is a drawn street plan.
 */
export function MapPlaceholder(props: { host: string; status: LoadStatus; onLoad: () => void }) {
  const t = useText()
  return (
    <div className="relative flex min-h-[400px] items-end overflow-hidden bg-sand">
      <StreetPlan />
      <div className="relative m-4 w-full max-w-[30rem] bg-paper p-5 text-sm sm:m-8 sm:p-6 noscript:hidden">
        <p>{t('map.consent', { host: props.host })}</p>
        <div className="mt-4">
          <WhenHydrated>
            <Button size="lg" onClick={props.onLoad}>
              {t('map.load')}
            </Button>
          </WhenHydrated>
        </div>
        <output className="block text-steel not-empty:mt-3">
          {props.status === 'loading' && <span>{t('map.loading')}</span>}
          {props.status === 'failed' && <span>{t('map.failed')}</span>}
        </output>
      </div>
    </div>
  )
}

/** A street plan of no real place. */
function StreetPlan() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 880 400"
      preserveAspectRatio="xMidYMid slice"
      className="absolute inset-0 size-full fill-none text-hairline"
    >
      <path
        stroke="currentColor"
        d="M0 210 120 180 190 60 240 0M120 180l48 112M440 40 300 20 280 0M300 20l30 196M560 0l34 96M640 84l60 122-40 194M770 72l36 160 24 168M60 320l30 90M250 256l50 154M520 192 380 410"
      />
      <g className="text-paper" stroke="currentColor">
        <path
          strokeWidth="13"
          d="M-10 330C170 300 270 250 472 146S760 60 890 74M472 146C440 96 430 50 436-10"
        />
        <path strokeWidth="7" d="M472 146C560 210 610 310 622 410M552 222l150-16 188 56" />
      </g>
      <g transform="translate(452 98)">
        <MapPin />
      </g>
    </svg>
  )
}
