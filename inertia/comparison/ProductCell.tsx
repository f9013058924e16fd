import type { ComparedProduct } from '#comparison/compare_page'
import { langOf } from '~/context/langOf'
import { useText } from '~/context/useText'
import type { Elements } from '~/ui/elements'
import { StackedCell } from '~/ui/table/StackedTable'

/** The name of a product, and below it the number of an article. */
export function ProductTitle({ product }: { product: ComparedProduct }) {
  const t = useText()
  return (
    <>
      <span lang={langOf(product, 'title')}>{product.title}</span>
      {product.article_number && (
        <span className="block">
          {t('catalogue.sample.article', { number: product.article_number })}
        </span>
      )}
    </>
  )
}

/**
 * A cell. Without JavaScript the names do not scroll with the columns: there each cell says its
 * product.
 */
export function ProductCell({ product, isScrolling, children }: ProductCellProps) {
  return (
    <StackedCell className="py-4 print:py-2">
      {isScrolling && <ScriptlessName product={product} />}
      {children}
    </StackedCell>
  )
}

/** The name of a product on small screens without JavaScript. */
export function ScriptlessName({ product }: { product: ComparedProduct }) {
  return (
    <noscript>
      <span aria-hidden="true" className="block text-xs text-steel lg:hidden print:hidden">
        <ProductTitle product={product} />
      </span>
    </noscript>
  )
}

type ProductCellProps = { product: ComparedProduct; isScrolling: boolean; children: Elements }
