import type { Article } from '#catalogue/articles'
import { useCurrentPath } from '~/context/useCurrentPath'
import { useText } from '~/context/useText'

/** The articles of the group that come in a colour or decor. */
type OfArticles = { articles: readonly string[] }

const TITLES = { colour: 'catalogue.ui.colours', decor: 'catalogue.ui.decors_title' } as const

/** Returns the id of the element above a group's colours or decors. */
export function swatchesAnchor(kind: 'colour' | 'decor'): string {
  return `${kind}s`
}

/** Adds to each colour or decor the articles that come in it. */
export function withArticles<Swatch extends { code: string }>(
  kind: 'colours' | 'decors',
  swatches: readonly Swatch[],
  variants: readonly Article[]
): (Swatch & OfArticles)[] {
  return swatches.map((swatch) => ({
    ...swatch,
    articles: variants
      .filter((variant) => variant[kind].includes(swatch.code))
      .map(({ article_number }) => article_number),
  }))
}

/** Returns the colours or decors that an article comes in; all of them without an article. */
export function ofArticle<Swatch extends OfArticles>(
  swatches: readonly Swatch[],
  article: string
): Swatch[] {
  return swatches.filter(({ articles }) => article === '' || articles.includes(article))
}

/**
 * Returns the articles if they differ in their colours or decors; an empty array if all have the
 * same.
 */
export function choosableArticles(swatches: readonly OfArticles[]): string[] {
  const numbers = [...new Set(swatches.flatMap(({ articles }) => articles))]
  const differ = swatches.some(({ articles }) => articles.length < numbers.length)
  return differ ? numbers.toSorted() : []
}

/**
 * Links that show the colours or decors of one article of a group. The choice is in the query
 * string, so that it can be shared.
 */
export function ArticleChoice(props: {
  kind: 'colour' | 'decor'
  articles: readonly string[]
  /** The chosen article; empty if all are shown. */
  chosen: string
}) {
  const { kind, articles, chosen } = props
  const t = useText()
  const path = useCurrentPath()
  const anchor = swatchesAnchor(kind)
  if (articles.length === 0) return null
  return (
    <nav
      id={anchor}
      aria-label={`${t(TITLES[kind])}: ${t('catalogue.ui.articles')}`}
      className="mb-8 flex scroll-mt-32 flex-wrap items-baseline gap-x-5 text-sm tabular-nums print:hidden"
    >
      {['', ...articles].map((article) => (
        <a
          key={article}
          href={`${path}${article && `?article=${article}`}#${anchor}`}
          aria-current={article === chosen || undefined}
          className="text-link inline-flex min-h-11 items-center aria-[current]:font-semibold aria-[current]:no-underline"
        >
          {article || t('catalogue.ui.all_articles')}
        </a>
      ))}
    </nav>
  )
}
