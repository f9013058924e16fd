import { NOTICE_PARAMETER } from '#shared/notices'
import { isRestored } from '~/ui/isRestored'

/** Forgets the begun form of a name in this tab. */
export function deleteDraft(name: string) {
  try {
    sessionStorage.removeItem(draftKey(name))
  } catch {
    /** Where storage is denied there is nothing to forget. */
  }
}

/**
 * Forgets a begun form that the browser itself has sent, as the document (`data-sent`) or its address
 * says that follows: the form's own code may not even come. Whoever comes back to that document may have
 * begun anew.
 */
export function deleteSentDraft() {
  const sent =
    document.querySelector<HTMLElement>('[data-sent]')?.dataset.sent ??
    new URLSearchParams(location.search).get(NOTICE_PARAMETER)?.split('_')[0]
  if (sent && !isRestored()) deleteDraft(sent)
}

/** Under which the browser keeps it. */
export function draftKey(name: string): string {
  return `draft:${name}`
}
