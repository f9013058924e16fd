import { z } from 'zod'

/** A point of a cross-section in millimetres: x to the right, y up from the top of the screed. */
const point = z.tuple([z.number(), z.number()])

/** Millimetres from … to. */
export const millimetreRange = z
  .strictObject({ min: z.number().nonnegative(), max: z.number().positive() })
  .refine(({ min, max }) => min <= max, '"min" is not above "max"')

/**
 * What a part of a cross-section is, which says how it is drawn. `profile` is the article, drawn in
 * red; the others are what it meets.
 */
const CROSS_SECTION_PARTS = [
  'profile',
  'base',
  'insert',
  'fastener',
  'adhesive',
  'underlay',
  'substrate',
  'wall',
  'wood',
  'tile',
  'vinyl',
  'carpet',
] as const

/**
 * What a dimension is, for those who do not see between which points it stands. The words for it are
 * in resources/lang/<locale>/catalogue.json.
 */
export const DIMENSIONS = [
  'visible_width',
  'visible_height',
  'floor_height',
  'height_difference',
  'joint_width',
  'leg_width',
  'foot_width',
  'profile_height',
  'profile_depth',
  'build_up_height',
  'front_height',
  'insert_width',
  'rise',
  'web_depth',
] as const

/**
 * A cross-section as it is drawn, in true millimetres. Parts are closed outlines, painted in their
 * order; a dimension is drawn between two points, away from them by `offset` millimetres: above or
 * below for a width, left or right for a height (negative is below and left). Its figure is the
 * distance of the points, or `range` where the size varies.
 */
export const crossSectionSchema = z.strictObject({
  parts: z
    .array(
      z.strictObject({
        part: z.enum(CROSS_SECTION_PARTS),
        points: z.array(point).min(3),
      })
    )
    .min(1)
    .refine((parts) => parts.some(({ part }) => part === 'profile'), 'one part is the "profile"'),
  dimensions: z
    .array(
      z.strictObject({
        measures: z.enum(['width', 'height']),
        names: z.enum(DIMENSIONS),
        from: point,
        to: point,
        offset: z.number(),
        range: millimetreRange.optional(),
      })
    )
    .min(1),
})

/** The cross-section of a profile. */
export type CrossSection = z.output<typeof crossSectionSchema>
