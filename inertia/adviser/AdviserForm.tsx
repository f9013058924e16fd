import { router } from '@inertiajs/react'
import type { FormEvent } from 'react'
import type { AdviserStep } from '#adviser/adviser_page'
import type { AdviserField, AdviserQuestion } from '#adviser/questions'
import { answersFromQuery, questionAnchor, RESULT, STEP, stepUrl } from '~/adviser/adviserUrl'
import { useCurrentPath } from '~/context/useCurrentPath'
import { useText } from '~/context/useText'
import { Options, QuestionField } from '~/filters/QuestionField'
import { toQuery, useFilterVisits } from '~/filters/useFilterVisits'
import { Button } from '~/ui/Button'

/** Whether all questions are shown on one page; on smaller screens they are steps. */
const isWideScreen = () => window.matchMedia('(width >= 64rem)').matches

/**
 * The questions of the adviser: a GET form. On wide screens each answer is sent after a debounce.
 * On small screens with JavaScript one question is shown at a time, and the button for the next
 * step submits the form; without JavaScript all questions are shown.
 */
export function AdviserForm({ questions, step, query }: AdviserFormProps) {
  const t = useText()
  const path = useCurrentPath()
  const fields = questions.flatMap((question) => question.fields)
  const shown = toQuery(fields)
  const isAnswered = shown !== ''
  const visits = useFilterVisits(fields, isWideScreen)

  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const steps = form.querySelectorAll<HTMLButtonElement>(`button[name="${STEP}"]`)
    const next = [...steps].find((button) => button.checkVisibility())
    if (!next) return visits.flush()
    const given = [...new FormData(form)].flatMap(([name, value]) =>
      typeof value === 'string' ? [{ name, value: value.trim() }] : []
    )
    visits.snapshot()
    /**
     * The field is about to be hidden, so it loses the focus. The focus moves to the URL's
     * fragment.
     */
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    router.get(
      stepUrl(path, new URLSearchParams(toQuery(given)), next.value),
      {},
      {
        preserveState: true,
        /**
         * With an invalid answer the current question is shown again, instead of the one in the
         * URL.
         */
        onSuccess: () => firstInvalidField(form)?.focus(),
      }
    )
  }

  function change({ target }: FormEvent<HTMLFormElement>) {
    const field = target as HTMLInputElement
    if (field.type === 'text') visits.type(field.name)
    else visits.choose()
  }

  return (
    <form
      {...visits.form}
      onSubmit={send}
      onInput={change}
      aria-label={t('adviser.ui.questions')}
      className={`lg:col-span-5 ${isAnswered ? 'print:hidden' : ''}`}
    >
      {questions.map((question, index) => (
        <fieldset
          key={question.id}
          className={`border-t border-ink py-8 first:border-t-2 ${question.id === step ? '' : 'stepwise:hidden'}`}
        >
          <legend
            id={questionAnchor(question.id)}
            tabIndex={-1}
            className="float-left w-full text-h3 font-semibold focus:outline-none"
          >
            <span className="mb-2 hidden text-sm font-normal text-steel tabular-nums stepwise:block">
              {t('adviser.ui.step', { number: index + 1, count: questions.length })}
            </span>
            <span>{question.label}</span>
          </legend>
          <p className="measure clear-left pt-2 text-sm text-steel">{question.why}</p>
          <div
            className={`mt-5 grid gap-x-6 gap-y-4 ${question.fields.length > 1 ? 'sm:max-lg:grid-cols-2' : ''}`}
          >
            {question.fields.map((field) => (
              <AdviserQuestionField key={field.name} field={field} onLeave={() => visits.flush()} />
            ))}
          </div>
          <div className="mt-8 hidden items-center justify-between gap-6 stepwise:flex">
            {index > 0 ? (
              <Button
                variant="text"
                page={stepUrl(path, answersFromQuery(query), questions[index - 1].id)}
              >
                {t('adviser.ui.back')}
              </Button>
            ) : (
              <span />
            )}
            <StepButton
              value={questions[index + 1]?.id ?? RESULT}
              label={t(index + 1 < questions.length ? 'adviser.ui.next' : 'adviser.ui.show')}
            />
          </div>
        </fieldset>
      ))}
      <div className="flex flex-wrap items-center gap-x-8 gap-y-4 border-t border-ink pt-6 stepwise:hidden">
        <Button type="submit" size="lg">
          {t('adviser.ui.show')}
        </Button>
        {isAnswered && (
          <Button variant="text" page={path}>
            {t('catalogue.ui.reset')}
          </Button>
        )}
      </div>
    </form>
  )
}

/** Returns the first visible field with an invalid answer. */
function firstInvalidField(form: HTMLFormElement): HTMLElement | undefined {
  const wrong = form.querySelectorAll<HTMLElement>('[aria-invalid=true]')
  return [...wrong].find((field) => field.checkVisibility())
}

type AdviserFormProps = {
  questions: readonly AdviserQuestion[]
  step: AdviserStep
  /** The query string, reduced to recognised parameters. */
  query: string | undefined
}

/** A button that submits the answers and leads to another question or the result. */
function StepButton({ value, label }: { value: string; label: string }) {
  return (
    <button
      type="submit"
      name={STEP}
      value={value}
      className="inline-flex min-h-12 items-center border border-red bg-red px-8 font-medium text-paper transition-colors hover:border-red-dark hover:bg-red-dark"
    >
      {label}
    </button>
  )
}

/**
 * Two or three short answers share a row with "I don't know", except between `lg` and `xl`, where
 * the form's column is too narrow.
 */
const COLUMNS: Record<number, string> = {
  2: 'sm:max-lg:grid-cols-3 xl:grid-cols-3',
  3: 'sm:max-lg:grid-cols-2 xl:grid-cols-2',
}

function AdviserQuestionField(props: { field: AdviserField; onLeave: () => void }) {
  const { field } = props
  const t = useText()
  if (field.kind === 'radio') {
    return (
      <div
        className={`grid gap-px border border-hairline bg-hairline forced-colors:bg-[CanvasText] ${COLUMNS[field.options.length] ?? ''}`}
      >
        {[...field.options, { value: '', label: t('adviser.choice.unknown') }].map((option) => (
          <label
            key={option.value}
            className="flex min-h-13 items-center gap-4 bg-paper px-4 py-2 transition-colors hover:bg-sand has-checked:bg-sand has-checked:font-medium"
          >
            <input
              type="radio"
              name={field.name}
              value={option.value}
              defaultChecked={option.value === field.value}
              className="size-5 shrink-0 accent-red"
            />
            <span className="min-w-0">{option.label}</span>
          </label>
        ))}
      </div>
    )
  }
  return (
    <QuestionField label={field.label} hint={field.hint} problem={field.problem}>
      {(control) =>
        field.kind === 'select' ? (
          <select {...control} name={field.name} defaultValue={field.value}>
            <Options empty={t('adviser.choice.unknown')} options={field.options} />
          </select>
        ) : (
          <input
            {...control}
            type="text"
            name={field.name}
            inputMode="decimal"
            autoComplete="off"
            maxLength={20}
            defaultValue={field.value}
            onBlur={() => {
              if (isWideScreen()) props.onLeave()
            }}
            className={`${control.className} tabular-nums`}
          />
        )
      }
    </QuestionField>
  )
}
