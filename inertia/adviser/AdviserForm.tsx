import { router } from '@inertiajs/react'
import type { SubmitEvent } from 'react'
import type { AdviserFit } from '#adviser/advice_props'
import type { AdviserStep } from '#adviser/adviser_page'
import type { CommonSituationLink } from '#adviser/common_situations'
import { type AdviserField, type AdviserOption } from '#adviser/question_fields'
import { type AdviserQuestion } from '#adviser/questions'
import { ASKED, QUESTION, RESULT, STEP, stepUrl } from '~/adviser/adviserUrl'
import { SituationLinks } from '~/adviser/CommonSituations'
import { HeightField } from '~/adviser/HeightField'
import { CrossSectionFigure } from '~/catalogue/CrossSectionFigure'
import { useCurrentPath } from '~/context/useCurrentPath'
import { useText } from '~/context/useText'
import { Options, QuestionField } from '~/filters/QuestionField'
import { toQuery, useFilterVisits } from '~/filters/useFilterVisits'

/** The most answers that fit beside each other above the result on a phone. */
const FEW_ANSWERS = 3

/**
 * A question of the adviser: a GET form that also works without JavaScript. Each answer is a submit
 * button; coverings and sizes are fields, which are sent after a debounce and by a button. On a
 * phone the question above the result is short: its answers, or a link to it.
 */
export function AdviserForm(props: AdviserFormProps) {
  const { question, step, query } = props
  const path = useCurrentPath()
  const fields = question.sides.flatMap((side) => side.fields)
  const hasButtons = fields.every(({ kind }) => kind === 'buttons')
  if (step !== RESULT) return hasButtons ? <ButtonForm {...props} /> : <FieldForm {...props} />

  const isShort = hasButtons && fields.length === 1 && fields[0].options.length <= FEW_ANSWERS
  if (isShort) return <ButtonForm {...props} />
  return (
    <>
      <p className="lg:hidden print:hidden">
        <a
          href={stepUrl(path, query, question.id)}
          className="flex min-h-13 items-center border border-ink px-4 font-medium hover:bg-sand"
        >
          {question.label}
        </a>
      </p>
      <div className="max-lg:hidden">
        {hasButtons ? <ButtonForm {...props} /> : <FieldForm {...props} />}
      </div>
    </>
  )
}

type AdviserFormProps = {
  question: AdviserQuestion
  /** Common situations, each of which answers the question. */
  situations: readonly CommonSituationLink[]
  step: AdviserStep
  /** The query string, reduced to recognised parameters. */
  query: string | undefined
  /** The article that fits best, at the heights that are asked for. */
  drawing: AdviserFit['drawing']
}

function ButtonForm({ question, step, query }: AdviserFormProps) {
  const t = useText()
  const { form, parameters } = useAnswerForm(question, step, query)
  const fields = question.sides.flatMap((side) => side.fields)
  const isBrief = step === RESULT
  return (
    <form {...form} aria-label={t('adviser.ui.questions')} className="print:hidden">
      <QuestionHead question={question} isBrief={isBrief} />
      <HiddenParameters parameters={parameters} />
      {fields.map((field) => (
        <fieldset key={field.name} className="mt-4">
          {field.label !== '' && (
            <legend className="mb-2 text-sm font-medium">{field.label}</legend>
          )}
          <div
            className={`grid gap-px border border-hairline bg-hairline forced-colors:bg-[CanvasText] ${question.id === 'place' ? 'sm:grid-cols-2' : 'grid-cols-2'}`}
          >
            {field.options.map((option, index) => (
              <AnswerButton
                key={option.value}
                field={field}
                option={option}
                isAlone={index % 2 === 0 && index === field.options.length - 1}
              />
            ))}
            {fields.length === 1 && <UnknownButton question={question} isBrief={isBrief} />}
          </div>
        </fieldset>
      ))}
      {fields.length > 1 && (
        <div className="mt-4 border border-hairline">
          <UnknownButton question={question} isBrief={isBrief} />
        </div>
      )}
    </form>
  )
}

const ANSWER =
  'flex min-h-13 w-full items-center justify-between gap-4 max-xs:flex-wrap px-4 py-2 text-left font-medium transition-colors hover:bg-sand'

function AnswerButton(props: {
  field: AdviserField
  option: AdviserOption
  /** Whether it is the only one of its row, which it fills. */
  isAlone: boolean
}) {
  const { field, option } = props
  const t = useText()
  const fitting = t('adviser.ui.fits', { count: option.count ?? 0 })
  const isGiven = option.value === field.value
  return (
    <button
      type="submit"
      name={field.name}
      value={option.value}
      aria-current={isGiven ? 'true' : undefined}
      className={`${ANSWER} ${props.isAlone ? 'col-span-full' : ''} ${isGiven ? 'border-l-4 border-red bg-sand' : 'bg-paper'}`}
    >
      <span className="min-w-0" lang={option.lang}>
        {option.label}
      </span>
      <span aria-hidden="true" className="shrink-0 text-sm font-normal text-steel">
        {option.count}
      </span>
      <span className="sr-only">{`, ${fitting}`}</span>
    </button>
  )
}

/** Leaves the question open. It has a row of its own. */
function UnknownButton({ question, isBrief }: { question: AdviserQuestion; isBrief: boolean }) {
  const t = useText()
  return (
    <button
      type="submit"
      name={ASKED}
      value={question.id}
      className={`${ANSWER} col-span-full bg-paper ${isBrief ? 'max-lg:hidden' : ''}`}
    >
      {t('adviser.choice.unknown')}
    </button>
  )
}

function FieldForm({ question, situations, step, query, drawing }: AdviserFormProps) {
  const t = useText()
  const { form, parameters } = useAnswerForm(question, step, query)
  const fields = question.sides.flatMap((side) => side.fields)
  const here = { name: STEP, value: question.id }
  const others = parameters.filter(({ name }) => name !== STEP)
  const visits = useFilterVisits(fields, {
    shown: toQuery([...others, ...fields, here]),
    read: (element) =>
      toQuery([...entriesOf(new FormData(element)).filter(({ name }) => name !== STEP), here]),
  })
  return (
    <form
      {...visits.form}
      {...form}
      onSubmit={(event) => {
        visits.handOver()
        form.onSubmit(event)
      }}
      onInput={({ target }) => {
        const field = target as HTMLInputElement
        if (field.type === 'text') visits.type(field.name)
        else visits.choose()
      }}
      aria-label={t('adviser.ui.questions')}
      className="print:hidden"
    >
      {/* The Return key presses the first submit button, which otherwise is one that changes a height. */}
      <button
        type="submit"
        name={ASKED}
        value={question.id}
        tabIndex={-1}
        aria-hidden="true"
        className="sr-only"
      />
      <QuestionHead question={question} isBrief={false} />
      <SituationLinks situations={situations} />
      <HiddenParameters parameters={parameters} />
      <div className={`mt-4 grid gap-4 ${question.sides.length > 1 ? 'grid-cols-words' : ''}`}>
        {question.sides.map((side) => (
          <fieldset key={side.fields[0].name} className="grid content-start gap-3">
            {side.label !== '' && <legend className="mb-2 font-semibold">{side.label}</legend>}
            {side.fields.map((field) =>
              field.kind === 'select' ? (
                <QuestionField key={field.name} label={field.label} problem={field.problem}>
                  {(control) => (
                    <select {...control} name={field.name} defaultValue={field.value}>
                      <Options empty={t('adviser.choice.unknown')} options={field.options} />
                    </select>
                  )}
                </QuestionField>
              ) : (
                <HeightField
                  key={field.name}
                  field={field}
                  onChange={() => visits.type(field.name)}
                  onLeave={() => visits.flush()}
                />
              )
            )}
          </fieldset>
        ))}
      </div>
      {drawing && question.id === 'left' && (
        <div className="mt-4">
          <CrossSectionFigure drawing={drawing} caption={drawing.caption} isLow />
        </div>
      )}
      <p className="mt-4 flex justify-end">
        <button
          type="submit"
          name={ASKED}
          value={question.id}
          className="inline-flex min-h-12 items-center border border-ink bg-ink px-8 font-medium text-paper transition-colors hover:border-graphite hover:bg-graphite"
        >
          {t('adviser.ui.next')}
        </button>
      </p>
    </form>
  )
}

function QuestionHead({ question, isBrief }: { question: AdviserQuestion; isBrief: boolean }) {
  return (
    <>
      <h2 id={QUESTION} tabIndex={-1} className="text-h3 font-semibold focus:outline-none">
        {question.label}
      </h2>
      <p className={`measure mt-1 text-sm text-steel ${isBrief ? 'max-lg:hidden' : ''}`}>
        {question.why}
      </p>
    </>
  )
}

type Parameter = { name: string; value: string }

function HiddenParameters({ parameters }: { parameters: readonly Parameter[] }) {
  return parameters.map(({ name, value }) => (
    <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
  ))
}

/**
 * The props of a form that sends the answer to a question, and the parameters that it sends along:
 * the other answers, and what to show next.
 */
function useAnswerForm(question: AdviserQuestion, step: AdviserStep, query: string | undefined) {
  const path = useCurrentPath()
  const own: string[] = question.sides.flatMap(({ fields }) => fields.map(({ name }) => name))
  const parameters = [
    ...entriesOf(new URLSearchParams(query)).filter(
      ({ name, value }) =>
        name !== STEP && !own.includes(name) && !(name === ASKED && value === question.id)
    ),
    { name: STEP, value: step === RESULT ? RESULT : 'next' },
  ]
  const anchor = step === RESULT ? RESULT : QUESTION

  function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const sent = entriesOf(new FormData(form, event.nativeEvent.submitter))
    /** The pressed button is about to be replaced. The focus moves to the fragment of the URL. */
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    router.get(
      `${path}?${toQuery(sent)}#${anchor}`,
      {},
      {
        preserveState: true,
        /** After an invalid answer the same question is shown again. */
        onSuccess: () => form.querySelector<HTMLElement>('[aria-invalid=true]')?.focus(),
      }
    )
  }

  return { form: { method: 'get', action: `${path}#${anchor}`, onSubmit }, parameters }
}

function entriesOf(data: FormData | URLSearchParams): Parameter[] {
  return [...data].flatMap(([name, value]) =>
    typeof value === 'string' ? [{ name, value: value.trim() }] : []
  )
}
