import { Head } from '@inertiajs/react'
import type { PageMeta } from '#content/pages/common_props'
import { alternates } from '#shared/alternates'
import { LOCALES, territorialLocale } from '#shared/locales'
import { useShared } from '~/context/useShared'

/** What a page is to services that show links to it. */
export type PageKind = 'website' | 'article'

/**
 * Title, meta tags, what links to the page show of it, and its other languages (specification §3
 * "Page meta").
 */
export function PageHead({ meta, kind }: { meta: PageMeta; kind: PageKind }) {
  const { locale, localize } = useShared()
  const { origin, search } = new URL(meta.canonical)
  /** A later part of a list is told in its own language only: parts need not match. */
  const languages = search === '' ? alternates(localize, origin) : []
  const others = LOCALES.filter((each) => each !== locale && localize[each])
  return (
    <Head title={meta.title}>
      <meta head-key="description" name="description" content={meta.description} />
      {meta.keywords && <meta head-key="keywords" name="keywords" content={meta.keywords} />}
      {meta.noindex && <meta head-key="robots" name="robots" content="noindex" />}
      <link head-key="canonical" rel="canonical" href={meta.canonical} />
      {languages.map(({ hreflang, href }) => (
        <link
          key={hreflang}
          head-key={`alternate-${hreflang}`}
          rel="alternate"
          hrefLang={hreflang}
          href={href}
        />
      ))}
      <meta head-key="og:title" property="og:title" content={meta.title} />
      <meta head-key="og:description" property="og:description" content={meta.description} />
      <meta head-key="og:url" property="og:url" content={meta.canonical} />
      <meta head-key="og:type" property="og:type" content={kind} />
      <meta head-key="og:locale" property="og:locale" content={territorialLocale(locale)} />
      {others.map((other) => (
        <meta
          key={other}
          head-key={`og:locale:${other}`}
          property="og:locale:alternate"
          content={territorialLocale(other)}
        />
      ))}
      <meta head-key="og:image" property="og:image" content={meta.image.url} />
      <meta head-key="og:image:width" property="og:image:width" content={`${meta.image.width}`} />
      <meta
        head-key="og:image:height"
        property="og:image:height"
        content={`${meta.image.height}`}
      />
      <meta head-key="og:image:alt" property="og:image:alt" content={meta.image.alt} />
      <meta head-key="twitter:card" name="twitter:card" content="summary_large_image" />
    </Head>
  )
}
