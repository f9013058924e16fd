import type { DesignsystemSample } from '#designsystem/designsystem_page'
import { langOf } from '~/context/langOf'
import { State, States } from '~/designsystem/State'
import { InfoCard } from '~/ui/InfoCard'

/** The info card of the menus. */
export function InfoCardState({ sample }: { sample: DesignsystemSample }) {
  return (
    <States className="lg:grid-cols-3">
      <State code="text link">
        <InfoCard text={sample.text} link={sample.external_link} lang={langOf(sample, 'text')} />
      </State>
    </States>
  )
}
