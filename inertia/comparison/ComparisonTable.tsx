import { type RefObject, useId, useRef } from 'react'
import type { ComparedProduct } from '#comparison/compare_page'
import type { ComparedFact } from '#comparison/comparison'
import { articleChoice } from '#shared/anchors'
import { dataSheetFile } from '#shared/group_files'
import { compareQuery } from '#shared/query_parameters'
import type { PageProps } from '#start/pages'
import { FactValue } from '~/comparison/FactValue'
import { ProductCell, ProductTitle, ScriptlessName } from '~/comparison/ProductCell'
import { ScaledSection } from '~/comparison/ScaledSection'
import { useCurrentPath } from '~/context/useCurrentPath'
import { useRouteUrl } from '~/context/useRouteUrl'
import { useShared } from '~/context/useShared'
import { useText } from '~/context/useText'
import { Picture } from '~/media/Picture'
import { RouteLink } from '~/ui/RouteLink'
import { ScrollArea } from '~/ui/ScrollArea'
import { RowHead, StackedBody, StackedRow, StackedTable } from '~/ui/table/StackedTable'

type Props = Pick<PageProps<'ProductFamilies/Compare'>, 'products' | 'colour' | 'bar' | 'facts'>

/** The classes of rows and table by the number of columns, of which a phone shows two. */
const COLUMNS = [
  { grid: '', width: '' },
  { grid: '', width: '' },
  { grid: 'grid-cols-2', width: '' },
  { grid: 'grid-cols-3', width: 'not-print:max-sm:w-[150%]' },
  { grid: 'grid-cols-4', width: 'not-print:max-sm:w-[200%]' },
] as const

const ROW = 'gap-x-6 gap-y-3 border-b border-hairline py-4 align-top'
const HEAD = 'py-4 text-sm font-normal text-steel print:py-2'

/** In view while the columns scroll sideways. */
const HELD = 'sticky left-0 inline-block'

/**
 * A table of products: their cross-sections at a common scale, the facts in which they differ, and
 * those that are the same. All cells have the same width, so that drawings of the same size have the
 * same scale. On small screens the names stay below the header. A phone shows two columns, and
 * scrolls to the third and fourth.
 */
export function ComparisonTable({ products, colour, bar, facts }: Props) {
  const t = useText()
  const isComparison = products.length > 1
  const isScrolling = products.length > 2
  const columns = COLUMNS[products.length] ?? COLUMNS[0]
  const titleId = useId()
  const names = useRef<HTMLDivElement>(null)
  const cells = useRef<HTMLElement>(null)
  const row = `${ROW} ${columns.grid}`
  const rows = { products, row }
  const table = (
    <StackedTable
      below="lg"
      aria-labelledby={titleId}
      className={`table-fixed wrap-break-word hyphens-auto print:text-sm ${columns.width}`}
    >
      <thead className="not-print:max-lg:block">
        <StackedRow className={row}>
          <th scope="col" className="w-44 not-print:max-lg:hidden print:w-40">
            <span className="sr-only">{t('comparison.fact')}</span>
          </th>
          {products.map((product) => (
            <th
              key={product.name}
              scope="col"
              className="py-4 pr-6 align-bottom font-normal snap-start not-print:max-lg:p-0 print:py-2 print:pr-3"
            >
              {isScrolling && <ScriptlessName product={product} />}
              <ProductHead product={product} products={products} colour={colour} />
            </th>
          ))}
        </StackedRow>
      </thead>
      <StackedBody>
        {colour && (
          <StackedRow className={row}>
            <RowHead className={HEAD}>
              <span className={HELD} lang={colour.lang}>
                {colour.title}
              </span>
            </RowHead>
            {products.map((product) => (
              <ProductCell key={product.name} product={product} isScrolling={isScrolling}>
                {product.image ? (
                  <Picture
                    image={product.image}
                    sizes="(width >= 64rem) 20rem, 50vw"
                    className="w-full"
                  />
                ) : (
                  <span>–</span>
                )}
              </ProductCell>
            ))}
          </StackedRow>
        )}
        <StackedRow className={row}>
          <RowHead className={HEAD}>
            <span className={HELD}>{t('catalogue.ui.section')}</span>
          </RowHead>
          {products.map((product) => (
            <ProductCell key={product.name} product={product} isScrolling={isScrolling}>
              <ScaledSection drawing={product.drawing} />
            </ProductCell>
          ))}
        </StackedRow>
      </StackedBody>
      {isComparison && (
        <Facts {...rows} title={t('comparison.differences')} facts={facts.differences}>
          {t('comparison.no_differences')}
        </Facts>
      )}
      {facts.alike.length > 0 && (
        <Facts {...rows} title={isComparison ? t('comparison.alike') : ''} facts={facts.alike} />
      )}
    </StackedTable>
  )
  return (
    <>
      <h2 id={titleId} className="text-h2 font-semibold tracking-tight">
        {t('comparison.side_by_side')}
      </h2>
      <p className="pt-2 pb-6 text-sm text-steel print:p-0">
        {t('comparison.scale', { length: bar })}
      </p>
      <div
        ref={names}
        onFocus={() => requestAnimationFrame(() => alignScroll(names, cells))}
        className={`anchor-bar z-10 overflow-x-auto [scrollbar-width:none] touch-pan-y border-b border-ink bg-paper lg:hidden print:hidden ${isScrolling ? 'noscript:hidden' : ''}`}
      >
        <ul className={`grid gap-x-6 ${columns.grid} ${columns.width}`}>
          {products.map((product) => (
            <li key={product.name} className="self-end">
              <ProductLink product={product} className="inline-block py-2 text-sm" />
            </li>
          ))}
        </ul>
      </div>
      {isScrolling ? (
        <ScrollArea
          ref={cells}
          labelledBy={titleId}
          onScroll={() => alignScroll(cells, names)}
          className="scroll-hint snap-x snap-mandatory"
        >
          {table}
        </ScrollArea>
      ) : (
        table
      )}
    </>
  )
}

type Scrolled = RefObject<HTMLElement | null>

/** Scrolls one element sideways as far as another. */
function alignScroll({ current: from }: Scrolled, { current: to }: Scrolled) {
  if (from && to) to.scrollLeft = from.scrollLeft
}

/**
 * The head of a column: the product with links to its page and data sheet, and one to remove it. On
 * small screens the product is in the row of names.
 */
function ProductHead(props: Pick<Props, 'products' | 'colour'> & { product: ComparedProduct }) {
  const { product, products, colour } = props
  const t = useText()
  const { locale } = useShared()
  const path = useCurrentPath()
  const others = products.flatMap(({ name }) => (name === product.name ? [] : name))
  const name = <ProductTitle product={product} />
  return (
    <>
      <ProductLink product={product} className="block not-print:max-lg:hidden xl:text-h3" />
      <span className="sr-only lg:hidden print:hidden">{name}</span>
      <span className="mt-2 flex flex-wrap gap-x-6 text-sm print:hidden">
        <a
          href={dataSheetFile(product.group, locale, product.image && colour?.name)}
          download
          className="text-link inline-block py-2.5 font-medium"
        >
          <span>{`${t('catalogue.datasheet.title')} `}</span>
          <span className="sr-only">{name}</span>
        </a>
        <a
          href={
            others.length > 0
              ? `${path}?${compareQuery(others)}${colour ? `&colour=${colour.name}` : ''}`
              : path
          }
          className="text-link inline-block py-2.5 font-medium"
        >
          <span>{`${t('comparison.remove')} `}</span>
          <span className="sr-only">{name}</span>
        </a>
      </span>
    </>
  )
}

function ProductLink({ product, className }: { product: ComparedProduct; className: string }) {
  const urlOf = useRouteUrl()
  const choice = product.article_number && articleChoice(product.article_number)
  return (
    <RouteLink
      to={urlOf(product.group, choice)}
      className={`font-semibold [text-wrap-style:balance] hover:text-red ${className}`}
    >
      <ProductTitle product={product} />
    </RouteLink>
  )
}

/** A section of facts. It has a heading if there are several products. */
function Facts(props: {
  title: string
  facts: readonly ComparedFact[]
  products: Props['products']
  /** The classes of a row. */
  row: string
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
            className="border-b border-ink pt-10 pb-3 text-h3 font-semibold not-print:max-lg:block print:py-2"
          >
            <span className={HELD}>{title}</span>
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
      {facts.map(({ id, label, texts, swatches }) => (
        <StackedRow key={id} className={props.row}>
          <RowHead className={HEAD}>
            <span className={HELD}>{label}</span>
          </RowHead>
          {products.map((product, index) => (
            <ProductCell key={product.name} product={product} isScrolling={products.length > 2}>
              <FactValue text={texts[index] ?? ''} id={id} swatches={swatches?.[index]} />
            </ProductCell>
          ))}
        </StackedRow>
      ))}
    </StackedBody>
  )
}
