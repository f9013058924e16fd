import type { ShownChoice } from '#catalogue/choice/shown_choice'
import { type ChoosableArticle, possibleArticles } from '#shared/article_choice'
import { ROUTES } from '#shared/routes'
import { langOf } from '~/context/langOf'
import { useRoute } from '~/context/useRoute'
import { useText } from '~/context/useText'
import { CHIP_SIZE, type Chip } from '~/group_choice/chips'
import { PartNumber } from '~/group_choice/PartNumber'
import type { ChoiceControls } from '~/group_choice/useChoice'
import { SwatchPicture } from '~/media/SwatchPicture'
import { Disclosure } from '~/ui/dialog/Disclosure'
import { RouteLink } from '~/ui/RouteLink'

/**
 * The colours and decors of the chosen article, or of all that fit the height, by finish. Those of
 * other articles are links that choose the article as well.
 */
export function SwatchChoice(props: {
  chips: readonly Chip[]
  articles: readonly ChoosableArticle[]
  choice: ShownChoice
  onChoose: (colour: string) => void
  link: ChoiceControls['link']
}) {
  const { chips, articles, choice, link } = props
  const t = useText()
  const routeOf = useRoute()
  const available = new Set(possibleArticles(articles, choice).flatMap(({ swatches }) => swatches))
  const shown = Map.groupBy(
    chips.filter(({ name }) => available.has(name)),
    ({ finish }) => finish
  )
  const others = Map.groupBy(
    chips.filter(({ name }) => !available.has(name)),
    ({ name }) => articles.find(({ swatches }) => swatches.includes(name))?.article_number ?? ''
  )
  const chosen = chips.find(({ name }) => name === choice.colour)
  if (chips.length === 0) return null
  return (
    <fieldset>
      <legend className="float-left mr-2 font-semibold">
        <PartNumber number={2} />
        <span>{t('catalogue.ui.colours')}</span>
      </legend>
      <p className="min-h-6">
        {chosen && (
          <span className="text-sm text-steel">
            <strong className="font-semibold text-ink">
              <span>{`${chosen.code} `}</span>
              <span lang={langOf(chosen, 'title')}>{chosen.title}</span>
            </strong>
            {chosen.decor && <span>{` · ${chosen.decor}`}</span>}
            {chosen.ral && <span>{` · ${chosen.ral}`}</span>}
            {chosen.lrv !== undefined && (
              <span>{` · ${t('catalogue.ui.lrv', { value: chosen.lrv })}`}</span>
            )}
          </span>
        )}
      </p>
      <div className="clear-left flex flex-wrap gap-x-4 print:block">
        {[...shown].map(([finish, ofFinish]) => (
          <div key={finish} className="mt-2">
            <p className="text-xs text-steel">{finish}</p>
            <div className={`${CHIPS} ${ofFinish.length % ROW === 1 ? 'max-sm:pr-14' : ''}`}>
              {ofFinish.map((chip) => (
                <label key={chip.name} id={chip.anchors[0]} title={chip.title} className={CHIP}>
                  <input
                    type="radio"
                    name="colour"
                    value={chip.name}
                    checked={choice.colour === chip.name}
                    onChange={() => props.onChoose(chip.name)}
                  />
                  <ChipFace chip={chip} />
                </label>
              ))}
            </div>
          </div>
        ))}
      </div>
      {[...others].map(([article, ofArticle]) => (
        <Disclosure
          key={article}
          className="mt-2 border-t border-hairline"
          summaryClassName="min-h-11 text-sm font-medium"
          summary={<span>{t('catalogue.sample.article', { number: article })}</span>}
          note={<span className="text-sm text-steel">{ofArticle.length}</span>}
        >
          <div className={`${CHIPS} pb-3`}>
            {ofArticle.map((chip) => (
              <a
                key={chip.name}
                id={chip.anchors[0]}
                {...link({ article, colour: chip.name }, chip.anchors[0] ?? '')}
                title={chip.title}
                className={CHIP}
              >
                <ChipFace chip={chip} />
              </a>
            ))}
          </div>
        </Disclosure>
      ))}
      <p className="flex flex-wrap gap-x-4 text-sm print:hidden">
        {chips.some(({ kind }) => kind === 'colour') && (
          <RouteLink to={routeOf(ROUTES.colours)} className={ALL}>
            {t('catalogue.ui.all_colours')}
          </RouteLink>
        )}
        {chips.some(({ kind }) => kind === 'decor') && (
          <RouteLink to={routeOf(ROUTES.decors)} className={ALL}>
            {t('catalogue.ui.all_decors')}
          </RouteLink>
        )}
      </p>
    </fieldset>
  )
}

const ALL = 'text-link inline-flex min-h-11 items-center'
/** On paper the chips are a list in columns. */
const CHIPS = 'mt-1 flex flex-wrap gap-2 print:grid print:grid-cols-4'
/** How many chips stand beside each other on most phones; fewer, where the last would stand alone. */
const ROW = 6
const CHIP =
  'option block w-12 text-center text-xs text-steel print:flex print:w-auto print:gap-1 print:text-left'

function ChipFace({ chip }: { chip: Chip }) {
  const { anchors, code, title } = chip
  return (
    <>
      <SwatchPicture
        {...chip}
        sizes={CHIP_SIZE}
        className="aspect-square w-full shrink-0 object-cover print:w-4"
      />
      <span className="block min-w-0">
        <span id={anchors[1]}>{code}</span>
        <span
          className="sr-only print:not-sr-only"
          lang={langOf(chip, 'title')}
        >{` ${title}`}</span>
        {chip.ral && (
          <span aria-hidden="true" className="sr-only print:not-sr-only">
            {` ${chip.ral}`}
          </span>
        )}
      </span>
    </>
  )
}
