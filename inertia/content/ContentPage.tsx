import type { TrailStep } from '#content/pages/metadata/trail'
import type { CommonProps } from '#content/pages/props/common_props'
import { Blocks } from '~/blocks/Blocks'
import { Breadcrumb } from '~/content/Breadcrumb'
import { Hero } from '~/content/Hero'
import { HeroPreload } from '~/content/HeroPreload'
import { PageHead, type PageKind } from '~/content/PageHead'
import { PageIntro } from '~/content/PageIntro'
import { PrintedAddress } from '~/content/PrintedAddress'
import { langOf } from '~/context/langOf'
import type { Elements } from '~/ui/elements'

/**
 * A page with the parts that all pages have: head, hero, intro and blocks. `children` are rendered
 * between intro and blocks, `after` below the blocks. A `compact` page, such as a list, has a low
 * hero, and its children come before the intro.
 */
export function ContentPage(props: {
  page: CommonProps
  /** Shown instead of the hero. */
  head?: Elements
  /** The breadcrumb, below the hero. */
  trail?: readonly TrailStep[]
  compact?: boolean
  /** The Open Graph type; 'website' by default. */
  kind?: PageKind
  children?: Elements
  after?: Elements
}) {
  const { meta, hero, blocks } = props.page
  const intro = marked(
    'intro',
    props.page.intro ? (
      <PageIntro
        html={props.page.intro}
        lang={langOf(props.page, 'intro')}
        compact={props.compact}
      />
    ) : null
  )
  return (
    <>
      <PageHead meta={meta} kind={props.kind ?? 'website'} />
      {hero?.hero_image && !props.compact && <HeroPreload image={hero.hero_image} />}
      {marked('hero', props.head ?? (hero && <Hero hero={hero} compact={props.compact} />))}
      {props.trail && (
        <div className="container-page pt-6">
          <Breadcrumb trail={props.trail} />
        </div>
      )}
      {!props.compact && intro}
      {marked('data', props.children)}
      {props.compact && intro}
      <Blocks blocks={blocks} />
      {props.after}
      <PrintedAddress
        address={meta.query ? new URL(`?${meta.query}`, meta.canonical).href : meta.canonical}
      />
    </>
  )
}

/** In the studio, marks a part of the page that can be edited. */
function marked(part: string, content: Elements): Elements {
  return import.meta.env.STUDIO && content ? <div data-part={part}>{content}</div> : content
}
