import type { Article, ArticleColumn } from '#catalogue/articles'
import { articleAnchor, swatchAnchor } from '#shared/anchors'
import { swatchesAnchor } from '~/catalogue/ArticleChoice'
import { ArticleFiles } from '~/catalogue/ArticleFiles'
import { MaterialListLink } from '~/catalogue/MaterialListLink'
import { useSampleLink } from '~/catalogue/useSampleLink'
import { useCurrentPath } from '~/context/useCurrentPath'
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
  /** The articles whose colours and decors can be shown alone, and the chosen one. */
  choosable: readonly string[]
  chosen: string
  /** The articles that have their own cross-section. */
  drawn: readonly string[]
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
            id={articleAnchor(variant.article_number)}
            className="border-b border-hairline align-top target:bg-sand max-md:border-t max-md:py-4"
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
                  className={`pt-4 ${OF_WORDS.has(id) ? '' : 'md:whitespace-nowrap'}`}
                >
                  <span>{variant[id] || '–'}</span>
                </StackedCell>
              ))}
            </StackedRow>
            <tr className="max-md:block">
              <td colSpan={columns.length} className="pt-2 pb-4 text-sm max-md:block max-md:p-0">
                <ArticleColours {...props} variant={variant} />
              </td>
            </tr>
          </StackedBody>
        ))}
      </StackedTable>
    </ScrollArea>
  )
}

/** The columns whose cells may wrap. A range of sizes does not break after its dash. */
const OF_WORDS: ReadonlySet<ArticleColumn['id']> = new Set(['lengths', 'material', 'surface'])

/**
 * The colours and decors of an article, its files, and links to request a sample and to add it to
 * the material list.
 */
function ArticleColours(props: {
  variant: Article
  group: string
  colours: readonly Numbered[]
  decors: readonly Numbered[]
  choosable: readonly string[]
  chosen: string
  drawn: readonly string[]
}) {
  const { variant, group, choosable, chosen, drawn } = props
  const article = variant.article_number
  const t = useText()
  const path = useCurrentPath()
  const choice = {
    article,
    alone: choosable.includes(article) ? `${path}?article=${article}` : undefined,
    /**
     * With another article chosen, this article's swatches may be hidden: link to the page that has
     * all.
     */
    swatches: chosen === '' || chosen === article ? '' : path,
  }
  const sampleLink = useSampleLink()
  return (
    <div className="flex flex-wrap items-baseline gap-x-8 gap-y-1 max-md:mt-3">
      <Numbers
        {...choice}
        kind="colour"
        label={t('catalogue.ui.colours')}
        colours={numbered(variant.colours, props.colours)}
      />
      <Numbers
        {...choice}
        kind="decor"
        label={t('catalogue.ui.decors_title')}
        colours={numbered(variant.decors, props.decors)}
      />
      <ArticleFiles group={group} article={article} isDrawn={drawn.includes(article)} />
      <RouteLink
        to={sampleLink({ group, article })}
        className="text-link py-1 font-medium print:hidden"
      >
        <span>{t('catalogue.ui.sample')}</span>
        <span className="sr-only">{` ${article}`}</span>
      </RouteLink>
      <MaterialListLink add={article} name={article} label="catalogue.ui.list" />
    </div>
  )
}

function numbered(codes: readonly string[], swatches: readonly Numbered[]): Numbered[] {
  return codes.flatMap((code) => swatches.find((swatch) => swatch.code === code) ?? [])
}

/**
 * The numbers of colours or decors, with links to their swatches and to the article's colours
 * alone.
 */
function Numbers(props: {
  kind: 'colour' | 'decor'
  label: string
  colours: readonly Numbered[]
  article: string
  /** The URL that shows the article's colours alone; undefined if all articles have the same. */
  alone: string | undefined
  /** The URL of the page with the swatches; empty for the current one. */
  swatches: string
}) {
  if (props.colours.length === 0) return null
  return (
    <div className="flex flex-wrap gap-x-3 gap-y-1">
      {props.alone ? (
        <a href={`${props.alone}#${swatchesAnchor(props.kind)}`} className="text-link py-1">
          <span>{props.label}</span>
          <span className="sr-only">{` ${props.article}`}</span>
        </a>
      ) : (
        <span className="py-1 text-steel">{props.label}</span>
      )}
      {props.colours.map(({ id, code }) => (
        <a
          key={id}
          href={`${props.swatches}#${swatchAnchor(props.kind, id)}`}
          className="text-link py-1"
        >
          {code}
        </a>
      ))}
    </div>
  )
}
