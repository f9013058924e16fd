import { useState } from 'react'
import type { FilterChoice, SearchField } from '#content/pages/choices'
import { useText } from '~/context/useText'
import { FilterResult, FilterSelect } from '~/filters/FilterParts'
import { QuestionField } from '~/filters/QuestionField'
import { useFilterVisits } from '~/filters/useFilterVisits'
import { Disclosure } from '~/ui/dialog/Disclosure'

/**
 * The form that finds downloads: a field for a product's name or an article number, and below it
 * the choices, which are collapsed on small screens. It is a GET form like the other filters.
 */
export function DownloadsForm({ search, choices, result }: DownloadsFormProps) {
  const t = useText()
  const answered = [search, ...choices].filter(({ value }) => value !== '')
  /** Later the visitor decides whether the choices are open. */
  const [open] = useState(choices.some(({ value }) => value !== ''))
  const visits = useFilterVisits([search, ...choices])
  return (
    <form
      {...visits.form}
      aria-label={t('catalogue.ui.filter')}
      className={`border-y border-ink py-6 ${answered.length > 0 ? '' : 'print:hidden'}`}
    >
      <QuestionField label={search.label} className="measure mb-2">
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
      <Disclosure
        open={open}
        className="unfolded-from-lg"
        summaryClassName="min-h-11"
        summary={<span className="font-semibold">{t('catalogue.ui.filter')}</span>}
      >
        <div className="measure grid gap-x-6 gap-y-4 sm:grid-cols-2">
          {choices.map((choice) => (
            <FilterSelect key={choice.name} choice={choice} onChoose={visits.choose} />
          ))}
        </div>
      </Disclosure>
      <FilterResult result={result} isAnswered={answered.length > 0} />
    </form>
  )
}

type DownloadsFormProps = {
  search: SearchField
  choices: readonly FilterChoice[]
  /** The number of results as text, announced when it changes. */
  result: string
}
