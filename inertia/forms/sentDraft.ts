import { NOTICE_PARAMETER } from '#shared/notices'
import { isRestored } from '~/ui/isRestored'

/** Forgets the begun form of a name in this tab. */
export function forgetDraft(name: string) {
  try {
    sessionStorage.removeItem(keyOf(name))
  } catch {
    /** Where storage is denied there is nothing to forget. */
  }
}

/** The attribute by which a document says which form was sent, by its name. */
export const SENT_FORM = 'data-sent-form'

/**
 * Forgets a begun form that the browser itself has sent, as the document or its address says that
 * follows: the form's own code may not even come. Whoever comes back to that document may have begun anew.
 */
export function forgetSentDraft() {
  if (isRestored()) return
  const notice = new URLSearchParams(location.search).get(NOTICE_PARAMETER)
  const sent = document.querySelector(`[${SENT_FORM}]`)?.getAttribute(SENT_FORM)
  for (const name of [notice?.split('_')[0], sent]) if (name) forgetDraft(name)
}

/** Under which the browser keeps it. */
export function keyOf(name: string): string {
  return `draft:${name}`
}
