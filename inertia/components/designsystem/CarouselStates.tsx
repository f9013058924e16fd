import { Carousel } from '~/components/Carousel'
import { Picture } from '~/components/Picture'
import { State, States } from '~/components/designsystem/State'
import type { DesignsystemSample } from '#content/pages/designsystem'

/** With and without dots and buttons, and with another start (specification §3 "Carousel options"). */
export function CarouselStates({ sample }: { sample: DesignsystemSample }) {
  const slides = sample.image.map((image) => ({
    id: image.id,
    content: (
      <Picture image={image} title={sample.title} className="aspect-[3/2] w-full object-cover" />
    ),
  }))
  return (
    <States className="sm:grid-cols-2 xl:grid-cols-4">
      {OPTIONS.map(({ code, ...options }) => (
        <State key={code} code={code}>
          <Carousel label={`${sample.title} (${code})`} slides={slides} {...options} />
        </State>
      ))}
    </States>
  )
}

const OPTIONS = [
  { code: 'dots buttons' },
  { code: 'dots', buttons: false },
  { code: 'buttons current=1', dots: false, current: 1 },
  { code: 'no controls', dots: false, buttons: false },
]
