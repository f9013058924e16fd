import { createHash } from 'node:crypto'
import type { Installation } from '#catalogue/catalogue_queries'
import type { DrawnProfile } from '#catalogue/profile_queries'
import { ExtendedList } from '#content/blocks/extended_list'
import type { PageContext } from '#content/pages/context'
import type { CrossSection } from '#drawings/cross_section'
import { drawSteps, type StepDrawing } from '#drawings/step_drawings'
import type { StepDrawingKind } from '#drawings/step_kinds'
import { writeStepSvg } from '#drawings/step_svg'
import { groupFiles } from '#shared/group_files'
import type { Translate } from '#shared/messages'

/** The drawings of a guide, and a version that is the same for the same drawings. */
export function drawGuide(
  { steps }: Pick<Installation, 'steps'>,
  section: CrossSection
): { version: string; drawings: readonly StepDrawing[] } {
  const drawings = drawSteps(section, steps)
  const hash = createHash('sha256')
  for (const drawing of drawings) hash.update(writeStepSvg(drawing))
  return { version: hash.digest('hex').slice(0, 8), drawings }
}

const NOTHING_DRAWN = { version: '', drawings: [] }

/** A group and the cross-section out of which its guide is drawn. */
export type Drawn = Pick<DrawnProfile, 'group_key' | 'crossSection'>

/**
 * A guide as pages show it: its steps, each with its drawings out of a cross-section. A drawing is a
 * file of `folder`; the page has its name and what it shows, in words.
 */
export function toGuide(
  { id, title, steps, lang }: Installation,
  drawn: Drawn | undefined,
  context: PageContext
) {
  const list = ExtendedList.toProps({ title, steps, lang }, context)
  const { version, drawings } = drawn ? drawGuide({ steps }, drawn.crossSection) : NOTHING_DRAWN
  return {
    ...list,
    id,
    folder:
      drawn && drawings.length > 0
        ? `${groupFiles(drawn.group_key)}/steps/${id}-${version}`
        : undefined,
    /** Numbered by their places; what a step has none of is left out. */
    steps: list.steps.map((step) => {
      const own = drawings.filter((drawing) => drawing.step === step.id)
      const shown = own.map((drawing) => [drawing.kind, describeStep(drawing, context.t)] as const)
      return {
        ...step,
        number: undefined,
        drawings: own.length > 0 ? Object.fromEntries(shown) : undefined,
        image: step.image.length > 0 ? step.image : undefined,
      }
    }),
  }
}

/** Drawings that show what is new; each other kind is told by a sentence of its own. */
const ADDING = [
  'adhesive',
  'base',
  'fastener',
  'fixed',
  'bed',
  'covering',
  'plugged',
  'insert',
] as const satisfies readonly StepDrawingKind[]

/** What a drawing shows, for those who do not see it. */
export function describeStep({ kind, parts }: StepDrawing, t: Translate): string {
  return t(`catalogue.step.${isAdding(kind) ? 'added' : kind}`, {
    parts: parts.map((part) => t(`catalogue.part.${part}`)).join(', '),
  })
}

function isAdding(kind: StepDrawingKind): kind is (typeof ADDING)[number] {
  return ADDING.some((each) => each === kind)
}
