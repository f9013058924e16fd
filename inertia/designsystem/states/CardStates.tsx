import type { DesignsystemSample } from '#designsystem/designsystem_page'
import { Card } from '~/blocks/parts/Card'
import { langOf } from '~/context/langOf'
import { State, States } from '~/designsystem/State'
import { Button } from '~/ui/Button'

/**
 * Cards with a picture, an icon, neither, and with a footer at full height (§2 "Card component").
 */
export function CardStates({ sample }: { sample: DesignsystemSample }) {
  const title = { title: sample.title, titleLang: langOf(sample, 'title') }
  const text = (
    <p className="mt-3" lang={langOf(sample, 'text')}>
      {sample.text}
    </p>
  )
  const footer = <Button variant="square" label={sample.title} pageKey={sample.route_id} />
  return (
    <States className="sm:grid-cols-2 lg:grid-cols-4">
      <State code="image">
        <Card {...title} image={sample.image[0]}>
          {text}
        </Card>
      </State>
      <State code="icon">
        <Card {...title} icon={sample.icon}>
          {text}
        </Card>
      </State>
      <State code="title">
        <Card {...title} />
      </State>
      <div className="flex min-w-0 flex-col">
        <State code="fullHeight footer">{null}</State>
        <div className="grow">
          <Card {...title} fullHeight footer={footer}>
            {text}
          </Card>
        </div>
      </div>
    </States>
  )
}
