import { deleteDraft, draftKey } from '~/forms/sentDraft'
import { readStorage, writeStorage } from '~/ui/storage'

/** The values of a form that has not been sent, by field name. */
export type Draft = Record<string, string | boolean>

/** Returns the draft of a form in this tab, from session storage. */
export function readDraft(name: string): Draft | undefined {
  try {
    const draft: unknown = JSON.parse(readStorage('sessionStorage', draftKey(name)) ?? 'null')
    return typeof draft === 'object' && draft ? (draft as Draft) : undefined
  } catch {
    return undefined
  }
}

/** Saves the draft of a form; deletes it if all values are empty. */
export function saveDraft(name: string, draft: Draft) {
  if (!Object.values(draft).some(Boolean)) return deleteDraft(name)
  writeStorage('sessionStorage', draftKey(name), JSON.stringify(draft))
}
