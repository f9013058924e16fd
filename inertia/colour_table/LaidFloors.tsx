import { useId } from 'react'
import type { PageProps } from '#start/pages'
import { sizesOf } from '~/media/sourceSet'

type Table = NonNullable<PageProps<'ColorOverview/Table'>['table']>
type Surface = Table['floor']

/** The side of a decor's picture, in millimetres. */
const DECOR = 240

/** The size of the picture in millimetres: of one of several, and of a single one. */
const SMALL = { width: 240, height: 160 }
const LARGE = { width: 400, height: 190 }

/**
 * Two floors and a profile between them, seen from above and to scale. The surfaces are the same in
 * every light: a matrix changes all colours as the light does, and gradients lay light and shade on
 * the profile and behind it.
 */
export function LaidFloors({ table, light, isSingle }: LaidFloorsProps) {
  const id = useId()
  const { width, height } = isSingle ? LARGE : SMALL
  const side = (width - table.profile.width) / 2
  const right = width - side
  const shown = { height, size: isSingle ? 'lg' : 'md' } as const
  return (
    <svg
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a drawing made of data is no file
      role="img"
      aria-label={light.picture}
      viewBox={`0 0 ${width} ${height}`}
      className="block w-full border border-hairline"
    >
      <linearGradient id={`${id}ridge`}>
        {light.ridge.map(({ offset, tone, opacity }) => (
          <stop key={offset} offset={offset} stopColor={tone} stopOpacity={opacity} />
        ))}
      </linearGradient>
      {light.shadow && (
        <linearGradient id={`${id}shadow`}>
          <stop offset="0.6" stopOpacity={light.shadow.opacity} />
          <stop offset="1" stopOpacity="0" />
        </linearGradient>
      )}
      {light.matrix && (
        <filter
          id={`${id}lamp`}
          x="0"
          y="0"
          width="1"
          height="1"
          colorInterpolationFilters="linearRGB"
        >
          <feColorMatrix values={light.matrix} />
        </filter>
      )}
      <g filter={light.matrix && `url(#${id}lamp)`}>
        <Area surface={table.floor} x={0} width={side} from={0} {...shown} />
        <Area surface={table.floor2} x={right} width={side} from={DECOR - side} {...shown} />
        <Area surface={table.finish} x={side} width={right - side} from={side} {...shown} />
        <path fill={`url(#${id}ridge)`} d={`M${side} 0H${right}V${height}H${side}z`} />
        {light.shadow && (
          <path
            fill={`url(#${id}shadow)`}
            d={`M${right} 0h${light.shadow.length}v${height}h-${light.shadow.length}z`}
          />
        )}
        <path
          fill="none"
          stroke="#000"
          strokeOpacity="0.45"
          strokeWidth="0.4"
          d={`M${side} 0V${height}M${right} 0V${height}`}
        />
      </g>
    </svg>
  )
}

type LaidFloorsProps = {
  table: Table
  light: Table['lights'][number]
  /** Whether it is the only light shown. */
  isSingle: boolean
}

/** A part of a surface: its texture to scale, or its colour. */
function Area(props: {
  surface: Surface
  x: number
  width: number
  height: number
  /** The position on the texture at which the part begins, in millimetres. */
  from: number
  size: 'md' | 'lg'
}) {
  const { surface, x, width, height, from, size } = props
  const { hex, image } = surface
  const url = image && (sizesOf(image)[size]?.replace(/\w+$/, 'webp') ?? image.original_url)
  return (
    <>
      <path fill={hex} d={`M${x} 0h${width}v${height}h-${width}z`} />
      {url && (
        <svg x={x} y={0} width={width} height={height} viewBox={`${from} 0 ${width} ${height}`}>
          <image href={url} width={DECOR} height={DECOR} preserveAspectRatio="xMidYMid slice" />
        </svg>
      )}
    </>
  )
}
