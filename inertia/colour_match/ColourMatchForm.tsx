import { type ChangeEvent, useEffect, useId, useRef } from 'react'
import type { PageProps } from '#start/pages'
import { useHydrated } from '~/context/useHydrated'
import { useText } from '~/context/useText'
import { FormButtons } from '~/filters/FormButtons'
import { toQuery, useFilterVisits } from '~/filters/useFilterVisits'

const FIELD = 'h-12 w-full border border-steel bg-paper px-3 text-base'
const LABEL = 'mb-1.5 block text-sm font-medium'

/**
 * Asks for a decor or any colour: a plain form that sends its answers in the address. With JavaScript
 * an answer takes effect once it has settled and empties the other one, and a colour can be picked.
 */
export function ColourMatchForm({ question, hex }: ColourMatchFormProps) {
  const t = useText()
  const id = useId()
  const hydrated = useHydrated()
  const decor = useRef<HTMLSelectElement>(null)
  const colour = useRef<HTMLInputElement>(null)
  const answers = [
    { name: 'decor', value: question.decor },
    { name: 'colour', value: question.colour },
  ]
  const visits = useFilterVisits(answers)

  function chooseDecor() {
    if (colour.current) colour.current.value = ''
    visits.choose()
  }

  function typeColour() {
    if (decor.current && colour.current?.value) decor.current.value = ''
    visits.type('colour')
  }

  function pickColour(event: ChangeEvent<HTMLInputElement>) {
    if (colour.current) colour.current.value = event.target.value
    typeColour()
  }

  return (
    <form
      {...visits.form}
      aria-label={t('catalogue.match.form')}
      className="border-y border-ink py-6 print:hidden"
    >
      <div className="grid gap-x-16 gap-y-6 lg:grid-cols-2">
        <div>
          <label htmlFor={`${id}-decor`} className={LABEL}>
            {t('catalogue.match.decor')}
          </label>
          <select
            ref={decor}
            id={`${id}-decor`}
            name="decor"
            defaultValue={question.decor}
            onChange={chooseDecor}
            className={FIELD}
          >
            <option value="">{t('catalogue.contrast.choose')}</option>
            {question.groups.map((group) => (
              <optgroup key={group.id} label={group.label}>
                {group.options.map((option) => (
                  <option key={option.value} value={option.value} lang={option.lang}>
                    {option.title}
                  </option>
                ))}
              </optgroup>
            ))}
          </select>
        </div>
        <div>
          <label htmlFor={`${id}-colour`} className={LABEL}>
            {t('catalogue.match.colour')}
          </label>
          <div className="flex gap-3">
            <input
              ref={colour}
              id={`${id}-colour`}
              name="colour"
              autoComplete="off"
              autoCapitalize="off"
              spellCheck={false}
              maxLength={60}
              defaultValue={question.colour}
              onChange={typeColour}
              onBlur={() => visits.flush()}
              aria-describedby={`${id}-problem ${id}-hint`}
              aria-invalid={question.problem !== '' || undefined}
              className={`${FIELD} min-w-0`}
            />
            {hydrated && <ColourPicker hex={hex} onPick={pickColour} />}
          </div>
          <p id={`${id}-problem`} aria-live="polite" className="mt-2 text-sm font-medium text-red">
            {question.problem}
          </p>
          <p id={`${id}-hint`} className="mt-2 text-sm text-steel">
            {question.hint}
          </p>
        </div>
      </div>
      <FormButtons submit={t('catalogue.match.submit')} isAnswered={toQuery(answers) !== ''} />
    </form>
  )
}

type ColourMatchFormProps = {
  question: PageProps<'ColorOverview/Match'>['question']
  /** What a screen shows of the wanted colour. */
  hex: string | undefined
}

/** The browser's own way to pick a colour; it shows the wanted one. */
function ColourPicker(props: {
  hex: string | undefined
  onPick: (event: ChangeEvent<HTMLInputElement>) => void
}) {
  const { hex = '#808080', onPick } = props
  const t = useText()
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (input.current && input.current !== document.activeElement) input.current.value = hex
  }, [hex])
  return (
    <input
      ref={input}
      type="color"
      defaultValue={hex}
      onChange={onPick}
      aria-label={t('catalogue.match.pick')}
      className="h-12 w-16 shrink-0 cursor-pointer border border-steel bg-paper p-1"
    />
  )
}
