import { createHash } from 'node:crypto'
import type { Installation } from '#catalogue/catalogue_queries'
import type { DrawnProfile } from '#catalogue/profile_queries'
import { ExtendedList } from '#content/blocks/extended_list'
import type { PageContext } from '#content/pages/context'
import type { CrossSection } from '#drawings/cross_section'
import { drawSteps, type StepDrawing } from '#drawings/step_drawings'
import type { StepDrawingKind } from '#drawings/step_kinds'
import { toMotion } from '#drawings/step_motion'
import { writeStepSvg } from '#drawings/step_svg'
import { groupFiles } from '#shared/group_files'
import type { Translate } from '#shared/messages'

/** Returns the drawings of a guide, their motion as JSON, and a hash of both as their version. */
export function drawGuide(
  { steps }: Pick<Installation, 'steps'>,
  section: CrossSection
): { version: string; drawings: readonly StepDrawing[]; motion: string } {
  const drawings = drawSteps(section, steps)
  const motion = JSON.stringify(toMotion(drawings))
  const hash = createHash('sha256')
  for (const drawing of drawings) hash.update(writeStepSvg(drawing))
  hash.update(motion)
  return { version: hash.digest('hex').slice(0, 8), drawings, motion }
}

const NOTHING_DRAWN = { version: '', drawings: [] }

/** A group and the cross-section from which its guide is drawn. */
export type Drawn = Pick<DrawnProfile, 'group_key' | 'crossSection'>

/**
 * Returns the props of a guide: its steps, each with drawings from a cross-section. A drawing is a
 * file in `folder`; the props contain its name and a description.
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
    /** Numbered by position. Empty properties are omitted. */
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

/** Kinds of drawings that show an added part. Every other kind has a description of its own. */
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

/** Returns the alternative text of a drawing. */
export function describeStep({ kind, parts }: StepDrawing, t: Translate): string {
  return t(`catalogue.step.${isAdding(kind) ? 'added' : kind}`, {
    parts: parts.map((part) => t(`catalogue.part.${part}`)).join(', '),
  })
}

function isAdding(kind: StepDrawingKind): kind is (typeof ADDING)[number] {
  return ADDING.some((each) => each === kind)
}
