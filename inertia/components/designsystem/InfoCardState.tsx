import { InfoCard } from '~/components/InfoCard'
import { State, States } from '~/components/designsystem/State'
import type { DesignsystemSample } from '#designsystem/designsystem_page'

/** As the menus show it. */
export function InfoCardState({ sample }: { sample: DesignsystemSample }) {
  return (
    <States className="lg:grid-cols-3">
      <State code="text link">
        <InfoCard text={sample.text} link={sample.external_link} lang={sample.lang?.text} />
      </State>
    </States>
  )
}
