import { type RefObject, useEffect, useEffectEvent } from 'react'
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form'
import { type Draft, readDraft, saveDraft } from '~/forms/draft'
import { deleteDraft } from '~/forms/sentDraft'

/**
 * Saves a draft of a form in this tab, over visits, languages and reloads, until the form is sent, and
 * restores it into fields that are still empty.
 *
 * @param toDraft what of the values is kept, in a form that every language understands; consent is
 * not among it, because it is given anew each time
 * @param toValues what of a draft goes into the fields
 */
export function useDraft<Values extends FieldValues>(
  name: string,
  form: RefObject<HTMLFormElement | null>,
  { getValues, setValue, subscribe }: Pick<UseFormReturn<Values>, (typeof METHODS)[number]>,
  { toDraft, toValues, mayFill = isEmpty, isAnswered, isSent }: DraftOptions<Values>
) {
  const keep = useEffectEvent(() => {
    if (!isSent) saveDraft(name, toDraft(getValues()))
  })

  const restore = useEffectEvent(() => {
    const draft = readDraft(name)
    if (!draft || isAnswered || isSent) return
    for (const [field, value] of Object.entries(toValues(draft))) {
      const path = field as Path<Values>
      const element = form.current?.elements.namedItem(field)
      if (!value || !mayFill(field, getValues(path))) continue
      if (!element || element instanceof RadioNodeList) continue
      setValue(path, value as PathValue<Values, Path<Values>>)
      /** A select tells what lies over it, and the form that the visitor has begun. */
      element.dispatchEvent(new Event('change', { bubbles: true }))
    }
  })

  useEffect(() => {
    restore()
    return subscribe({ formState: { values: true }, callback: () => keep() })
  }, [subscribe])

  useEffect(() => {
    if (isSent) deleteDraft(name)
  }, [name, isSent])
}

function isEmpty(_: string, present: unknown): boolean {
  return !present
}

const METHODS = ['getValues', 'setValue', 'subscribe'] as const

type DraftOptions<Values> = {
  toDraft: (values: Values) => Draft
  toValues: (draft: Draft) => Draft
  /** Whether a draft may fill in a field that holds a value already; only empty ones otherwise. */
  mayFill?: (field: string, present: unknown) => boolean
  /** Whether the server has answered an attempt, with everything that was entered. */
  isAnswered: boolean
  isSent: boolean
}
