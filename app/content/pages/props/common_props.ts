import type { Block } from '#content/blocks/blocks'
import type { HeroProps } from '#content/pages/hero'
import type { LinkPreview } from '#content/pages/metadata/link_preview'
import type { WithLang } from '#content/schema/with_lang'

/** The metadata of a page for its head (specification §3 "Page meta"). */
export type PageMeta = {
  title: string
  description: string
  keywords?: string
  /** Whether search engines must not index the page. */
  noindex: boolean
  /** Absolute URL. The links to other languages have the same origin. */
  canonical: string
  image: LinkPreview
  /** The URL parameters that the page recognises. They are preserved when the language changes. */
  query?: string
}

/** The props that every page receives besides its own. */
export type CommonProps = {
  meta: PageMeta
  hero?: HeroProps
  /** HTML. */
  intro?: string
  blocks: Block[]
} & WithLang
