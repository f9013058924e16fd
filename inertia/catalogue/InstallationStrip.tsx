import type { WithLang } from '#content/schema/with_lang'
import type { PageProps } from '#start/pages'
import { stepFigures } from '~/catalogue/stepFigures'
import { langOf } from '~/context/langOf'
import { RichText } from '~/ui/RichText'

/** The steps of an installation guide: on small screens a strip to swipe, else a grid. */
export function InstallationStrip({ guide }: { guide: ShownGuide }) {
  const figures = stepFigures(guide)
  const steps: readonly (ShownGuide['steps'][number] & WithLang)[] = guide.steps
  return (
    <ol
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls takes the focus
      tabIndex={0}
      aria-label={guide.title}
      className="strip"
    >
      {steps.map((step, index) => (
        <li key={step.id}>
          <div className="flex gap-2 *:min-w-0">{figures(step.id)}</div>
          <h3 className="mt-3 font-semibold">
            <span className="mr-2 text-red">{index + 1}</span>
            <span lang={langOf(step, 'title')}>{step.title}</span>
          </h3>
          {step.text && (
            <RichText html={step.text} lang={langOf(step, 'text')} className="mt-1 text-sm" />
          )}
        </li>
      ))}
    </ol>
  )
}

export type ShownGuide = NonNullable<PageProps<'ProductFamilies/ShowGroup'>['installation']>
