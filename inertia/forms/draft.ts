import { deleteDraft, draftKey } from '~/forms/sentDraft'

/** What somebody has entered in a form that is not sent yet: its fields by name, as they are. */
export type Draft = Record<string, string | boolean>

/**
 * The begun form of a name in this tab. The browser keeps it as long as the tab is open; where it
 * keeps nothing, there is none.
 */
export function readDraft(name: string): Draft | undefined {
  try {
    const draft: unknown = JSON.parse(sessionStorage.getItem(draftKey(name)) ?? 'null')
    return typeof draft === 'object' && draft ? (draft as Draft) : undefined
  } catch {
    return undefined
  }
}

/** Keeps a begun form; one without anything in it is none. */
export function saveDraft(name: string, draft: Draft) {
  if (!Object.values(draft).some(Boolean)) return deleteDraft(name)
  try {
    sessionStorage.setItem(draftKey(name), JSON.stringify(draft))
  } catch {
    /** Storage is denied or full: the form works without. */
  }
}
