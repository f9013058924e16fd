import type { PageProps } from '#start/pages'
import { useText } from '~/context/useText'
import { FormButtons } from '~/filters/FormButtons'
import { QuestionField } from '~/filters/QuestionField'
import { useFilterVisits } from '~/filters/useFilterVisits'

type Props = Pick<PageProps<'ProductFamilies/Compare'>, 'families' | 'choices' | 'colour'>

/**
 * The form for the products to compare: a GET form. With JavaScript a choice is sent after a
 * debounce.
 */
export function ComparisonForm({ families, choices, colour }: Props) {
  const t = useText()
  const chosen = choices.flatMap(({ value }) => value || [])
  const kept = colour ? [{ name: 'colour', value: colour.name }] : []
  const visits = useFilterVisits([
    ...choices.map(({ value }) => ({ name: 'product', value })),
    ...kept,
  ])

  return (
    <form
      {...visits.form}
      aria-label={t('comparison.form')}
      className="border-y border-ink py-6 print:hidden"
    >
      <div
        className={`grid gap-x-6 gap-y-4 sm:grid-cols-2 ${choices.length > 2 ? 'xl:grid-cols-4' : ''}`}
      >
        {choices.map((choice, index) => (
          <ProductSelect
            // oxlint-disable-next-line react/no-array-index-key -- a place in a row is what it is
            key={index}
            number={index + 1}
            choice={choice}
            families={families}
            taken={chosen}
            onChange={() => visits.choose()}
          />
        ))}
      </div>
      {kept.map((field) => (
        <input key={field.name} type="hidden" {...field} />
      ))}
      <FormButtons submit={t('catalogue.ui.compare')} isAnswered={chosen.length > 0} />
    </form>
  )
}

function ProductSelect(props: {
  number: number
  choice: Props['choices'][number]
  families: Props['families']
  /** All chosen products; a product cannot be compared with itself. */
  taken: readonly string[]
  onChange: () => void
}) {
  const { number, choice, families, taken } = props
  const t = useText()
  const isElsewhere = (value: string) => value !== choice.value && taken.includes(value)
  return (
    <QuestionField label={t('comparison.product', { number })}>
      {(control) => (
        <select {...control} name="product" defaultValue={choice.value} onChange={props.onChange}>
          <option value="">{t('contrast.choose')}</option>
          {choice.articles.length > 0 && (
            <optgroup label={t('comparison.narrow')}>
              {choice.articles.map(({ value, text }) => (
                <option key={value} value={value} disabled={isElsewhere(value)}>
                  {text}
                </option>
              ))}
            </optgroup>
          )}
          {families.map((family) => (
            <optgroup key={family.title} label={family.title} lang={family.lang}>
              {family.groups.map(({ value, title, lang }) => (
                <option key={value} value={value} lang={lang} disabled={isElsewhere(value)}>
                  {title}
                </option>
              ))}
            </optgroup>
          ))}
        </select>
      )}
    </QuestionField>
  )
}
