import { type FormEvent, useId, useRef } from 'react'
import type { PageProps } from '#start/pages'
import { useFilterVisits } from '~/catalogue/useFilterVisits'
import { useCurrentPath } from '~/context/useCurrentPath'
import { useText } from '~/context/useText'
import { Button } from '~/ui/Button'

type Props = Pick<PageProps<'ProductFamilies/Compare'>, 'families' | 'choices'>

/**
 * Asks for the products to compare: a plain form that sends them in the address. With JavaScript a
 * choice takes effect once it has settled.
 */
export function CompareForm({ families, choices }: Props) {
  const t = useText()
  const path = useCurrentPath()
  const form = useRef<HTMLFormElement>(null)
  const chosen = choices.flatMap(({ value }) => value || [])
  const visits = useFilterVisits(
    form,
    path,
    choices.map(({ value }) => ({ name: 'product', value }))
  )

  function send(event: FormEvent) {
    event.preventDefault()
    visits.settle()
  }

  return (
    <form
      ref={form}
      method="get"
      action={path}
      onSubmit={send}
      aria-label={t('catalogue.compare.form')}
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
      <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-3">
        <Button type="submit" variant="secondary">
          {t('catalogue.ui.compare')}
        </Button>
        {chosen.length > 0 && (
          <Button page={path} variant="text">
            {t('catalogue.ui.reset')}
          </Button>
        )}
      </div>
    </form>
  )
}

function ProductSelect(props: {
  number: number
  choice: Props['choices'][number]
  families: Props['families']
  /** What is chosen, here and beside: nothing is compared with itself. */
  taken: readonly string[]
  onChange: () => void
}) {
  const { number, choice, families, taken } = props
  const t = useText()
  const id = useId()
  const isElsewhere = (value: string) => value !== choice.value && taken.includes(value)
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block text-sm font-medium">
        {t('catalogue.compare.product', { number })}
      </label>
      <select
        id={id}
        name="product"
        defaultValue={choice.value}
        onChange={props.onChange}
        className="h-12 w-full border border-steel bg-paper px-3 text-base"
      >
        <option value="">{t('catalogue.contrast.choose')}</option>
        {choice.articles.length > 0 && (
          <optgroup label={t('catalogue.compare.narrow')}>
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
    </div>
  )
}
