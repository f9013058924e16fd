import type { DesignsystemSample } from '#designsystem/designsystem_page'
import { langOf } from '~/context/langOf'
import { State, States } from '~/designsystem/State'
import { ModalButton } from '~/ui/dialog/ModalButton'
import { RichText } from '~/ui/RichText'

/**
 * Modals with the default label and a short text, and with a text that is higher than the window.
 */
export function ModalStates({ sample }: { sample: DesignsystemSample }) {
  return (
    <States className="sm:grid-cols-2">
      <State code="short">
        <ModalButton title={sample.topline}>
          <p lang={langOf(sample, 'text')}>{sample.text}</p>
        </ModalButton>
      </State>
      <State code="long label">
        <ModalButton title={sample.title} label={sample.title}>
          <RichText html={sample.rich_text} lang={langOf(sample, 'rich_text')} />
        </ModalButton>
      </State>
    </States>
  )
}
