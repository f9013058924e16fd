import { Notice } from '~/components/Notice'
import { States } from '~/components/designsystem/State'
import type { DesignsystemSample } from '#designsystem/designsystem_page'

/** What stands above the content when something has just happened, and in the place of a sent form. */
export function NoticeState({ sample }: { sample: DesignsystemSample }) {
  return (
    <States>
      <Notice>{sample.text}</Notice>
    </States>
  )
}
