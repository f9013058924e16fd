import type { ShownChoice } from '#catalogue/choice/shown_choice'
import { type ChoosableArticle, lengthsOf, possibleArticles } from '#shared/article_choice'
import { useText } from '~/context/useText'
import { PartNumber } from '~/group_choice/PartNumber'

/** The lengths in which the chosen article, or one of those that fit, is delivered. */
export function LengthChoice(props: {
  /** The number of this part of the choice. */
  number: number
  articles: readonly ChoosableArticle[]
  choice: ShownChoice
  /** The unit of the lengths. */
  centimetre: string
  onChoose: (length: string) => void
}) {
  const { articles, choice } = props
  const t = useText()
  const lengths = lengthsOf(possibleArticles(articles, choice))
  return (
    <fieldset className="print:hidden">
      <legend className="font-semibold">
        <PartNumber number={props.number} />
        <span>{`${t('catalogue.facts.lengths')}, ${props.centimetre}`}</span>
      </legend>
      <div className="mt-3 flex flex-wrap">
        {lengths.map((length) => (
          <label
            key={length}
            className="option -ml-px grid min-h-12 min-w-12 flex-1 place-items-center border border-hairline font-medium"
          >
            <input
              type="radio"
              name="length"
              value={length}
              checked={choice.length === length}
              onChange={() => props.onChoose(String(length))}
            />
            <span>{length}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
