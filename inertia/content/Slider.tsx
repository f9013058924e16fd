import type { HeroProps } from '#content/pages/hero'
import { Carousel } from '~/carousel/Carousel'
import { Hero } from '~/content/Hero'

/**
 * Heroes as slides, with dots, previous and next (specification §2 "Home"). It never moves by itself.
 *
 * @param level of the first slide's headline; the others stand below it
 */
export function Slider({ label, slides, level = 1 }: SliderProps) {
  return (
    <Carousel
      flush
      label={label}
      slides={slides.map(({ id, ...hero }, index) => ({
        id,
        label: hero.hero_headline,
        content: <Hero hero={hero} large level={index === 0 ? level : 2} />,
      }))}
    />
  )
}

type SliderProps = {
  /** What the slides show, for those who do not see it. */
  label: string
  slides: readonly (HeroProps & { id: string })[]
  level?: 1 | 2
}
