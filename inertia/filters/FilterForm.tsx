import { type ComponentProps, type ReactNode, useState } from 'react'
import type { FilterSize } from '#catalogue/filter_props'
import type { FilterChoice, SearchField } from '#content/pages/choices'
import { useHydrated } from '~/context/useHydrated'
import { useText } from '~/context/useText'
import { FilterResult, FilterSelect } from '~/filters/FilterParts'
import { QuestionField } from '~/filters/QuestionField'
import { useFilterVisits } from '~/filters/useFilterVisits'
import { Disclosure } from '~/ui/dialog/Disclosure'
import type { Elements } from '~/ui/elements'

/**
 * A form that filters a list: a GET form, so that a selection can be shared, and undone by the back
 * button. With JavaScript each answer is sent after a debounce; the submit button stays. The first
 * size and the choice with `shortcuts` come before the other fields.
 */
export function FilterForm(props: FilterFormProps) {
  const { search, choices, sizes = NO_SIZES, result, shortcuts } = props
  const t = useText()
  const hydrated = useHydrated()
  const [size, ...otherSizes] = sizes
  const shortcutChoice = choices.find(({ name }) => name === shortcuts?.of)
  const otherChoices = choices.filter((choice) => choice !== shortcutChoice)
  const collapsible = [...otherChoices, ...otherSizes]
  const questions = [search, size, shortcutChoice, ...collapsible].filter(
    (question) => question !== undefined
  )
  const visits = useFilterVisits(questions)
  const answers = questions.filter(({ value }) => value !== '').length

  const textField = (
    field: SearchField & Partial<Pick<FilterSize, 'range' | 'problem'>>,
    className?: string,
    attributes: ComponentProps<'input'> = OF_SIZE
  ) => (
    <QuestionField
      key={field.name}
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

  return (
    <form
      {...visits.form}
      aria-label={t('catalogue.ui.filter')}
      className={`border-y border-ink py-4 ${answers > 0 ? '' : 'print:hidden'}`}
    >
      {size && (
        <div className="mb-2 grid gap-x-6 gap-y-3 sm:grid-cols-2">
          {textField(size)}
          {shortcutChoice && (
            <div>
              <FilterSelect choice={shortcutChoice} onChoose={visits.choose} />
              {shortcuts?.links}
            </div>
          )}
        </div>
      )}
      <CollapsibleFields questions={collapsible.length} answers={answers} hasSearch={!!search}>
        {search &&
          textField(
            search,
            `${ROWS} ${collapsible.length > 1 ? 'col-span-full' : ''} lg:col-span-2`,
            OF_SEARCH
          )}
        {otherChoices.map((choice) => (
          <FilterSelect
            key={choice.name}
            choice={choice}
            onChoose={visits.choose}
            className={ROWS}
          />
        ))}
        {otherSizes.map((field) => textField(field, ROWS))}
      </CollapsibleFields>
      {/** With selects only, changes are sent by themselves. */}
      <FilterResult
        result={result}
        isAnswered={answers > 0}
        hidesSubmit={hydrated && sizes.length === 0}
      />
    </form>
  )
}

type FilterFormProps = {
  /** A field to find entries by name, before at most two choices; none by default. */
  search?: SearchField
  choices: readonly FilterChoice[]
  /** Fields for sizes; none by default. */
  sizes?: readonly FilterSize[]
  /** The number of results as text, announced when it changes. */
  result: ReactNode
  /** Links with the most common answers to a choice, which stands above them, beside the first size. */
  shortcuts?: { of: string; links: Elements }
}

/** Aligns labels, controls and notes of the fields in a row of the grid. */
const ROWS = 'row-span-3 grid grid-rows-subgrid gap-y-0'

/** The attributes of a field for a size. */
const OF_SIZE: ComponentProps<'input'> = { inputMode: 'decimal', maxLength: 20 }

/** The attributes of the field that finds entries. */
const OF_SEARCH: ComponentProps<'input'> = { type: 'search', maxLength: 80 }

const NO_SIZES: readonly FilterSize[] = []

/** The number of questions from which they would fill a phone's first screen. */
const MANY = 3

/**
 * The fields of a filter. Several fields are collapsed on small screens, unless the page is loaded
 * with a selection. Later the visitor decides whether they are open.
 */
function CollapsibleFields(props: {
  questions: number
  answers: number
  hasSearch: boolean
  children: ReactNode
}) {
  const t = useText()
  const [open] = useState(props.answers > 0)
  const areBesideEachOther = props.questions === 2 || props.hasSearch
  const fields = (
    <div
      className={`grid gap-x-6 gap-y-4 ${areBesideEachOther ? 'grid-cols-words' : 'sm:grid-cols-2'} ${props.questions > 5 ? 'lg:grid-cols-3' : 'lg:grid-cols-5'}`}
    >
      {props.children}
    </div>
  )
  if (props.questions < MANY) return fields
  return (
    <Disclosure
      open={open}
      className="unfolded-from-lg"
      summaryClassName="min-h-11"
      summary={<span className="font-semibold">{t('catalogue.ui.filter')}</span>}
      note={
        props.answers > 0 && (
          <span className="text-sm text-steel">
            {t('catalogue.ui.filters_set', { count: props.answers })}
          </span>
        )
      }
    >
      <div className="pt-4 lg:pt-0">{fields}</div>
    </Disclosure>
  )
}
