import type { CrossSection } from '#drawings/cross_section'

/** What each part of a cross-section is filled with on paper and in pictures. */
export const PART_COLOURS: Record<CrossSection['parts'][number]['part'], string> = {
  profile: '#c80102',
  base: '#16181a',
  insert: '#24272a',
  fastener: '#16181a',
  adhesive: '#5b6168',
  underlay: '#c9ccce',
  substrate: '#ffffff',
  wall: '#ffffff',
  wood: '#dcc29a',
  tile: '#b9bcc0',
  vinyl: '#a9a294',
  carpet: '#8d99a3',
}
