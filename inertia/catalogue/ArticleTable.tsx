import type { Article, ArticleColumn } from '#catalogue/articles'
import { articleAnchor, CHOICE_ANCHOR, swatchAnchor } from '#shared/anchors'
import { withChoice } from '#shared/article_choice'
import { ArticleFiles } from '~/catalogue/ArticleFiles'
import { MaterialListLink } from '~/catalogue/MaterialListLink'
import { useSampleLink } from '~/catalogue/useSampleLink'
import { useText } from '~/context/useText'
import { RouteLink } from '~/ui/RouteLink'
import { ScrollArea } from '~/ui/ScrollArea'
import {
  ColumnHead,
  ColumnHeads,
  RowHead,
  StackedBody,
  StackedCell,
  StackedRow,
  StackedTable,
} from '~/ui/table/StackedTable'

/** A colour or decor with its order number. */
type Numbered = { id: string; code: string }

/**
 * The table of a group's articles with their sizes, colours and decors. On small screens each
 * article is a block.
 */
export function ArticleTable(props: {
  variants: readonly Article[]
  columns: readonly ArticleColumn[]
  /** The key of the group. */
  group: string
  /** The colours of its articles. */
  colours: readonly Numbered[]
  decors: readonly Numbered[]
  /** The articles that have their own cross-section. */
  drawn: readonly string[]
  /** The choice that the page shows, as a query string. */
  query: string
  /** The id of the table's heading. */
  labelledBy: string
}) {
  const [, ...columns] = props.columns
  return (
    <ScrollArea labelledBy={props.labelledBy}>
      <StackedTable>
        <ColumnHeads>
          {props.columns.map(({ id, label }) => (
            <ColumnHead key={id}>{label}</ColumnHead>
          ))}
        </ColumnHeads>
        {props.variants.map((variant) => (
          <StackedBody
            key={variant.article_number}
            {...(import.meta.env.STUDIO && { 'data-part': `data/${variant.article_number}` })}
            className="border-b border-hairline align-top max-md:border-t max-md:py-4"
          >
            <StackedRow className="max-md:grid-cols-words max-md:gap-x-4 max-md:gap-y-2">
              <RowHead
                scope="rowgroup"
                rowSpan={2}
                className="py-4 font-semibold whitespace-nowrap max-md:text-lg"
              >
                <a href={`#${articleAnchor(variant.article_number)}`} className="hover:text-red">
                  {variant.article_number}
                </a>
              </RowHead>
              {columns.map(({ id, label }) => (
                <StackedCell
                  key={id}
                  label={label}
                  className={`pt-4 ${WRAPPING.has(id) ? '' : 'md:whitespace-nowrap'}`}
                >
                  <span>{variant[id] || '–'}</span>
                </StackedCell>
              ))}
            </StackedRow>
            <tr className="max-md:block">
              <td colSpan={columns.length} className="pt-2 pb-4 text-sm max-md:block max-md:p-0">
                <ArticleDetails {...props} variant={variant} />
              </td>
            </tr>
          </StackedBody>
        ))}
      </StackedTable>
    </ScrollArea>
  )
}

/** The columns whose cells may wrap. A range of sizes does not break after its dash. */
const WRAPPING: ReadonlySet<ArticleColumn['id']> = new Set(['lengths', 'material', 'surface'])

/**
 * The colours and decors of an article, its files, and links to request a sample and to add it to
 * the material list.
 */
function ArticleDetails(props: {
  variant: Article
  group: string
  colours: readonly Numbered[]
  decors: readonly Numbered[]
  drawn: readonly string[]
  query: string
}) {
  const { variant, group, drawn } = props
  const article = variant.article_number
  const t = useText()
  const sampleLink = useSampleLink()
  return (
    <div className="flex flex-wrap items-baseline gap-x-8 gap-y-1 max-md:mt-3">
      <Numbers
        kind="colour"
        label={t('catalogue.ui.colours')}
        colours={findSwatches(variant.colours, props.colours)}
      />
      <Numbers
        kind="decor"
        label={t('catalogue.ui.decors_title')}
        colours={findSwatches(variant.decors, props.decors)}
      />
      <ArticleFiles group={group} article={article} isDrawn={drawn.includes(article)} />
      <RouteLink
        to={sampleLink({ group, article })}
        className="text-link py-1 font-medium print:hidden"
      >
        <span>{t('catalogue.ui.sample')}</span>
        <span className="sr-only">{` ${article}`}</span>
      </RouteLink>
      <a
        href={`?${withChoice(props.query, { article })}#${CHOICE_ANCHOR}`}
        className="text-link py-1 font-medium print:hidden"
      >
        {t('catalogue.choice.choose', { article })}
      </a>
      <MaterialListLink add={article} name={article} label="catalogue.ui.list" />
    </div>
  )
}

function findSwatches(codes: readonly string[], swatches: readonly Numbered[]): Numbered[] {
  return codes.flatMap((code) => swatches.find((swatch) => swatch.code === code) ?? [])
}

/** The numbers of colours or decors, with links to their swatches. */
function Numbers(props: { kind: 'colour' | 'decor'; label: string; colours: readonly Numbered[] }) {
  if (props.colours.length === 0) return null
  return (
    <div className="flex flex-wrap gap-x-3 gap-y-1">
      <span className="py-1 text-steel">{props.label}</span>
      {props.colours.map(({ id, code }) => (
        <a key={id} href={`#${swatchAnchor(props.kind, id)}`} className="text-link py-1">
          {code}
        </a>
      ))}
    </div>
  )
}
