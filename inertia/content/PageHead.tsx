import { Head } from '@inertiajs/react'
import type { PageMeta } from '#content/pages/props/common_props'
import { alternates } from '#shared/alternates'
import { territorialLocale } from '#shared/locales'
import { useShared } from '~/context/useShared'

/** The Open Graph type of a page. */
export type PageKind = 'website' | 'article'

function pictureType({ url }: PageMeta['image']): string {
  return url.endsWith('.png') ? 'image/png' : 'image/jpeg'
}

/**
 * The title and meta tags of a page, its link preview, and links to its other languages
 * (specification §3 "Page meta").
 */
export function PageHead({ meta, kind }: { meta: PageMeta; kind: PageKind }) {
  const { locale, localize } = useShared()
  const { origin, search } = new URL(meta.canonical)
  /** Other parts of a list have no alternates: they need not match those of other languages. */
  const languages = search === '' ? alternates(localize, origin) : []
  return (
    <Head title={meta.title}>
      <meta name="description" content={meta.description} />
      {meta.keywords && <meta name="keywords" content={meta.keywords} />}
      {meta.noindex && <meta head-key="robots" name="robots" content="noindex" />}
      <link rel="canonical" href={meta.canonical} />
      {languages.map(({ hreflang, href }) => (
        <link key={hreflang} rel="alternate" hrefLang={hreflang} href={href} />
      ))}
      <meta property="og:title" content={meta.title} />
      <meta property="og:description" content={meta.description} />
      <meta property="og:url" content={meta.canonical} />
      <meta property="og:type" content={kind} />
      <meta property="og:locale" content={territorialLocale(locale)} />
      <meta property="og:image" content={meta.image.url} />
      <meta property="og:image:type" content={pictureType(meta.image)} />
      <meta property="og:image:width" content={`${meta.image.width}`} />
      <meta property="og:image:height" content={`${meta.image.height}`} />
      <meta property="og:image:alt" content={meta.image.alt} />
      <meta name="twitter:card" content="summary_large_image" />
    </Head>
  )
}
