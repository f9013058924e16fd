import type { BlockOf } from '#content/blocks/blocks'
import { StepList } from '~/blocks/parts/StepList'
import { langOf } from '~/context/langOf'
import { TitledSection } from '~/ui/TitledSection'

/** A list of numbered steps with pictures (specification §2 "Content blocks"). */
export function ExtendedList(block: BlockOf<'ExtendedList'>) {
  return (
    <TitledSection title={block.title} titleLang={langOf(block, 'title')}>
      <StepList steps={block.steps} level={block.title ? 3 : 2} />
    </TitledSection>
  )
}
