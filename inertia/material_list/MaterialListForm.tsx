import { type FormEvent, type SubmitEvent, useId, useRef } from 'react'
import { LIST_FIELDS, MAX_SAMPLES, readListQuery } from '#shared/material_list'
import type { PageProps } from '#start/pages'
import { useShared } from '~/context/useShared'
import { useText } from '~/context/useText'
import { toQuery, useFilterVisits } from '~/filters/useFilterVisits'
import { MaterialListLine } from '~/material_list/MaterialListLine'
import { entriesOf } from '~/material_list/useMaterialList'
import { Button } from '~/ui/Button'
import { useUrlValue } from '~/ui/useUrlValue'

/**
 * The form with the lines of the list: a GET form, which sends the list and its changes. With
 * JavaScript a change is sent after a debounce, and the URL has only the list.
 */
export function MaterialListForm({ list, lines, refused, onChange }: MaterialListFormProps) {
  const t = useText()
  const { locale } = useShared()
  const id = useId()
  const addition = useRef<HTMLInputElement>(null)
  /** The button that submits the form, while it is being submitted. */
  const submitter = useRef<HTMLElement>(null)
  const answers = lines.flatMap(({ fields }, index) =>
    fields.map(({ field, value }) => ({ name: `${field}.${index}`, value }))
  )
  const visits = useFilterVisits(answers, {
    shown: toQuery(entriesOf({ list, add: refused.value })),
    read: (element) => {
      const sent = Object.fromEntries(new FormData(element, submitter.current))
      if (!submitter.current) delete sent.add
      const changed = readListQuery(sent, locale)
      onChange(changed.list ?? '')
      return toQuery(entriesOf(changed))
    },
  })

  useUrlValue(addition, refused.value)

  function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    submitter.current = event.nativeEvent.submitter
    const field = addition.current
    const added = field?.value ?? ''
    visits.flush(() => {
      /** The URL has an addition only if it was refused. */
      const isRefused = new URLSearchParams(window.location.search).has('add')
      if (field?.value === added && !isRefused) field.value = ''
    })
    submitter.current = null
  }

  function change({ target }: FormEvent) {
    const { name } = target as HTMLInputElement
    if (!LIST_FIELDS.some((field) => name.startsWith(`${field}.`))) return
    if (target instanceof HTMLSelectElement) visits.choose()
    else visits.type(name)
  }

  return (
    <form
      {...visits.form}
      onSubmit={send}
      onInput={change}
      aria-label={t('material_list.ui.title')}
      className="print:hidden"
    >
      <input type="hidden" name="list" value={list} />
      {/** The first button is the default button, which Enter activates. */}
      <div className="flex flex-wrap items-end gap-4">
        <div>
          <label htmlFor={id} className="mb-1.5 block text-sm font-medium">
            {t('material_list.ui.add')}
          </label>
          <input
            ref={addition}
            id={id}
            name="add"
            inputMode="numeric"
            autoComplete="off"
            defaultValue={refused.value}
            aria-invalid={refused.problem !== '' || undefined}
            aria-describedby={`${id}-problem`}
            className="field-box max-w-44 tabular-nums"
          />
        </div>
        <Button type="submit" variant="secondary" size="lg">
          {t('material_list.ui.add_submit')}
        </Button>
      </div>
      <p
        id={`${id}-problem`}
        aria-live="polite"
        className="text-sm font-medium text-red not-empty:mt-2"
      >
        {refused.problem}
      </p>
      {lines.length > 0 && (
        <>
          <p className="mt-6 text-sm text-steel">{t('material_list.ui.metres_hint')}</p>
          {lines.some(({ isSample }) => isSample) && (
            <p className="mt-1 text-sm text-steel">
              {t('material_list.ui.samples_limit', { count: MAX_SAMPLES })}
            </p>
          )}
          <ol className="mt-6 border-t-2 border-ink">
            {lines.map((line, index) => (
              <MaterialListLine
                // oxlint-disable-next-line react/no-array-index-key -- a line is identified by its position, as in the URL
                key={`${index}-${line.words.number}`}
                line={line}
                index={index}
                isLast={index === lines.length - 1}
                onLeave={() => visits.flush()}
              />
            ))}
          </ol>
          <div className="mt-6">
            <Button type="submit" variant="outline">
              {t('material_list.ui.update')}
            </Button>
          </div>
        </>
      )}
    </form>
  )
}

type MaterialListFormProps = Pick<
  PageProps<'ProductFamilies/List'>,
  'list' | 'lines' | 'refused'
> & {
  /** Called with the changed list before it is sent. */
  onChange: (list: string) => void
}
