import { useId } from 'react'
import type { PageProps } from '#start/pages'
import { useText } from '~/context/useText'
import { FormButtons } from '~/filters/FormButtons'
import { GroupedOptions, QuestionField, SelectQuestion } from '~/filters/QuestionField'
import { toQuery, useFilterVisits } from '~/filters/useFilterVisits'

type Question = PageProps<'Root/Contrast'>['questions'][number]

/**
 * The form for two surfaces, each by name or by light reflectance value: a GET form. With
 * JavaScript an answer is sent after a debounce.
 */
export function ContrastForm({ questions }: { questions: readonly Question[] }) {
  const t = useText()
  const answers = questions.flatMap(({ name, value, lrv }) => [
    { name, value },
    { name: lrv.name, value: lrv.value },
  ])
  const visits = useFilterVisits(answers)

  return (
    <form
      {...visits.form}
      aria-label={t('contrast.form')}
      className="border-y border-ink py-6 print:hidden"
    >
      <div className="grid gap-x-16 gap-y-8 lg:grid-cols-2">
        {questions.map((question) => (
          <SurfaceQuestion key={question.name} question={question} visits={visits} />
        ))}
      </div>
      <FormButtons submit={t('contrast.submit')} isAnswered={toQuery(answers) !== ''} />
    </form>
  )
}

function SurfaceQuestion(props: {
  question: Question
  visits: ReturnType<typeof useFilterVisits>
}) {
  const { question, visits } = props
  const { name, lrv } = question
  const t = useText()
  const problemId = useId()
  return (
    <fieldset>
      <legend className="text-h3 font-semibold">{question.label}</legend>
      <div className="mt-4 grid items-end gap-4 sm:grid-cols-[2fr_1fr]">
        <SelectQuestion
          label={t('contrast.surface')}
          name={name}
          value={question.value}
          onChange={visits.choose}
        >
          <GroupedOptions empty={t('contrast.choose')} groups={question.groups} />
        </SelectQuestion>
        <QuestionField label={t('contrast.lrv')}>
          {(control) => (
            <input
              {...control}
              name={lrv.name}
              inputMode="decimal"
              autoComplete="off"
              maxLength={10}
              defaultValue={lrv.value}
              onChange={() => visits.type(lrv.name)}
              onBlur={() => visits.flush()}
              aria-describedby={problemId}
              aria-invalid={lrv.problem !== '' || undefined}
            />
          )}
        </QuestionField>
      </div>
      <p id={problemId} aria-live="polite" className="mt-2 text-sm font-medium text-red">
        {lrv.problem}
      </p>
    </fieldset>
  )
}
