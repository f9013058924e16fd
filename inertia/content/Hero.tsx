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
 * @param compact uses the low head of lists, without topline, and on small screens without picture
 * @param level the level of the headline; 2 if it is not the page's heading
 */
export function Hero({
  hero,
  large = false,
  compact = false,
  level = 1,
}: {
  hero: HeroProps
  large?: boolean
  compact?: boolean
  level?: 1 | 2
}) {
  const { text, headline, picture } = compact ? COMPACT : large ? LARGE : NORMAL
  return hero.hero_image ? (
    <div className="hero-grid h-full bg-sand">
      <HeroText
        hero={hero}
        level={level}
        compact={compact}
        className={`px-gutter lg:col-start-2 lg:row-start-1 lg:px-0 lg:pr-12 ${text}`}
        headlineClassName={headline}
      />
      <div className="seam-flat row-start-2 h-1.5 lg:seam lg:col-start-3 lg:row-start-1 lg:h-auto" />
      <div
        className={`relative row-start-1 aspect-[3/2] overflow-hidden lg:col-span-2 lg:col-start-4 lg:aspect-auto ${picture}`}
      >
        <Picture
          image={hero.hero_image}
          title={hero.hero_headline}
          eager={level === 1 && !compact}
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
        compact={compact}
        className={`container-page ${text}`}
        headlineClassName={`max-w-[22ch] ${headline}`}
      />
      <div className="seam-flat h-1.5" />
    </div>
  )
}

/** The class names of text, headline and picture by size. */
const NORMAL = {
  text: 'py-12 lg:py-20',
  headline: 'text-h1 lg:h1-beside',
  picture: 'lg:min-h-[440px]',
}
const LARGE = { text: 'py-6 lg:py-28', headline: 'text-display', picture: 'lg:min-h-[600px]' }
const COMPACT = { text: 'py-4 lg:py-8', headline: 'text-h2 lg:h1-beside', picture: 'max-lg:hidden' }

function HeroText(props: {
  hero: HeroProps
  compact?: boolean
  level: 1 | 2
  className: string
  headlineClassName: string
}) {
  const { hero, compact } = props
  return (
    <div className={`flex flex-col justify-center ${props.className}`}>
      <Topline
        topline={compact ? undefined : hero.hero_topline}
        toplineLang={langOf(hero, 'hero_topline')}
        headline={hero.hero_headline}
        level={props.level}
        headlineLang={langOf(hero, 'hero_headline')}
        headlineClassName={props.headlineClassName}
      />
      {hero.hero_text && (
        <p
          className={`measure ${compact ? 'mt-2 max-sm:text-sm' : 'mt-4 text-lg lg:mt-6'}`}
          lang={langOf(hero, 'hero_text')}
        >
          {hero.hero_text}
        </p>
      )}
      {hero.hero_link_type !== 'none' && (
        <p className="mt-6 lg:mt-10">
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
