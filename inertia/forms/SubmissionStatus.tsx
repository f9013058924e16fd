import { useText } from '~/context/useText'
import { FailureMessage } from '~/forms/FailureMessage'
import type { SubmissionState } from '~/forms/Submission'

/** The state of a submission, in live regions. */
export function SubmissionStatus(props: {
  submission: SubmissionState<string>
  /** The words for a success; `forms.success` when nothing is said. */
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
