import type { DesignsystemSample } from '#designsystem/designsystem_page'
import { States } from '~/designsystem/State'
import { ToastNotice } from '~/site/lazy/ToastNotice'

/** The toast; its button does nothing here. */
export function ToastStates({ sample }: { sample: DesignsystemSample }) {
  return (
    <States className="md:grid-cols-2">
      <ToastNotice text={sample.text} link={sample.external_link} link_text={sample.link_text} />
    </States>
  )
}
