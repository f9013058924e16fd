import { useState, useSyncExternalStore } from 'react'
import { useText } from '~/context/useText'
import { postForm } from '~/forms/postForm'
import { type FormerAttempt, Submission } from '~/forms/Submission'

/**
 * The generic form helper (specification §4): sends a form to an address of this site and says how
 * that goes. Inertia's own `useHttp` cannot send multipart without a file, keeps a field's error
 * while the next attempt is under way, and would be part of every page's first load.
 *
 * @param former an attempt without JavaScript that the server has already answered
 * @param waitForMinimumAge waited for before the form leaves
 */
export function useSubmission<Field extends string = string>(
  url: string,
  former?: FormerAttempt<Field>,
  waitForMinimumAge?: () => Promise<void>
) {
  const t = useText()
  const [submission] = useState(
    () =>
      new Submission<FormData | object, Field>(async (body) => {
        await waitForMinimumAge?.()
        return postForm(url, body, {
          failed: t('forms.failed'),
          offline: t('forms.offline'),
          timeout: t('forms.timeout'),
        })
      }, former)
  )
  const { subscribe, getState, submit, forget, reset } = submission
  const state = useSyncExternalStore(subscribe, getState, getState)
  return { ...state, getState, submit, forget, reset }
}
