import { useState, useSyncExternalStore } from 'react'
import { useText } from '~/context/useText'
import { postForm } from '~/forms/postForm'
import { type InitialState, Submission } from '~/forms/Submission'

/**
 * The generic form helper (specification §4): submits a form to a URL of this site and returns the
 * state of the submission. Inertia's `useHttp` is not used: it cannot send multipart without a
 * file, does not clear a field's error during the next submission, and would be part of every
 * page's initial JavaScript.
 *
 * @param initial the state after a submission without JavaScript
 * @param waitForMinimumAge awaited before the form is sent
 */
export function useSubmission<Field extends string = string>(
  url: string,
  initial?: InitialState<Field>,
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
      }, initial)
  )
  const { subscribe, getState, submit, clearError, reset } = submission
  const state = useSyncExternalStore(subscribe, getState, getState)
  return { ...state, submit, clearError, reset }
}
