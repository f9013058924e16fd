import { router } from '@inertiajs/react'
import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import type { FilterChoice } from '#content/pages/choices'
import { useCurrentPath } from '~/context/useCurrentPath'
import { useHydrated } from '~/context/useHydrated'
import { useText } from '~/context/useText'
import { Button } from '~/ui/Button'
import { Disclosure } from '~/ui/Disclosure'

/**
 * Narrows a list down: a plain form that sends its answers in the address, so that a selection can
 * be shared and the back button undoes it. With JavaScript each answer takes effect at once.
 */
export function FilterForm({ choices, height, result }: FilterFormProps) {
  const t = useText()
  const path = useCurrentPath()
  const hydrated = useHydrated()
  const form = useRef<HTMLFormElement>(null)
  const id = useId()
  const questions = [
    ...choices,
    ...(height === undefined ? [] : [{ name: 'height', value: height }]),
  ]
  const answered = questions.filter(({ value }) => value !== '')

  /** What the address says is what the fields say, after a step back too. */
  useEffect(() => {
    const fields = form.current?.elements
    for (const { name, value } of [...choices, { name: 'height', value: height ?? '' }]) {
      const field = fields?.namedItem(name) as HTMLInputElement | HTMLSelectElement | null
      if (field && document.activeElement !== field) field.value = value
    }
  }, [choices, height])

  function send(event: FormEvent) {
    event.preventDefault()
    if (!form.current) return
    const answers = [...new FormData(form.current)].filter(([, value]) => value !== '')
    router.get(path, Object.fromEntries(answers), { preserveState: true, preserveScroll: true })
  }

  return (
    <form
      ref={form}
      method="get"
      action={path}
      onSubmit={send}
      onChange={send}
      aria-label={t('catalogue.ui.filter')}
      className="border-y border-ink py-6"
    >
      <Fold questions={questions.length} answers={answered.length}>
        {choices.map((choice) => (
          <Field key={choice.name} id={`${id}-${choice.name}`} label={choice.label}>
            <select
              id={`${id}-${choice.name}`}
              name={choice.name}
              defaultValue={choice.value}
              className={FIELD}
            >
              <option value="">{t('catalogue.ui.any')}</option>
              {choice.options.map((option) => (
                <option key={option.value} value={option.value}>
                  {option.label}
                </option>
              ))}
            </select>
          </Field>
        ))}
        {height !== undefined && (
          <Field id={`${id}-height`} label={t('catalogue.ui.height')}>
            <input
              id={`${id}-height`}
              name="height"
              inputMode="decimal"
              autoComplete="off"
              defaultValue={height}
              className={FIELD}
            />
          </Field>
        )}
      </Fold>
      <div className="mt-5 flex min-h-10 flex-wrap items-center gap-x-6 gap-y-3">
        <output className="grow font-medium tabular-nums">{result}</output>
        {answered.length > 0 && (
          <Button page={path} variant="text">
            {t('catalogue.ui.reset')}
          </Button>
        )}
        {!hydrated && (
          <Button type="submit" variant="secondary">
            {t('catalogue.ui.apply')}
          </Button>
        )}
      </div>
    </form>
  )
}

type FilterFormProps = {
  choices: readonly FilterChoice[]
  /** Millimetres; without it heights are not asked for. */
  height?: string
  /** How much is found, in words: read out when it changes. */
  result: ReactNode
}

/** From how many questions on a phone's first screen would hold nothing else. */
const MANY = 3

/**
 * Many questions are folded away on a small screen while none of them is answered; the address of a
 * selection opens them. Visitors' own folding stays as it is.
 */
function Fold(props: { questions: number; answers: number; children: ReactNode }) {
  const t = useText()
  const [open] = useState(props.answers > 0)
  const fields = (
    <div className="grid gap-x-6 gap-y-4 sm:grid-cols-2 lg:grid-cols-5">{props.children}</div>
  )
  if (props.questions < MANY) return fields
  return (
    <Disclosure
      open={open}
      className="unfolded-from-lg"
      summaryClassName="min-h-11"
      summary={<span className="font-semibold">{t('catalogue.ui.filter')}</span>}
      note={
        props.answers > 0 && (
          <span className="text-sm text-steel">
            {t('catalogue.ui.filters_set', { count: props.answers })}
          </span>
        )
      }
    >
      <div className="pt-4 lg:pt-0">{fields}</div>
    </Disclosure>
  )
}

const FIELD = 'h-12 w-full border border-steel bg-paper px-3 text-base'

function Field(props: { id: string; label: string; children: ReactNode }) {
  return (
    <div>
      <label htmlFor={props.id} className="mb-1.5 block text-sm font-medium">
        {props.label}
      </label>
      {props.children}
    </div>
  )
}
