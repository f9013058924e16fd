/** Width and height of a bar in the units of its drawing. */
export const BAR = { width: 24, height: 200 }

/** The fill of a bar's gloss; requires a `BarLight` on the page. */
export const BAR_LIGHT = 'url(#bar-light)'

/** Defines the gradient that all bars of a page share as a pattern. */
export function BarLight() {
  return (
    <svg aria-hidden="true" width="0" height="0" className="absolute">
      <defs>
        <linearGradient id="bar-gradient">
          <stop offset="0" stopColor="#000" stopOpacity=".28" />
          <stop offset=".12" stopColor="#fff" stopOpacity=".12" />
          <stop offset=".34" stopColor="#fff" stopOpacity=".42" />
          <stop offset=".5" stopColor="#fff" stopOpacity="0" />
          <stop offset="1" stopColor="#000" stopOpacity=".22" />
        </linearGradient>
        <pattern id="bar-light" patternUnits="userSpaceOnUse" {...BAR}>
          <rect {...BAR} fill="url(#bar-gradient)" />
        </pattern>
      </defs>
    </svg>
  )
}
