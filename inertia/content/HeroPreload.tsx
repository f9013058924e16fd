import { Head } from '@inertiajs/react'
import type { ImageProps } from '#media/pictures/image_queries'
import { HERO_SIZES } from '~/content/Hero'
import { sourceSet } from '~/media/sourceSet'

/**
 * Preloads the picture of the hero. Only in documents: a visit renders the picture as early as a
 * preload would.
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
