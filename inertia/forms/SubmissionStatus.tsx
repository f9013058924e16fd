import { useText } from '~/context/useText'
import { FailureMessage } from '~/forms/FailureMessage'
import type { SubmissionState } from '~/forms/Submission'

/** The state of a submission, in live regions. */
export function SubmissionStatus(props: {
  submission: SubmissionState<string>
  /** The message for a success; `forms.success` by default. */
  success?: string
}) {
  const t = useText()
  const { processing, success, message } = props.submission
  const done = success ? (props.success ?? t('forms.success')) : ''

  return (
    <>
      <output className="block font-medium">{processing ? t('forms.processing') : done}</output>
      <FailureMessage message={message} />
    </>
  )
}
