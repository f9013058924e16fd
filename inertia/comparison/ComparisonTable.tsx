import type { ReactNode } from 'react'
import type { ComparedProduct } from '#comparison/compare_page'
import type { ComparedFact } from '#comparison/comparison'
import { articleAnchor } from '#shared/anchors'
import { dataSheetFile } from '#shared/group_files'
import { compareQuery } from '#shared/query_parameters'
import type { PageProps } from '#start/pages'
import { ScaledSection } from '~/comparison/ScaledSection'
import { langOf } from '~/context/langOf'
import { useCurrentPath } from '~/context/useCurrentPath'
import { useRouteUrl } from '~/context/useRouteUrl'
import { useShared } from '~/context/useShared'
import { useText } from '~/context/useText'
import { RouteLink } from '~/ui/RouteLink'
import {
  RowHead,
  StackedBody,
  StackedCell,
  StackedRow,
  StackedTable,
} from '~/ui/table/StackedTable'

type Props = Pick<PageProps<'ProductFamilies/Compare'>, 'products' | 'bar' | 'facts'>

const ROW =
  'border-b border-hairline align-top not-print:max-lg:grid-cols-[repeat(auto-fit,minmax(8.75rem,1fr))] not-print:max-lg:gap-x-6 not-print:max-lg:gap-y-3 not-print:max-lg:py-4'
const HEAD = 'py-4 text-sm font-normal text-steel print:py-2'

/**
 * A table of products: their cross-sections at a common scale, the facts in which they differ, and
 * those that are the same. All cells have the same width, so that drawings of the same size have the
 * same scale.
 */
export function ComparisonTable({ products, bar, facts }: Props) {
  const t = useText()
  const isComparison = products.length > 1
  return (
    <StackedTable below="lg" className="table-fixed wrap-break-word hyphens-auto print:text-sm">
      <caption className="pb-6 text-left text-h2 font-semibold tracking-tight not-print:max-lg:block">
        {t('comparison.side_by_side')}
      </caption>
      <thead className="not-print:max-lg:block">
        <StackedRow className={ROW}>
          <th scope="col" className="w-44 not-print:max-lg:hidden print:w-40">
            <span className="sr-only">{t('comparison.fact')}</span>
          </th>
          {products.map((product) => (
            <th
              key={product.name}
              scope="col"
              className="py-4 pr-6 align-bottom font-normal not-print:max-lg:self-end not-print:max-lg:p-0 print:py-2 print:pr-3"
            >
              <ProductHead product={product} products={products} />
            </th>
          ))}
        </StackedRow>
      </thead>
      <StackedBody>
        <StackedRow className={`${ROW} max-sm:grid-cols-1!`}>
          <RowHead className={HEAD}>
            <span>{t('catalogue.ui.section')}</span>
            <span className="block">{t('comparison.scale', { length: bar })}</span>
          </RowHead>
          {products.map((product) => (
            <ProductCell key={product.name} product={product}>
              <ScaledSection drawing={product.drawing} />
            </ProductCell>
          ))}
        </StackedRow>
      </StackedBody>
      {isComparison && (
        <Facts title={t('comparison.differences')} facts={facts.differences} products={products}>
          {t('comparison.no_differences')}
        </Facts>
      )}
      {facts.alike.length > 0 && (
        <Facts
          title={isComparison ? t('comparison.alike') : ''}
          facts={facts.alike}
          products={products}
        />
      )}
    </StackedTable>
  )
}

/**
 * The head of a column: the product with links to its page and data sheet, and one to remove it.
 */
function ProductHead(props: { product: ComparedProduct; products: Props['products'] }) {
  const { product, products } = props
  const t = useText()
  const { locale } = useShared()
  const path = useCurrentPath()
  const target = useRouteUrl()(product.group)
  const anchor = product.article_number && `#${articleAnchor(product.article_number)}`
  const others = products.flatMap(({ name }) => (name === product.name ? [] : name))
  const name = <ProductTitle product={product} />
  return (
    <>
      <RouteLink
        to={target && { ...target, href: target.href + anchor }}
        className="block font-semibold [text-wrap-style:balance] hover:text-red xl:text-h3"
      >
        {name}
      </RouteLink>
      <span className="mt-2 flex flex-wrap gap-x-6 text-sm print:hidden">
        <a
          href={dataSheetFile(product.group, locale)}
          download
          className="text-link inline-block py-2.5 font-medium"
        >
          <span>{`${t('catalogue.datasheet.title')} `}</span>
          <span className="sr-only">{name}</span>
        </a>
        <a
          href={others.length > 0 ? `${path}?${compareQuery(others)}` : path}
          className="text-link inline-block py-2.5 font-medium"
        >
          <span>{`${t('comparison.remove')} `}</span>
          <span className="sr-only">{name}</span>
        </a>
      </span>
    </>
  )
}

function ProductTitle({ product }: { product: ComparedProduct }) {
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

/** A cell; as a block, it says its product, since the heads of columns are out of sight. */
function ProductCell({ product, children }: { product: ComparedProduct; children: ReactNode }) {
  return (
    <StackedCell
      label={<ProductTitle product={product} />}
      labelClassName="mb-1 text-xs"
      className="py-4 print:py-2"
    >
      {children}
    </StackedCell>
  )
}

/** A section of facts. It has a heading if there are several products. */
function Facts(props: {
  title: string
  facts: readonly ComparedFact[]
  products: Props['products']
  /** Shown if there are no facts. */
  children?: string
}) {
  const { title, facts, products } = props
  return (
    <StackedBody>
      {title !== '' && (
        <tr className="not-print:max-lg:block">
          <th
            scope="rowgroup"
            colSpan={products.length + 1}
            className="border-b border-ink pt-10 pb-3 text-h3 font-semibold not-print:max-lg:block"
          >
            {title}
          </th>
        </tr>
      )}
      {facts.length === 0 && (
        <tr className="not-print:max-lg:block">
          <td colSpan={products.length + 1} className="py-4 not-print:max-lg:block">
            {props.children}
          </td>
        </tr>
      )}
      {facts.map(({ id, label, texts }) => (
        <StackedRow key={id} className={ROW}>
          <RowHead className={HEAD}>{label}</RowHead>
          {products.map((product, index) => (
            <ProductCell key={product.name} product={product}>
              <span className="inline-block max-w-full first-letter:uppercase">
                {texts[index] || '–'}
              </span>
            </ProductCell>
          ))}
        </StackedRow>
      ))}
    </StackedBody>
  )
}
