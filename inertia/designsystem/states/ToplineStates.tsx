import type { DesignsystemSample } from '#designsystem/designsystem_page'
import { langOf } from '~/context/langOf'
import { State, States } from '~/designsystem/State'
import { Topline } from '~/ui/Topline'

/** Headlines with and without a topline. */
export function ToplineStates({ sample }: { sample: DesignsystemSample }) {
  const headline = {
    level: 2,
    headline: sample.title,
    headlineLang: langOf(sample, 'title'),
  } as const
  return (
    <States className="lg:grid-cols-2">
      <State code="headline, topline">
        <Topline {...headline} topline={sample.topline} toplineLang={langOf(sample, 'topline')} />
      </State>
      <State code="headline">
        <Topline {...headline} />
      </State>
    </States>
  )
}
