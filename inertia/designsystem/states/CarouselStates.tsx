import { useState } from 'react'
import type { DesignsystemSample } from '#designsystem/designsystem_page'
import { Carousel } from '~/carousel/Carousel'
import { useShared } from '~/context/useShared'
import { State, States } from '~/designsystem/State'
import { altText } from '~/media/altText'
import { Picture } from '~/media/Picture'

/**
 * Carousels with and without dots and buttons, and with another first slide (specification §3
 * "Carousel options").
 */
export function CarouselStates({ sample }: { sample: DesignsystemSample }) {
  return (
    <States className="sm:grid-cols-2 xl:grid-cols-4">
      {OPTIONS.map((options) => (
        <CarouselState key={options.code} sample={sample} {...options} />
      ))}
    </States>
  )
}

const OPTIONS = [
  { code: 'dots buttons' },
  { code: 'dots', buttons: false },
  { code: 'buttons', dots: false, start: 1 },
  { code: 'no controls', dots: false, buttons: false },
]

/** A carousel, with the index of its current slide. */
function CarouselState(props: (typeof OPTIONS)[number] & { sample: DesignsystemSample }) {
  const { code, sample, start = 0, ...controls } = props
  const { locale } = useShared()
  const [current, setCurrent] = useState(start)
  const slides = sample.image.map((image) => ({
    id: image.id,
    label: altText(image, locale).alt || sample.title,
    content: (
      <Picture image={image} title={sample.title} className="aspect-[3/2] w-full object-cover" />
    ),
  }))
  return (
    <State code={`${code} current=${current}`}>
      <Carousel
        label={`${sample.title} (${code})`}
        slides={slides}
        current={start}
        onCurrentChange={setCurrent}
        {...controls}
      />
    </State>
  )
}
