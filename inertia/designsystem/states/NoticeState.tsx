import type { DesignsystemSample } from '#designsystem/designsystem_page'
import { States } from '~/designsystem/State'
import { Notice } from '~/ui/Notice'

/** What stands above the content when something has just happened, and in the place of a sent form. */
export function NoticeState({ sample }: { sample: DesignsystemSample }) {
  return (
    <States>
      <Notice>{sample.text}</Notice>
    </States>
  )
}
