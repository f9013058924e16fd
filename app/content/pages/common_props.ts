import type { Block } from '#content/blocks/blocks'
import type { HeroProps } from '#content/pages/hero'
import type { LinkPreview } from '#content/pages/link_preview'
import type { WithLang } from '#content/schema/with_lang'

/** What the head of a page says (specification §3 "Page meta"). */
export type PageMeta = {
  title: string
  description: string
  keywords?: string
  /** Kept out of search engines. */
  noindex: boolean
  /** Absolute URL; the links to other languages start like it. */
  canonical: string
  image: LinkPreview
  /** What the page understood of the address' parameters: it keeps them in another language. */
  query?: string
}

/** What every page receives beside its own props. */
export type CommonProps = {
  meta: PageMeta
  hero?: HeroProps
  /** HTML. */
  intro?: string
  blocks: Block[]
} & WithLang
