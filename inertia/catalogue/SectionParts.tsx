import { useId } from 'react'
import type { ShownDrawing } from '#drawings/cross_section_drawing'

/** The class name of each part's fill. The profile stands out. */
export const FILLS: Record<ShownDrawing['parts'][number]['part'], string> = {
  profile: 'fill-red',
  base: 'fill-ink',
  insert: 'fill-graphite',
  fastener: 'fill-ink',
  adhesive: 'fill-steel',
  underlay: 'fill-underlay',
  substrate: 'fill-paper',
  wall: 'fill-paper',
  wood: 'fill-wood',
  tile: 'fill-tile',
  vinyl: 'fill-vinyl',
  carpet: 'fill-carpet',
}

/** Hatched parts: drawings hatch solid building material. */
const HATCHED = ['substrate', 'wall']

/** The parts of a cross-section, filled and hatched; rendered inside an SVG. */
export function SectionParts({ parts, textSize }: SectionPartsProps) {
  const hatching = useId()
  return (
    <>
      <defs>
        <pattern
          id={hatching}
          patternUnits="userSpaceOnUse"
          width={textSize / 2}
          height={textSize / 2}
          patternTransform="rotate(45)"
        >
          <path d={`M0 0V${textSize}`} className="stroke-steel" strokeWidth={textSize / 20} />
        </pattern>
      </defs>
      {parts.map(({ part, d }) => (
        <g key={d}>
          <path d={d} className={FILLS[part]} />
          {HATCHED.includes(part) && <path d={d} fill={`url(#${hatching})`} />}
        </g>
      ))}
    </>
  )
}

type SectionPartsProps = {
  parts: ShownDrawing['parts']
  /** The height of numbers in the drawing, from which the spacing of the hatching is derived. */
  textSize: number
}
