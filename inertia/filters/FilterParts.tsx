import type { ReactNode } from 'react'
import type { FilterChoice, SearchField } from '#content/pages/choices'
import { useCurrentPath } from '~/context/useCurrentPath'
import { useText } from '~/context/useText'
import { Options, QuestionField, SelectQuestion } from '~/filters/QuestionField'
import type { useFilterVisits } from '~/filters/useFilterVisits'
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

/** A question of a filter that is answered with a name or number. */
export function FilterSearch(props: {
  search: SearchField
  visits: Pick<ReturnType<typeof useFilterVisits>, 'type' | 'flush'>
  className: string
}) {
  const { search, visits } = props
  return (
    <QuestionField label={search.label} className={props.className}>
      {(control) => (
        <input
          {...control}
          type="search"
          name={search.name}
          autoComplete="off"
          maxLength={80}
          defaultValue={search.value}
          onChange={() => visits.type(search.name)}
          onBlur={() => visits.flush()}
        />
      )}
    </QuestionField>
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
