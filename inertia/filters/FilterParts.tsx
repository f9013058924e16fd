import type { ComponentProps, ReactNode } from 'react'
import type { FilterSize } from '#catalogue/filter_props'
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

/** A question of a filter with a text field. Further props are attributes of the field. */
export function FilterInput({ field, visits, className, ...attributes }: FilterInputProps) {
  return (
    <QuestionField
      label={field.label}
      hint={field.range}
      problem={field.problem}
      className={className}
    >
      {(control) => (
        <input
          {...control}
          {...attributes}
          name={field.name}
          autoComplete="off"
          defaultValue={field.value}
          onChange={() => visits.type(field.name)}
          onBlur={() => visits.flush()}
        />
      )}
    </QuestionField>
  )
}

type FilterInputProps = {
  field: SearchField & Partial<Pick<FilterSize, 'range' | 'problem'>>
  visits: Pick<ReturnType<typeof useFilterVisits>, 'type' | 'flush'>
  className?: string
} & Pick<ComponentProps<'input'>, 'type' | 'inputMode' | 'maxLength'>

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
