import { z } from 'zod'
import { COVERING_KINDS, LAYINGS, PLACES } from '#adviser/vocabulary'
import { APPLICATIONS, DECOR_GROUPS, FIXINGS, words } from '#catalogue/vocabulary'
import { id, recordId, routeKey, text } from '#content/schema/fields'
import type { WithLang } from '#content/schema/with_lang'

const millimetres = z.number().nonnegative()
const groups = z.array(routeKey())

/** Trade rules of a place that article records do not contain. */
const placeSchema = z.strictObject({
  place: z.enum(PLACES).describe('The place that is asked about.'),
  sides: z.int().min(1).max(2).describe('How many coverings meet there.'),
  any_of: words(APPLICATIONS).describe('A group belongs here that has one of these applications …'),
  none_of: z.array(z.enum(APPLICATIONS)).default([]).describe('… and none of these.'),
  level: millimetres
    .optional()
    .describe('By how many millimetres two coverings may differ and still count as level.'),
  on_the_floor: z
    .boolean()
    .default(false)
    .describe('Whether a hole would go into the floor, where the heating lies.'),
  wheels: z.boolean().default(false).describe('Whether wheels cross the profile.'),
})

const needSchema = z.strictObject({
  groups: groups.min(1).describe('The keys of groups or families.'),
  kind: z.enum(COVERING_KINDS).optional().describe('What the covering has to be.'),
  laying: z.enum(LAYINGS).optional().describe('How the covering has to lie.'),
  sides: z
    .enum(['any', 'both', 'one', 'higher'])
    .describe('On which sides: at least one, both, one but not both, or the higher one.'),
})

const rulesSchema = z.strictObject({
  places: z
    .array(placeSchema)
    .refine(
      (places) => PLACES.every((place) => places.some((each) => each.place === place)),
      `every place once: ${PLACES.join(', ')}`
    )
    .meta({ examples: [PLACES.map((place) => ({ place, sides: 1, any_of: ['stairs'] }))] })
    .describe('What belongs to each place.'),
  without_holes: words(FIXINGS).describe('Fixings for which nothing is drilled.'),
  not_under_daily_wheels: words(FIXINGS).describe('Fixings that come loose under daily wheels.'),
  before_the_covering: z
    .strictObject({
      installations: z
        .array(recordId('installation'))
        .describe('Installation guides that begin before the covering is laid.'),
      groups: groups.default([]).describe('Groups with another guide that do so too.'),
    })
    .describe('What cannot be fitted once the floor is laid.'),
  joint: z
    .strictObject({
      overlap: millimetres.describe('How far each wing covers the covering at least.'),
      clearance: millimetres.describe('What stays free between base and covering.'),
      movement: millimetres.describe('What a covering needs to move beside a wall, at least.'),
      widest: millimetres.describe('The widest joint that any profile covers.'),
      skirting_overlap: millimetres.describe('How far a skirting stands on the covering.'),
    })
    .describe('From which the widths of joints are reckoned, with the drawings, in millimetres.'),
  coverings_needed: z.array(needSchema).describe('Groups that are made for certain coverings.'),
  coverings_excluded: z
    .array(
      z.strictObject({
        groups: groups.min(1).describe('The keys of groups or families.'),
        kind: z.enum(COVERING_KINDS).optional().describe('The covering that they do not hold.'),
        laying: z
          .enum(LAYINGS)
          .optional()
          .describe('How a covering lies that they would hold fast.'),
      })
    )
    .describe('Groups that do not go with a covering.'),
  differences: z
    .array(
      z.strictObject({
        group: routeKey().describe('The key of a group without such a record.'),
        min: millimetres.describe('The least difference that it bridges, in millimetres.'),
        max: millimetres.describe('The most, in millimetres.'),
      })
    )
    .describe('Differences in height that a text tells and no record.'),
  decor_tones: z
    .array(
      z.strictObject({
        decor_group: z.enum(DECOR_GROUPS).describe('A group of decors.'),
        tone: recordId('colour_group').describe('The colour group that it is offered under.'),
      })
    )
    .describe('Under which colour group decors are found.'),
})

/** The data of the adviser's page: trade rules, and the coverings that visitors choose from. */
export const adviserSchema = z.strictObject({
  rules: rulesSchema.describe('The rules of the trade by which profiles are chosen.'),
  coverings: z
    .array(
      z.strictObject({
        id: id().describe('Its name in addresses, unique in this list; it never changes.'),
        title: text().describe('What it is called.'),
        kind: z.enum(COVERING_KINDS).describe('What it is made of.'),
        laying: z.enum(LAYINGS).describe('How it lies.'),
        thickness: millimetres.describe('How thick it usually is, in millimetres.'),
        layer: millimetres.describe('What underlay or adhesive adds, in millimetres.'),
      })
    )
    .min(1)
    .describe('The coverings to choose from; thickness and layer are the build-up it proposes.'),
  situations: z
    .array(
      z.strictObject({
        place: z.enum(PLACES).describe('The place.'),
        left: id().optional().describe('The id of the covering there, or of the left one.'),
        left_mm: millimetres.optional().describe('Its build-up, if not the one it proposes.'),
        right: id().optional().describe('The id of the right covering, where two meet.'),
        right_mm: millimetres.optional().describe('Its build-up, if not the one it proposes.'),
      })
    )
    .default([])
    .describe('Common situations: links to their results before the first question.'),
})

export type AdviserData = z.output<typeof adviserSchema>
export type Rules = AdviserData['rules']
export type PlaceRule = Rules['places'][number]
export type Covering = AdviserData['coverings'][number] & WithLang
export type CommonSituation = AdviserData['situations'][number]

/** Returns the default build-up height of a covering, in millimetres. */
export function proposedHeight({ thickness, layer }: Covering): number {
  return thickness + layer
}

declare module '#content/pages/page_data' {
  interface PageData {
    'ProductFamilies/Adviser': AdviserData
  }
}
