import type { BlockOf } from '#content/blocks/blocks'
import type { WithLang } from '#content/schema/with_lang'
import { StepPictures } from '~/blocks/parts/StepPictures'
import { langOf } from '~/context/langOf'
import type { Elements } from '~/ui/elements'
import { RichText } from '~/ui/RichText'

/** Numbered steps with titles, texts and pictures. */
export function StepList({ steps, level, figures }: StepListProps) {
  return (
    <ol className="border-t border-ink">
      {steps.map((step, index) => (
        <Step
          {...step}
          key={step.id}
          number={step.number ?? index + 1}
          level={level}
          figures={figures?.(step.id)}
        />
      ))}
    </ol>
  )
}

type StepListProps = {
  steps: readonly GuideStep[]
  /** The level of the steps' headings. */
  level: 2 | 3 | 4
  /** Renders the drawings of a step by its id; shown before its pictures. */
  figures?: (step: string) => Elements
}

type StepContent = BlockOf<'ExtendedList'>['steps'][number] & WithLang

/**
 * A step of an installation guide, which may have neither a number nor pictures. The number
 * defaults to the step's position.
 */
type GuideStep = Omit<StepContent, 'number' | 'image'> &
  Partial<Pick<StepContent, 'number' | 'image'>>

function Step(step: GuideStep & { level: 2 | 3 | 4; figures?: Elements }) {
  const { level, figures, image = [] } = step
  const Heading = `h${level}` as const
  const hasFigures = figures || image.length > 0
  return (
    <li
      value={step.number}
      className="grid grid-cols-[minmax(2.5rem,auto)_1fr] gap-x-4 border-b border-hairline py-6 sm:gap-x-8"
    >
      <p className="text-h3 font-semibold text-red">{step.number}</p>
      <div className="grid gap-x-8 gap-y-6 sm:grid-cols-5">
        <div className={hasFigures ? 'sm:col-span-3' : 'sm:col-span-5'}>
          <Heading className="text-h3 font-semibold" lang={langOf(step, 'title')}>
            {step.title}
          </Heading>
          {step.text && (
            <RichText html={step.text} lang={langOf(step, 'text')} className="measure mt-2" />
          )}
        </div>
        {hasFigures && (
          <div className="grid content-start gap-4 sm:col-span-2">
            {figures}
            {image.length > 0 && <StepPictures title={step.title} images={image} />}
          </div>
        )}
      </div>
    </li>
  )
}
