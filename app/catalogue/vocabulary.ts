import { z } from 'zod'

/**
 * The words by which the catalogue is told apart and filtered. What they are called in each language
 * stands in resources/lang/<locale>/catalogue.json.
 */

/** The place a profile is made for. */
export const APPLICATIONS = [
  'level_floors',
  'height_difference',
  'movement_joint',
  'floor_edge',
  'tile_edge',
  'stairs',
  'corner',
  'carpet',
  'wall',
] as const

export const MATERIALS = [
  'aluminium',
  'brass',
  'stainless_steel',
  'pvc',
  'wpc',
  'mdf',
  'solid_wood',
] as const

/** What the surface of a profile is like. */
export const FINISHES = [
  'anodised_matt',
  'anodised_polished',
  'brushed',
  'powder_coated',
  'foil_wrapped',
  'hammered',
  'mill',
  'solid_coloured',
  'lacquered',
  'oiled',
] as const

/** How a profile is held. */
export const FIXINGS = [
  'screw_visible',
  'screw_concealed',
  'clip',
  'self_adhesive',
  'mounting_adhesive',
  'hot_melt',
  'nail_plug',
  'pivot',
  'under_covering',
] as const

/** What goes with the profiles of a group. */
export const ACCESSORIES = [
  'inner_corner',
  'outer_corner',
  'connector',
  'end_cap',
  'clip',
  'screw',
  'plug',
] as const

/** What a decor imitates. */
export const DECOR_GROUPS = ['oak', 'other_wood', 'stone', 'concrete', 'plain'] as const

export type Application = (typeof APPLICATIONS)[number]
export type Material = (typeof MATERIALS)[number]
export type Finish = (typeof FINISHES)[number]
export type Fixing = (typeof FIXINGS)[number]
export type Accessory = (typeof ACCESSORIES)[number]
export type DecorGroup = (typeof DECOR_GROUPS)[number]

/** A list of words of one vocabulary, at least one. */
export const words = <const Words extends readonly [string, ...string[]]>(vocabulary: Words) =>
  z.array(z.enum(vocabulary)).min(1)
