import type { AdvisersCatalogue } from '#adviser/advice_queries'
import type { Rules } from '#adviser/adviser_schema'
import type { Assessment, Situation } from '#adviser/engine'
import { type ReasonText, reasonTexts } from '#adviser/reasons'
import { sectionAtHeights } from '#adviser/section_at_heights'
import { articleInBrief } from '#catalogue/articles'
import type { PageContext } from '#content/pages/context'
import type { WithLang } from '#content/schema/with_lang'
import type { CrossSection } from '#drawings/cross_section'
import { type CrossSectionDrawing, drawCrossSection } from '#drawings/cross_section_drawing'
import { measuresOf } from '#texts/measures'

/** An article by its number, with what tells it from others of its group. */
type BriefArticle = { article_number: string; text: string }

type AdvisedArticle = BriefArticle & {
  /** The key of its group, which is its route. */
  group: string
  /** What the group is called. */
  title: string
  reasons: ReasonText[]
} & WithLang

/** The best article of a group that fits, with the others of the group that do. */
export type AdviserFit = AdvisedArticle & {
  others: BriefArticle[]
  /** Its cross-section with the visitor's heights; null for those further down the list. */
  drawing: (CrossSectionDrawing & { caption: string }) | null
}

/** The article of a group that comes nearest, with what speaks against it. */
export type AdviserMiss = AdvisedArticle

/** What advice is put into words with. */
export type Told = {
  situation: Situation
  catalogue: AdvisersCatalogue
  rules: Rules
  context: PageContext
}

/** How many of the articles that fit are drawn: each drawing weighs as much as a page of text. */
const DRAWN = 4

/** How many articles that do not fit are told about. */
const NEAREST = 6

/** What fits, by groups in the order of their best articles. */
export function toFits(fits: readonly Assessment[], told: Told): AdviserFit[] {
  const groups = Map.groupBy(fits, ({ candidate }) => candidate.group_key)
  return [...groups.values()].flatMap(([best, ...others], index) =>
    best
      ? [
          {
            ...toArticle(best, told),
            others: others.map((other) => toBrief(other, told)),
            drawing: index < DRAWN ? drawingOf(best, told) : null,
          },
        ]
      : []
  )
}

export function toMisses(near: readonly Assessment[], told: Told): AdviserMiss[] {
  return near.slice(0, NEAREST).map((assessment) => toArticle(assessment, told))
}

function toArticle(assessment: Assessment, told: Told): AdvisedArticle {
  const { catalogue, context } = told
  const group = catalogue.groups.pages.find(({ key }) => key === assessment.candidate.group_key)
  return {
    ...toBrief(assessment, told),
    group: assessment.candidate.group_key,
    title: group?.data.title ?? '',
    lang: group?.data.lang,
    reasons: reasonTexts(assessment.reasons, catalogue.content, context.t, context.measures),
  }
}

function toBrief({ candidate }: Assessment, { catalogue, context }: Told): BriefArticle {
  const { article_number } = candidate
  const profile = catalogue.profiles.get(article_number)
  const text = profile ? articleInBrief(profile, context.t, context.measures) : ''
  return { article_number, text }
}

function drawingOf(
  { candidate, place, reasons }: Assessment,
  { situation, catalogue, rules, context }: Told
): AdviserFit['drawing'] {
  const profile = catalogue.profiles.get(candidate.article_number)
  if (!profile) return null
  const { left, right, joint } = situation
  const sides = rules.places.find((each) => each.place === place)?.sides ?? 1
  const hasNoHoles = reasons.some(({ code }) => code === 'holes_none')
  const drawn = hasNoHoles ? withoutHoles(profile.crossSection) : profile.crossSection
  const section = sectionAtHeights(drawn, { sides, left, right, joint })
  return {
    article_number: candidate.article_number,
    ...drawCrossSection(section, context.t, measuresOf(context.locale)),
    caption: context.t(section === drawn ? 'catalogue.ui.section' : 'adviser.ui.drawing'),
  }
}

/** What holds without a hole is drawn without the screw that would need one. */
function withoutHoles(section: CrossSection): CrossSection {
  const parts = section.parts.filter(
    ({ part, points }) => part !== 'fastener' || points.every(([, y]) => y >= 0)
  )
  return { ...section, parts }
}
