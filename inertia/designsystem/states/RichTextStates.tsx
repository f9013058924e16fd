import type { DesignsystemSample } from '#designsystem/designsystem_page'
import { langOf } from '~/context/langOf'
import { States } from '~/designsystem/State'
import { RichText } from '~/ui/RichText'

/** All elements of Markdown that editors can use, on both light backgrounds. */
export function RichTextStates({ sample }: { sample: DesignsystemSample }) {
  const text = <RichText html={sample.rich_text} lang={langOf(sample, 'rich_text')} />
  return (
    <States className="lg:grid-cols-2">
      {text}
      <div className="bg-sand p-6 sm:p-12">{text}</div>
    </States>
  )
}
