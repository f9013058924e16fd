import { type ChangeEvent, useEffect, useRef } from 'react'
import type { PageProps } from '#start/pages'
import { useText } from '~/context/useText'
import { FormButtons } from '~/filters/FormButtons'
import { GroupedOptions, QuestionField, SelectQuestion } from '~/filters/QuestionField'
import { toQuery, useFilterVisits } from '~/filters/useFilterVisits'
import { WhenHydrated } from '~/ui/loading/WhenHydrated'

/**
 * The form for a decor or any other colour: a GET form. With JavaScript an answer is sent after a
 * debounce and clears the other one, and there is a colour picker.
 */
export function ColourMatchForm({ question, hex }: ColourMatchFormProps) {
  const t = useText()
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
      aria-label={t('colour_match.form')}
      className="border-y border-ink py-6 print:hidden"
    >
      <div className="grid gap-x-16 gap-y-6 lg:grid-cols-2">
        <SelectQuestion
          ref={decor}
          label={t('colour_match.decor')}
          name="decor"
          value={question.decor}
          onChange={chooseDecor}
        >
          <GroupedOptions empty={t('contrast.choose')} groups={question.groups} />
        </SelectQuestion>
        <QuestionField
          label={t('colour_match.colour')}
          hint={question.hint}
          problem={question.problem}
        >
          {(control) => (
            <div className="flex gap-3">
              <input
                {...control}
                ref={colour}
                name="colour"
                autoComplete="off"
                autoCapitalize="off"
                spellCheck={false}
                maxLength={60}
                defaultValue={question.colour}
                onChange={typeColour}
                onBlur={() => visits.flush()}
                className={`${control.className} min-w-0`}
              />
              <WhenHydrated>
                <ColourPicker hex={hex} onPick={pickColour} />
              </WhenHydrated>
            </div>
          )}
        </QuestionField>
      </div>
      <FormButtons submit={t('colour_match.submit')} isAnswered={toQuery(answers) !== ''} />
    </form>
  )
}

type ColourMatchFormProps = {
  question: PageProps<'ColorOverview/Match'>['question']
  /** The wanted colour on the screen. */
  hex: string | undefined
}

/** The browser's colour picker, showing the wanted colour. */
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
      aria-label={t('colour_match.pick')}
      className="h-12 w-16 shrink-0 cursor-pointer border border-steel bg-paper p-1"
    />
  )
}
