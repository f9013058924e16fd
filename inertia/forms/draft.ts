import type { Notice } from '#forms/notices'
import { NOTICE_PARAMETER } from '#shared/notices'
import { isRestored } from '~/ui/isRestored'

/** What somebody has entered in a form that is not sent yet: its fields by name, as they are. */
export type Draft = Record<string, string | boolean>

/**
 * The begun form of a name in this tab. The browser keeps it as long as the tab is open; where it
 * keeps nothing, there is none.
 */
export function readDraft(name: string): Draft | undefined {
  try {
    const draft: unknown = JSON.parse(sessionStorage.getItem(keyOf(name)) ?? 'null')
    return typeof draft === 'object' && draft ? (draft as Draft) : undefined
  } catch {
    return undefined
  }
}

/** Keeps a begun form; one without anything in it is none. */
export function keepDraft(name: string, draft: Draft) {
  if (!Object.values(draft).some(Boolean)) return forgetDraft(name)
  try {
    sessionStorage.setItem(keyOf(name), JSON.stringify(draft))
  } catch {
    /** Storage is denied or full: the form works without. */
  }
}

export function forgetDraft(name: string) {
  try {
    sessionStorage.removeItem(keyOf(name))
  } catch {
    /** Where storage is denied there is nothing to forget. */
  }
}

/** The begun form that a page says has arrived. */
const SENT: { [notice in Notice]?: string } = {
  contact_sent: 'contact',
  newsletter_requested: 'newsletter',
}

/**
 * Forgets a begun form that the browser itself has sent, as the document says that follows: the form's
 * own code may not even come. Whoever comes back to that document may have begun anew.
 */
export function forgetSentDraft() {
  const notice = new URLSearchParams(location.search).get(NOTICE_PARAMETER)
  const name = SENT[notice as Notice]
  if (name && !isRestored()) forgetDraft(name)
}

function keyOf(name: string): string {
  return `draft:${name}`
}
