import type { MouseEvent } from 'react'
import { type AdviserField } from '#adviser/question_fields'
import { millimetresIn } from '#shared/forms/typed_figures'
import { formatLocale } from '#shared/locales'
import { useShared } from '~/context/useShared'
import { useText } from '~/context/useText'
import { QuestionField } from '~/filters/QuestionField'

/** The height from which the buttons start if none is known, in millimetres. */
const START = 10

/**
 * A text field for a size in millimetres. The height of a covering has a button on each side that
 * changes it by one; without JavaScript the buttons submit the form.
 *
 * @param props.onChange called after a button has changed the height
 */
export function HeightField(props: {
  field: AdviserField
  onChange: () => void
  onLeave: () => void
}) {
  const { field } = props
  const t = useText()
  const { locale } = useShared()
  const format = new Intl.NumberFormat(formatLocale(locale), {
    maximumFractionDigits: 2,
    useGrouping: false,
  })
  const start = field.proposed ?? START
  const isHeight = field.name !== 'joint'

  function change(event: MouseEvent<HTMLButtonElement>, difference: number) {
    event.preventDefault()
    const { form } = event.currentTarget
    const input = form?.elements.namedItem(field.name) as HTMLInputElement
    const height = millimetresIn(input.value) ?? start
    input.value = format.format(Math.max(1, height + difference))
    props.onChange()
  }

  const button = (difference: 1 | -1) => (
    <button
      type="submit"
      name="change"
      value={`${field.name},${difference},${start}`}
      aria-label={t(difference > 0 ? 'adviser.ui.higher' : 'adviser.ui.lower')}
      onClick={(event) => change(event, difference)}
      className="min-w-11 shrink-0 border border-steel bg-paper text-lg font-medium transition-colors hover:bg-sand"
    >
      {difference > 0 ? '+' : '−'}
    </button>
  )
  return (
    <QuestionField label={field.label} hint={field.hint} problem={field.problem}>
      {(control) => (
        <div className="flex">
          {isHeight && button(-1)}
          <input
            {...control}
            type="text"
            name={field.name}
            inputMode="decimal"
            autoComplete="off"
            maxLength={20}
            defaultValue={field.value}
            placeholder={field.proposed === undefined ? undefined : format.format(field.proposed)}
            onBlur={props.onLeave}
            className={`${control.className} min-w-0 ${isHeight ? 'border-x-0 text-center' : ''}`}
          />
          {isHeight && button(1)}
        </div>
      )}
    </QuestionField>
  )
}
