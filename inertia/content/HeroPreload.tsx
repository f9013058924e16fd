import { Head } from '@inertiajs/react'
import type { ImageProps } from '#media/image_queries'
import { HERO_SIZES } from '~/content/Hero'
import { sourceSet } from '~/media/sourceSet'

/**
 * Lets the browser fetch the picture of a page's first screen before it has read that far. Only the
 * server says it: a visit inside the site renders the picture itself as early.
 */
export function HeroPreload({ image }: { image: ImageProps }) {
  if (!import.meta.env.SSR) return null
  const sources = sourceSet(image, 'avif')
  const what = sources
    ? { type: 'image/avif', imageSrcSet: sources, imageSizes: HERO_SIZES }
    : { href: image.original_url }
  return (
    <Head>
      <link head-key="hero" rel="preload" as="image" fetchPriority="high" {...what} />
    </Head>
  )
}
