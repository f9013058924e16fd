/** Width and height of an anodised bar in its drawing's units. */
export const BAR = { width: 24, height: 200 }

/** What paints the light over bars, where a page has a `BarLight`. */
export const BAR_LIGHT = 'url(#bar-light)'

/** The light on every bar of a page, as one pattern over all of them. */
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
