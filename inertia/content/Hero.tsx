import type { HeroProps } from '#content/pages/hero'
import { langOf } from '~/context/langOf'
import { Picture } from '~/media/Picture'
import { Button } from '~/ui/Button'
import { Topline } from '~/ui/Topline'

/** The `sizes` of a hero's picture. */
export const HERO_SIZES = '(width >= 64rem) 55vw, 100vw'

/**
 * The hero of a page (specification §3 "Hero"). With a picture, the text starts at the container's
 * left edge at every width and the picture extends to the right edge of the window, with a metal
 * seam between them. Without one, the headline stands alone on a sand background.
 *
 * @param large uses the size of the home page's hero
 * @param level the level of the headline; 2 if it is not the page's heading
 */
export function Hero({
  hero,
  large = false,
  level = 1,
}: {
  hero: HeroProps
  large?: boolean
  level?: 1 | 2
}) {
  return hero.hero_image ? (
    <div className="hero-grid h-full bg-sand">
      <HeroText
        hero={hero}
        level={level}
        className={`px-gutter py-12 lg:col-start-2 lg:row-start-1 lg:px-0 lg:pr-12 ${large ? 'lg:py-28' : 'lg:py-20'}`}
        headlineClassName={large ? 'text-display' : 'text-h1 lg:h1-beside'}
      />
      <div className="seam-flat row-start-2 h-1.5 lg:seam lg:col-start-3 lg:row-start-1 lg:h-auto" />
      <div
        className={`relative row-start-1 aspect-[3/2] overflow-hidden lg:col-span-2 lg:col-start-4 lg:aspect-auto ${large ? 'lg:min-h-[600px]' : 'lg:min-h-[440px]'}`}
      >
        <Picture
          image={hero.hero_image}
          title={hero.hero_headline}
          eager={level === 1}
          sizes={HERO_SIZES}
          className="absolute inset-0 size-full object-cover"
        />
      </div>
    </div>
  ) : (
    <div className="h-full bg-sand">
      <HeroText
        hero={hero}
        level={level}
        className="container-page py-14 lg:py-24"
        headlineClassName="text-h1 max-w-[22ch]"
      />
      <div className="seam-flat h-1.5" />
    </div>
  )
}

function HeroText(props: {
  hero: HeroProps
  level: 1 | 2
  className: string
  headlineClassName: string
}) {
  const { hero } = props
  return (
    <div className={`flex flex-col justify-center ${props.className}`}>
      <Topline
        topline={hero.hero_topline}
        toplineLang={langOf(hero, 'hero_topline')}
        headline={hero.hero_headline}
        level={props.level}
        headlineLang={langOf(hero, 'hero_headline')}
        headlineClassName={props.headlineClassName}
      />
      {hero.hero_text && (
        <p className="mt-6 max-w-[34rem] text-lg" lang={langOf(hero, 'hero_text')}>
          {hero.hero_text}
        </p>
      )}
      {hero.hero_link_type !== 'none' && (
        <p className="mt-9">
          <Button
            size="lg"
            pageKey={hero.hero_link_type === 'internal' ? hero.hero_route : null}
            href={hero.hero_link_type === 'external' ? hero.hero_external_link : null}
            lang={langOf(hero, 'hero_button_text')}
          >
            {hero.hero_button_text}
          </Button>
        </p>
      )}
    </div>
  )
}
