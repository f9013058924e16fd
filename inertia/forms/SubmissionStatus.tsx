import { useText } from '~/context/useText'
import { FailureMessage } from '~/forms/FailureMessage'
import type { SubmissionState } from '~/forms/Submission'

/** The state of a submission, in live regions. */
export function SubmissionStatus({ submission }: { submission: SubmissionState<string> }) {
  const t = useText()
  const { processing, success, message } = submission

  return (
    <>
      <output className="block font-medium">
        {processing ? t('forms.processing') : success && t('forms.success')}
      </output>
      <FailureMessage message={message} />
    </>
  )
}
