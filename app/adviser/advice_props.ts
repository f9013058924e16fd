import type { AdvisersCatalogue } from '#adviser/advice_queries'
import type { Rules } from '#adviser/adviser_schema'
import type { Assessment, ReasonCode } from '#adviser/assessment'
import { type ReasonText, reasonTexts } from '#adviser/reasons'
import type { Side, Situation } from '#adviser/situation'
import type { Place } from '#adviser/vocabulary'
import { articleInBrief } from '#catalogue/articles'
import type { DrawnProfile } from '#catalogue/profile_queries'
import type { Fixing } from '#catalogue/vocabulary'
import type { PageContext } from '#content/pages/context'
import type { WithLang } from '#content/schema/with_lang'
import type { CrossSection } from '#drawings/cross_section'
import { type CrossSectionDrawing, drawCrossSection } from '#drawings/cross_section_drawing'
import { BUILD_UP, sectionAtHeights } from '#drawings/section_at_heights'
import { articleAnchor, articleChoice } from '#shared/anchors'
import { swatchName, withChoice } from '#shared/article_choice'
import { measuresOf } from '#texts/measures'

/**
 * An article number with a one-line description that distinguishes the article within its group.
 */
type BriefArticle = {
  article_number: string
  text: string
  /** The query string and anchor that choose it on its group's page, as far as the answers say. */
  choice: string
}

type AdvisedArticle = BriefArticle & {
  /** The key of its group, which is its route. */
  group: string
  /** The title of its group. */
  title: string
  reasons: ReasonText[]
} & WithLang

/** The best matching article of a group, with the group's other matching articles. */
export type AdviserFit = AdvisedArticle & {
  others: BriefArticle[]
  /** The cross-section with the visitor's heights; null for results further down the list. */
  drawing: (CrossSectionDrawing & { caption: string }) | null
}

/** The nearest article of a group that does not match, with the reasons against it. */
export type AdviserMiss = AdvisedArticle

/** Everything needed to format the advice. */
type AdviceInput = {
  situation: Situation
  catalogue: AdvisersCatalogue
  rules: Rules
  context: PageContext
}

/** The number of results with a drawing. A drawing is as large as a page of text. */
const MAX_DRAWINGS = 4

/** The reasons that name the only side that a profile is stuck to. */
const STUCK: Partial<Record<ReasonCode, 'left' | 'right'>> = {
  stuck_left: 'left',
  stuck_right: 'right',
  stuck_moving: 'left',
}

/** The maximum number of articles that do not match. */
const MAX_MISSES = 6

/** Groups the matching articles by product group, ordered by the best article of each. */
export function toFits(fits: readonly Assessment[], input: AdviceInput): AdviserFit[] {
  const groups = Map.groupBy(fits, ({ candidate }) => candidate.group_key)
  return [...groups.values()].flatMap(([best, ...others], index) =>
    best
      ? [
          {
            ...toArticle(best, input),
            others: others.map((other) => toBrief(other, input)),
            drawing: index < MAX_DRAWINGS ? drawingOf(best, input) : null,
          },
        ]
      : []
  )
}

export function toMisses(near: readonly Assessment[], input: AdviceInput): AdviserMiss[] {
  return near.slice(0, MAX_MISSES).map((assessment) => toArticle(assessment, input))
}

function toArticle(assessment: Assessment, input: AdviceInput): AdvisedArticle {
  const { catalogue, context } = input
  const group = catalogue.groups.pages.find(({ key }) => key === assessment.candidate.group_key)
  return {
    ...toBrief(assessment, input),
    group: assessment.candidate.group_key,
    title: group?.data.title ?? '',
    lang: group?.data.lang,
    reasons: reasonTexts(assessment.reasons, catalogue.content, context),
  }
}

function toBrief(assessment: Assessment, input: AdviceInput): BriefArticle {
  const { catalogue, context } = input
  const { article_number } = assessment.candidate
  const profile = catalogue.profiles.get(article_number)
  if (!profile) return { article_number, text: '', choice: articleChoice(article_number) }
  const height = heightFor(assessment, input)
  const query = withChoice('', {
    h: height === undefined ? '' : context.measures.number(height),
    article: article_number,
    colour: swatchInTone(profile, input),
    fixing: fixingOf(assessment),
  })
  return {
    article_number,
    text: articleInBrief(profile, context.t, context.measures),
    choice: `?${query}#${articleAnchor(article_number)}`,
  }
}

/** Returns the fixing that an article is recommended with: where nothing is drilled, one of glue. */
function fixingOf({ reasons }: Assessment): Fixing | undefined {
  return reasons.flatMap((reason) => (reason.code === 'holes_none' ? reason.fixings : []))[0]
}

/** Returns the height of the higher covering, if the article is made for it. */
function heightFor(
  { candidate: { floor_height: range }, place }: Assessment,
  input: AdviceInput
): number | undefined {
  const heights = sidesOf(place, input).flatMap(({ height }) => height ?? [])
  const highest = Math.max(...heights)
  return range && highest >= range.min && highest <= range.max ? highest : undefined
}

/** Returns the first colour or decor of an article that the chosen tone offers. */
function swatchInTone(
  { colours, decors }: DrawnProfile,
  { situation: { tone }, catalogue: { content }, rules }: AdviceInput
): string | undefined {
  if (tone === undefined) return undefined
  const colour = colours.find((id) => content.colours.get(id)?.group_id === tone)
  if (colour) return swatchName('colour', colour)
  const groups = rules.decor_tones.filter((each) => each.tone === tone)
  const decor = decors.find((id) =>
    groups.some(({ decor_group }) => decor_group === content.decors.get(id)?.group)
  )
  return decor && swatchName('decor', decor)
}

/** Returns the coverings that meet at a place: both, or the only one. */
function sidesOf(place: Place, { situation: { left, right }, rules }: AdviceInput): Side[] {
  const sides = rules.places.find((each) => each.place === place)?.sides ?? 1
  return sides > 1 ? [left, right] : [left]
}

function drawingOf(
  { candidate, place, reasons }: Assessment,
  input: AdviceInput
): AdviserFit['drawing'] {
  const { situation, catalogue, context } = input
  const profile = catalogue.profiles.get(candidate.article_number)
  if (!profile) return null
  const { left, right, joint } = situation
  const sides = sidesOf(place, input)
  const hasNoHoles = reasons.some(({ code }) => code === 'holes_none')
  const alone =
    place === 'wall_window' ? withoutNeighbour(profile.crossSection) : profile.crossSection
  const drawn = hasNoHoles ? withoutHoles(alone) : alone
  const stuck = reasons.flatMap(({ code }) => STUCK[code] ?? [])[0]
  const section = sectionAtHeights(drawn, { sides: sides.length, left, right, joint, stuck })
  const measures = measuresOf(context.locale)
  const coverings = sides.flatMap(({ title, height }) =>
    title === undefined || height === undefined ? [] : `${title} ${measures.millimetres(height)}`
  )
  return {
    article_number: candidate.article_number,
    ...drawCrossSection(section, context.t, measures),
    caption:
      section === drawn
        ? context.t('catalogue.ui.section')
        : coverings.length === 0
          ? context.t('adviser.ui.drawing')
          : context.t('adviser.ui.drawing_of', { coverings: coverings.join(' | ') }),
  }
}

/** Removes the covering on the other side of a profile, for articles that end before a wall. */
function withoutNeighbour(section: CrossSection): CrossSection {
  const height = section.dimensions.find(({ names }) => names === 'floor_height')
  if (!height) return section
  const side = Math.sign(height.from[0])
  const parts = section.parts.filter(
    ({ part, points }) => !BUILD_UP.includes(part) || points.some(([x, y]) => side * x > 0 || y < 0)
  )
  return { ...section, parts }
}

/** Removes fasteners that reach into the screed, for articles that are fixed without drilling. */
function withoutHoles(section: CrossSection): CrossSection {
  const parts = section.parts.filter(
    ({ part, points }) => part !== 'fastener' || points.every(([, y]) => y >= 0)
  )
  return { ...section, parts }
}
