import { COLOURS } from '#config/design'
import type { Part } from '#drawings/cross_section'

/** The fill colours of parts in print and pictures. */
export const PART_COLOURS: Record<Part['part'], string> = {
  profile: COLOURS.red,
  base: COLOURS.ink,
  insert: '#24272a',
  fastener: COLOURS.ink,
  adhesive: COLOURS.steel,
  underlay: '#c9ccce',
  substrate: COLOURS.paper,
  wall: COLOURS.paper,
  wood: '#dcc29a',
  tile: '#b9bcc0',
  vinyl: '#a9a294',
  carpet: '#8d99a3',
}
