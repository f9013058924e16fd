import { useId } from 'react'
import type { PageProps } from '#start/pages'
import { useText } from '~/context/useText'
import { FormButtons } from '~/filters/FormButtons'
import { toQuery, useFilterVisits } from '~/filters/useFilterVisits'

type Question = PageProps<'Root/Contrast'>['questions'][number]

/**
 * Asks for two surfaces, each by its name or by its light reflectance value: a plain form that sends
 * its answers in the address. With JavaScript an answer takes effect once it has settled.
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
      aria-label={t('catalogue.contrast.form')}
      className="border-y border-ink py-6 print:hidden"
    >
      <div className="grid gap-x-16 gap-y-8 lg:grid-cols-2">
        {questions.map((question) => (
          <SurfaceQuestion key={question.name} question={question} visits={visits} />
        ))}
      </div>
      <FormButtons submit={t('catalogue.contrast.submit')} isAnswered={toQuery(answers) !== ''} />
    </form>
  )
}

const FIELD = 'h-12 w-full border border-steel bg-paper px-3 text-base'

function SurfaceQuestion(props: {
  question: Question
  visits: ReturnType<typeof useFilterVisits>
}) {
  const { question, visits } = props
  const { name, lrv } = question
  const t = useText()
  const id = useId()
  return (
    <fieldset>
      <legend className="text-h3 font-semibold">{question.label}</legend>
      <div className="mt-4 grid items-end gap-4 sm:grid-cols-[2fr_1fr]">
        <div>
          <label htmlFor={`${id}-surface`} className="mb-1.5 block text-sm font-medium">
            {t('catalogue.contrast.surface')}
          </label>
          <select
            id={`${id}-surface`}
            name={name}
            defaultValue={question.value}
            onChange={() => visits.choose()}
            className={FIELD}
          >
            <option value="">{t('catalogue.contrast.choose')}</option>
            {question.groups.map((group) => (
              <optgroup key={group.id} label={group.label} lang={group.lang}>
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
          <label htmlFor={`${id}-lrv`} className="mb-1.5 block text-sm font-medium">
            {t('catalogue.contrast.lrv')}
          </label>
          <input
            id={`${id}-lrv`}
            name={lrv.name}
            inputMode="decimal"
            autoComplete="off"
            maxLength={10}
            defaultValue={lrv.value}
            onChange={() => visits.type(lrv.name)}
            onBlur={() => visits.flush()}
            aria-describedby={`${id}-problem`}
            aria-invalid={lrv.problem !== '' || undefined}
            className={FIELD}
          />
        </div>
      </div>
      <p id={`${id}-problem`} aria-live="polite" className="mt-2 text-sm font-medium text-red">
        {lrv.problem}
      </p>
    </fieldset>
  )
}
