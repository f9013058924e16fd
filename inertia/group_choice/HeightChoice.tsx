import { useId } from 'react'
import type { Article } from '#catalogue/articles'
import type { ShownChoice } from '#catalogue/choice/shown_choice'
import { articleAnchor } from '#shared/anchors'
import { type ChoosableArticle, rangeOf } from '#shared/article_choice'
import { useText } from '~/context/useText'
import { PartNumber } from '~/group_choice/PartNumber'

/**
 * The height of the covering and the article. Each article has its range on a ruler over all
 * heights of the group. An article that does not fit the height can be chosen, too.
 */
export function HeightChoice(props: {
  /** The articles of the group, and the same as the table shows them. */
  articles: readonly ChoosableArticle[]
  variants: readonly Article[]
  choice: ShownChoice
  /** The article in the URL. Without JavaScript, one that follows is not sent as chosen. */
  asked: string | null
  /** The order number of the chosen colour, which marks the articles that have it. */
  code: string | undefined
  onType: (height: string) => void
  onLeave: () => void
  onChoose: (article: string) => void
}) {
  const { articles, variants, choice } = props
  const t = useText()
  const note = useId()
  const range = rangeOf(articles)
  const ruler = range && { min: range.min - 1, max: range.max + 1 }
  return (
    <fieldset className="print:hidden">
      <legend className="font-semibold">
        <PartNumber number={1} />
        <span>{t('catalogue.ui.articles')}</span>
      </legend>
      {ruler && (
        <label className="mt-3 flex flex-wrap items-center gap-3 text-sm text-steel">
          <input
            name="h"
            inputMode="decimal"
            autoComplete="off"
            maxLength={20}
            defaultValue={choice.typed}
            aria-invalid={choice.problem ? true : undefined}
            aria-describedby={note}
            onChange={(event) => props.onType(event.currentTarget.value)}
            onBlur={props.onLeave}
            className="field-box w-24 text-lg font-medium text-ink"
          />
          <span className="grow basis-28">{t('catalogue.ui.height')}</span>
        </label>
      )}
      <p id={note} aria-live="polite" className="text-sm font-medium text-red not-empty:mt-1">
        {choice.problem && <span>{choice.problem}</span>}
      </p>
      <div className="mt-3">
        {variants.map((variant, index) => {
          const own = articles[index]
          return (
            <ArticleCard
              key={variant.article_number}
              variant={variant}
              range={own?.floor_height ?? null}
              ruler={ruler}
              height={choice.height}
              unfit={choice.unfit}
              unfixed={choice.unfixed}
              fits={choice.fitting.includes(variant.article_number)}
              code={own?.swatches.includes(choice.colour ?? '') ? props.code : undefined}
              chosen={choice.article === variant.article_number}
              follows={props.asked !== variant.article_number && variants.length > 1}
              onChoose={props.onChoose}
            />
          )
        })}
      </div>
    </fieldset>
  )
}

type Range = { min: number; max: number }

function ArticleCard(props: {
  variant: Article
  range: Range | null
  ruler: Range | undefined
  height: number | undefined
  /** The message that an article does not fit the height. */
  unfit: string | undefined
  /** The message that an article cannot be fixed in the chosen way. */
  unfixed: string | undefined
  fits: boolean
  code: string | undefined
  chosen: boolean
  /** Whether it is chosen only as long as the rest of the choice leaves no other. */
  follows: boolean
  onChoose: (article: string) => void
}) {
  const { variant, range, ruler, height, fits } = props
  const isAtHeight = height === undefined || (range && height >= range.min && height <= range.max)
  const number = variant.article_number
  return (
    <label
      id={articleAnchor(number)}
      className={`option -mt-px grid min-h-11 grid-cols-[1fr_auto] max-xs:grid-cols-1 items-baseline gap-x-3 border border-hairline px-3 py-2.5 target:bg-sand ${fits ? '' : 'text-steel'} ${props.chosen ? 'bg-sand' : ''}`}
    >
      <input
        type="radio"
        name="article"
        value={number}
        checked={props.chosen && !props.follows}
        onChange={() => props.onChoose(number)}
      />
      <span>
        <b className="mr-4 font-semibold">{number}</b>
        <wbr />
        <span className="text-sm text-steel">{variant.surface}</span>
        {props.code && <span className="ml-4 text-sm font-medium">{props.code}</span>}
      </span>
      <span className="text-sm font-medium whitespace-nowrap">
        {variant.floor_height ?? variant.visible_width}
      </span>
      {ruler && range && (
        <svg
          aria-hidden="true"
          viewBox={`${ruler.min} 0 ${ruler.max - ruler.min} 8`}
          preserveAspectRatio="none"
          className="col-span-full mt-2 h-2 w-full overflow-visible border-b border-hairline"
        >
          <path
            d={`M${range.min} 2H${range.max}v4H${range.min}z`}
            className={fits ? 'fill-ink' : 'fill-steel'}
          />
          {height !== undefined && height >= ruler.min && height <= ruler.max && (
            <path
              d={`M${height} -3v14`}
              vectorEffect="non-scaling-stroke"
              className="stroke-red"
              strokeWidth={2}
            />
          )}
        </svg>
      )}
      {!fits && <span className="sr-only">{isAtHeight ? props.unfixed : props.unfit}</span>}
    </label>
  )
}
