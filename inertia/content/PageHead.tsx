import { Head } from '@inertiajs/react'
import type { PageMeta } from '#content/pages/common_props'
import { alternates } from '#shared/alternates'
import { territorialLocale } from '#shared/locales'
import { useShared } from '~/context/useShared'

/** What a page is to services that show links to it. */
export type PageKind = 'website' | 'article'

function pictureType({ url }: PageMeta['image']): string {
  return url.endsWith('.png') ? 'image/png' : 'image/jpeg'
}

/**
 * Title, meta tags, what links to the page show of it, and its other languages (specification §3
 * "Page meta"). A page says each of them once, so that Inertia needs no keys to tell them apart.
 */
export function PageHead({ meta, kind }: { meta: PageMeta; kind: PageKind }) {
  const { locale, localize } = useShared()
  const { origin, search } = new URL(meta.canonical)
  /** A later part of a list is told in its own language only: parts need not match. */
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
