import type { CommonProps } from '#content/pages/common_props'
import type { HeroProps } from '#content/pages/hero'
import type { TrailStep } from '#content/pages/metadata/trail'
import { Blocks } from '~/blocks/Blocks'
import { Breadcrumb } from '~/content/Breadcrumb'
import { Hero } from '~/content/Hero'
import { HeroPreload } from '~/content/HeroPreload'
import { PageHead, type PageKind } from '~/content/PageHead'
import { PageIntro } from '~/content/PageIntro'
import { PrintedAddress } from '~/content/PrintedAddress'
import { Slider } from '~/content/Slider'
import { langOf } from '~/context/langOf'
import type { Elements } from '~/ui/elements'

/**
 * A page with the parts that all pages have: head, hero, intro and blocks. `children` are rendered
 * between intro and blocks, `after` below the blocks.
 */
export function ContentPage(props: {
  page: CommonProps
  /** More heroes: with them, the page's own hero is the first slide of a slider. */
  slides?: readonly (HeroProps & { id: string })[]
  /** The breadcrumb, below the hero. */
  trail?: readonly TrailStep[]
  /** The Open Graph type; 'website' by default. */
  kind?: PageKind
  children?: Elements
  after?: Elements
}) {
  const { meta, hero, intro, blocks } = props.page
  return (
    <>
      <PageHead meta={meta} kind={props.kind ?? 'website'} />
      {hero?.hero_image && <HeroPreload image={hero.hero_image} />}
      {hero && !props.slides && <Hero hero={hero} />}
      {hero && props.slides && (
        <Slider label={hero.hero_headline} slides={[{ id: 'hero', ...hero }, ...props.slides]} />
      )}
      {props.trail && (
        <div className="container-page pt-6">
          <Breadcrumb trail={props.trail} />
        </div>
      )}
      {intro && <PageIntro html={intro} lang={langOf(props.page, 'intro')} />}
      {props.children}
      <Blocks blocks={blocks} />
      {props.after}
      <PrintedAddress
        address={meta.query ? new URL(`?${meta.query}`, meta.canonical).href : meta.canonical}
      />
    </>
  )
}
