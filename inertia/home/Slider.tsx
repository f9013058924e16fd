import type { HeroProps } from '#content/pages/hero'
import { Carousel } from '~/carousel/Carousel'
import { Hero } from '~/content/Hero'

/**
 * A carousel of heroes with dots and buttons for previous and next (specification §2 "Home"). It
 * does not advance automatically.
 *
 * @param level the level of the first slide's headline; the others have level 2
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
  /** The accessible name of the carousel. */
  label: string
  slides: readonly (HeroProps & { id: string })[]
  level?: 1 | 2
}
