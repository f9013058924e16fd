import { z } from 'zod'

/**
 * The vocabularies by which the catalogue is filtered. Their labels are in
 * resources/lang/<locale>/catalogue.json.
 */

/** The places that profiles are made for. */
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

/** The ways of fixing profiles. */
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

/** The accessories of product groups. */
export const ACCESSORIES = [
  'inner_corner',
  'outer_corner',
  'connector',
  'end_cap',
  'insert',
  'clip',
  'screw',
  'plug',
] as const

/** The units in which accessories are ordered. A bar is ordered in a length. */
export const UNITS = ['piece', 'pair', 'bar'] as const

/** The materials that decors imitate. */
export const DECOR_GROUPS = ['oak', 'other_wood', 'stone', 'concrete', 'plain'] as const

export type Application = (typeof APPLICATIONS)[number]
export type Material = (typeof MATERIALS)[number]
export type Finish = (typeof FINISHES)[number]
export type Fixing = (typeof FIXINGS)[number]
export type AccessoryKind = (typeof ACCESSORIES)[number]
export type Unit = (typeof UNITS)[number]
export type DecorGroup = (typeof DECOR_GROUPS)[number]

/** Returns the schema of a non-empty list of words from a vocabulary. */
export const words = <const Words extends readonly [string, ...string[]]>(vocabulary: Words) =>
  z.array(z.enum(vocabulary)).min(1)
