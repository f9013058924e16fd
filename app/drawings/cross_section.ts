import { z } from 'zod'

/** A point of a cross-section in millimetres: x to the right, y up from the top of the screed. */
const point = z.tuple([z.number(), z.number()])

/** A range in millimetres, including both ends. */
export const millimetreRange = z
  .strictObject({
    min: z.number().nonnegative().describe('The least, in millimetres.'),
    max: z.number().positive().describe('The most, in millimetres.'),
  })
  .refine(({ min, max }) => min <= max, '"min" is not above "max"')

/**
 * The kinds of parts in a cross-section, which decide how they are drawn. `profile` is the article,
 * drawn in red; the others are its surroundings.
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
 * The kinds of dimensions, used in text alternatives. Their labels are in
 * resources/lang/<locale>/catalogue.json.
 */
const DIMENSIONS = [
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

/** A strip of 40 by 2 mm that lies on the screed. */
const EXAMPLE_PARTS = [
  [
    {
      part: 'substrate',
      points: [
        [0, -10],
        [40, -10],
        [40, 0],
        [0, 0],
      ],
    },
    {
      part: 'profile',
      points: [
        [0, 0],
        [40, 0],
        [40, 2],
        [0, 2],
      ],
    },
  ],
]

const EXAMPLE_DIMENSIONS = [
  [{ measures: 'width', names: 'visible_width', from: [0, 2], to: [40, 2], offset: 8 }],
]

/**
 * The schema of a cross-section, in true millimetres. Parts are closed outlines, painted in order.
 * A dimension is drawn between two points, at a distance of `offset` millimetres: above or below
 * them for a width, left or right for a height (negative is below and left). Its value is the
 * distance of the points, or `range` if the size varies.
 */
export const crossSectionSchema = z.strictObject({
  parts: z
    .array(
      z.strictObject({
        part: z.enum(CROSS_SECTION_PARTS).describe('Which part it is.'),
        points: z
          .array(point)
          .min(3)
          .describe(
            'The corners of its outline in millimetres: x to the right, y up from the top of the screed.'
          ),
      })
    )
    .min(1)
    .refine((parts) => parts.some(({ part }) => part === 'profile'), 'one part is the "profile"')
    .meta({ examples: EXAMPLE_PARTS })
    .describe('The parts that the profile consists of.'),
  dimensions: z
    .array(
      z.strictObject({
        measures: z.enum(['width', 'height']).describe('What is measured: a width or a height.'),
        names: z.enum(DIMENSIONS).describe('Which size of the article it is.'),
        from: point.describe('Where it begins.'),
        to: point.describe('Where it ends.'),
        offset: z.number().describe('How far beside the profile its line stands, in millimetres.'),
        range: millimetreRange.optional().describe('The sizes that it stands for.'),
      })
    )
    .min(1)
    .meta({ examples: EXAMPLE_DIMENSIONS })
    .describe('The dimensions that the drawing shows.'),
})

export type CrossSection = z.output<typeof crossSectionSchema>
export type Part = CrossSection['parts'][number]
export type Dimension = CrossSection['dimensions'][number]

export const COVERINGS: readonly Part['part'][] = ['wood', 'tile', 'vinyl', 'carpet']
