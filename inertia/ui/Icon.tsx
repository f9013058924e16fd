const PATHS = {
  alert: 'M12 3.5l9.5 17h-19zM12 10v5M12 16.5v2',
  arrow: 'M4 12h15M13 6l6 6-6 6',
  back: 'M20 12H5M11 6l-6 6 6 6',
  check: 'M4.5 12.5l5 5 10-11',
  chevron: 'M6 9l6 6 6-6',
  close: 'M5 5l14 14M19 5L5 19',
  download: 'M12 4v11M7 10.5l5 5 5-5M5 20h14',
  external: 'M8 16L18 6M9 6h9v9',
  menu: 'M3 7h18M3 12h18M3 17h18',
  search: 'M17 10.5a6.5 6.5 0 1 1-13 0 6.5 6.5 0 0 1 13 0zM15.5 15.5l5 5',
}

export type IconName = keyof typeof PATHS

export const ICON_NAMES = Object.keys(PATHS) as IconName[]

/** A line icon in the colour of the text. It is decorative: its meaning has to be given in text. */
export function Icon({ name, size = 20 }: { name: IconName; size?: number }) {
  return <LineDrawing path={PATHS[name]} size={size} />
}

/** Renders any path in the style of an icon, for drawings that are not in the icon set. */
export function LineDrawing({ path, size }: { path: string; size: number }) {
  return (
    <svg aria-hidden="true" width={size} height={size} viewBox="0 0 24 24" className="icon">
      <path d={path} />
    </svg>
  )
}
