import { NOTICE_PARAMETER } from '#shared/query_parameters'
import { isRestored } from '~/ui/isRestored'
import { writeStorage } from '~/ui/storage'

/** Deletes the draft of a form in this tab. */
export function deleteDraft(name: string) {
  writeStorage('sessionStorage', draftKey(name), null)
}

/**
 * Deletes the draft of a form that was submitted without JavaScript. The document in response
 * identifies the form: by `data-sent`, or by the notice in its URL. A document that is restored
 * from history is ignored, since the draft may be newer.
 */
export function deleteSentDraft() {
  const sent =
    document.querySelector<HTMLElement>('[data-sent]')?.dataset.sent ??
    new URLSearchParams(location.search).get(NOTICE_PARAMETER)?.split('_')[0]
  if (sent && !isRestored()) deleteDraft(sent)
}

/** The key of a form's draft in session storage. */
export function draftKey(name: string): string {
  return `draft:${name}`
}
