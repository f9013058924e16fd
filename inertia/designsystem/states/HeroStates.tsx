import type { HeroProps } from '#content/pages/hero'
import type { DesignsystemSample } from '#designsystem/designsystem_page'
import { Hero } from '~/content/Hero'
import { State } from '~/designsystem/State'

/** Heroes with and without a picture, and with each type of link (specification §3 "Hero"). */
export function HeroStates({ sample }: { sample: DesignsystemSample }) {
  const least: HeroProps = {
    hero_headline: sample.title,
    hero_has_image: false,
    hero_image: null,
    hero_link_type: 'none',
    lang: sample.lang && { hero_headline: sample.lang.title },
  }
  const most: HeroProps = {
    ...least,
    hero_topline: sample.topline,
    hero_text: sample.text,
    hero_button_text: sample.link_text,
    hero_route: sample.route_id,
    hero_external_link: sample.external_link,
  }
  const picture = { hero_has_image: true, hero_image: sample.image[0] ?? null }

  return (
    <div className="mt-10 grid gap-10">
      <Example code={'hero_link_type: none'} hero={least} />
      <Example code={'hero_link_type: external'} hero={{ ...most, hero_link_type: 'external' }} />
      <Example
        code={'hero_image, hero_link_type: internal'}
        hero={{ ...most, ...picture, hero_link_type: 'internal' }}
      />
      <Example code={'hero_image, large'} hero={{ ...least, ...picture }} large />
    </div>
  )
}

function Example({ code, ...hero }: { code: string; hero: HeroProps; large?: boolean }) {
  return (
    <div>
      <div className="container-page">
        <State code={code}>{null}</State>
      </div>
      <Hero {...hero} level={2} />
    </div>
  )
}
