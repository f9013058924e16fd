import type { ReactNode } from 'react'
import { Blocks } from '~/blocks/Blocks'
import { Hero } from '~/components/Hero'
import { HeroPreload } from '~/components/HeroPreload'
import { PageHead } from '~/components/PageHead'
import { PageIntro } from '~/components/PageIntro'
import type { CommonProps } from '#content/pages'

/**
 * What every page has: head, hero, intro and blocks. What is a page's own stands between intro and
 * blocks, and after them.
 */
export function ContentPage(props: {
  page: CommonProps
  largeHero?: boolean
  children?: ReactNode
  after?: ReactNode
}) {
  const { meta, hero, intro, blocks, lang } = props.page
  return (
    <>
      <PageHead meta={meta} />
      {hero?.hero_image && <HeroPreload image={hero.hero_image} />}
      {hero && <Hero hero={hero} large={props.largeHero} />}
      {intro && <PageIntro html={intro} lang={lang?.intro} />}
      {props.children}
      <Blocks blocks={blocks} />
      {props.after}
    </>
  )
}
