import { type RefObject, useId } from 'react'
import type { Still } from '#drawings/step_motion'
import { between, SCREEN, scaleOf } from '~/catalogue/motion/lazy/motion'

/** A moment in the motion from one drawing of a guide to the next. */
export function MotionDrawing({ ref, label, ...motion }: MotionDrawingProps) {
  const { before, still, progress, isPlaying } = motion
  const id = useId()
  const scales = new Set([before, still].flatMap((each) => (each ? scaleOf(each) : [])))
  return (
    <svg
      ref={ref}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a drawing made of data is no file
      role="img"
      aria-label={label}
      aria-busy={isPlaying}
      viewBox={`0 0 ${SCREEN.width} ${SCREEN.height}`}
      strokeLinejoin="round"
      className="drawing block w-full bg-sand"
    >
      <defs>
        {[...scales].map((scale) => (
          <pattern
            key={scale}
            id={`${id}${scale}`}
            patternUnits="userSpaceOnUse"
            width={6}
            height={6}
            patternTransform={`rotate(45) scale(${1 / scale})`}
          >
            <path d="M0 0V6" stroke="#b9bcc0" />
          </pattern>
        ))}
      </defs>
      {between(before, still, progress).map(({ key, shape, scale, ...shown }) => (
        <g key={key} transform={shown.transform} opacity={shown.opacity}>
          <path
            d={shape.d}
            fill={shown.fill}
            stroke={shape.stroke}
            strokeWidth={shape.width}
            strokeDasharray={shape.dashed ? `${4 / scale} ${3 / scale}` : undefined}
          />
          {shape.hatched && <path d={shape.d} fill={`url(#${id}${scale})`} />}
        </g>
      ))}
    </svg>
  )
}

type MotionDrawingProps = {
  ref: RefObject<SVGSVGElement | null>
  /** The text alternative of the drawing. */
  label: string | undefined
  before: Still | undefined
  still: Still
  progress: number
  isPlaying: boolean
}
