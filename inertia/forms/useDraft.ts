import { type RefObject, useEffect, useEffectEvent } from 'react'
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form'
import { type Draft, readDraft, saveDraft } from '~/forms/draft'
import { deleteDraft } from '~/forms/sentDraft'

/**
 * Saves a draft of a form in this tab until the form is sent, across visits, languages and reloads,
 * and restores it into fields that are still empty.
 *
 * @param toDraft returns the values to save, independent of the language; consent is excluded,
 *   since it has to be given anew each time
 * @param toValues returns the values of a draft to restore
 */
export function useDraft<Values extends FieldValues>(
  name: string,
  form: RefObject<HTMLFormElement | null>,
  {
    getValues,
    setValue,
    subscribe,
  }: Pick<UseFormReturn<Values>, 'getValues' | 'setValue' | 'subscribe'>,
  { toDraft, toValues, onRestore, mayOverwrite = isEmpty, isAnswered, isSent }: DraftOptions<Values>
) {
  const save = useEffectEvent(() => {
    if (!isSent) saveDraft(name, toDraft(getValues()))
  })

  const restore = useEffectEvent(() => {
    const draft = readDraft(name)
    if (!draft || isAnswered || isSent) return
    onRestore?.(draft)
    for (const [field, value] of Object.entries(toValues(draft))) {
      const path = field as Path<Values>
      const element = form.current?.elements.namedItem(field)
      if (!value || !mayOverwrite(field, getValues(path))) continue
      if (!element || element instanceof RadioNodeList) continue
      setValue(path, value as PathValue<Values, Path<Values>>)
      /** Notifies the enhanced control of a select, and `useFormTouched`. */
      element.dispatchEvent(new Event('change', { bubbles: true }))
    }
  })

  useEffect(() => {
    restore()
    return subscribe({ formState: { values: true }, callback: () => save() })
  }, [subscribe])

  useEffect(() => {
    if (isSent) deleteDraft(name)
  }, [name, isSent])
}

function isEmpty(_: string, present: unknown): boolean {
  return !present
}

type DraftOptions<Values> = {
  toDraft: (values: Values) => Draft
  toValues: (draft: Draft) => Draft
  /** Called with the draft before its values are restored, for what is no field. */
  onRestore?: (draft: Draft) => void
  /** Whether a draft may overwrite the value of a field; only an empty one by default. */
  mayOverwrite?: (field: string, present: unknown) => boolean
  /** Whether the page is the server's response to a submission, and has its values. */
  isAnswered: boolean
  isSent: boolean
}
