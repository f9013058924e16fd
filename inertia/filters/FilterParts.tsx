import type { ReactNode } from 'react'
import type { FilterChoice } from '#content/pages/choices'
import { useCurrentPath } from '~/context/useCurrentPath'
import { useText } from '~/context/useText'
import { Options, SelectQuestion } from '~/filters/QuestionField'
import { Button } from '~/ui/Button'

/** A question of a filter with a select, whose first option leaves it open. */
export function FilterSelect(props: {
  choice: FilterChoice
  onChoose: () => void
  className?: string
}) {
  const { choice } = props
  const t = useText()
  return (
    <SelectQuestion {...choice} onChange={props.onChoose} className={props.className}>
      <Options empty={choice.open ?? t('catalogue.ui.any')} options={choice.options} />
    </SelectQuestion>
  )
}

/** The end of a filter: the number of results, and the buttons to reset and to submit. */
export function FilterResult(props: {
  /** The number of results as text, announced when it changes. */
  result: ReactNode
  /** Whether there are answers to reset. */
  isAnswered: boolean
  /** Whether the submit button is shown only when it gets the keyboard's focus. */
  hidesSubmit?: boolean
}) {
  const t = useText()
  const path = useCurrentPath()
  return (
    <div className="mt-4 flex min-h-10 flex-wrap items-center gap-x-6 gap-y-3">
      <output className="grow font-medium">{props.result}</output>
      {props.isAnswered && (
        <Button page={path} variant="text">
          {t('catalogue.ui.reset')}
        </Button>
      )}
      <span className={props.hidesSubmit ? 'sr-only focus-within:not-sr-only' : ''}>
        <Button type="submit" variant="secondary">
          {t('catalogue.ui.apply')}
        </Button>
      </span>
    </div>
  )
}
