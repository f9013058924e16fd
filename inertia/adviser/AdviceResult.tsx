import type { AdviserFit, AdviserMiss } from '#adviser/advice_props'
import { compareQuery } from '#shared/query_parameters'
import { ROUTES } from '#shared/routes'
import { QUESTION, RESULT } from '~/adviser/adviserUrl'
import { Fit } from '~/adviser/Fit'
import { Reasons } from '~/adviser/Reasons'
import { useArticleLinks } from '~/adviser/useArticleLinks'
import { langOf } from '~/context/langOf'
import { useRoute } from '~/context/useRoute'
import { useText } from '~/context/useText'
import { Button } from '~/ui/Button'
import { Disclosure } from '~/ui/dialog/Disclosure'
import { RouteLink } from '~/ui/RouteLink'

/** How many articles fit, from how many groups. It has the fragment of the question without one. */
export function ResultHead(props: ResultHeadProps) {
  const { count, groups } = props
  const t = useText()
  return (
    <div id={props.hasQuestion ? undefined : QUESTION} tabIndex={-1} className="focus:outline-none">
      <h2
        id={RESULT}
        aria-live="polite"
        tabIndex={-1}
        className="text-h2 first-letter:uppercase focus:outline-none"
      >
        {count > 0 ? t('adviser.ui.fits', { count }) : t('adviser.ui.none_title')}
      </h2>
      {count === 0 ? (
        <p className="measure mt-3">{props.none}</p>
      ) : (
        <p className="text-sm text-steel">
          <span>{`${t('catalogue.ui.groups', { count: groups })}.`}</span>
          {props.narrows && <span className="lg:hidden">{` ${t('adviser.ui.narrow')}`}</span>}
        </p>
      )}
    </div>
  )
}

type ResultHeadProps = {
  count: number
  groups: number
  /** The text if no article fits: what to do instead. */
  none: string
  /** Whether a question that shortens the list follows on small screens. */
  narrows: boolean
  hasQuestion: boolean
}

/**
 * The result of the adviser: a row for each group with articles that fit, with its reasons; articles
 * that do not fit, with what differs; and links to the contact form, which receives the answers.
 */
export function AdviceResult({ fits, misses, query }: AdviceResultProps) {
  const t = useText()
  const isNone = fits.length === 0
  return (
    <>
      {!isNone && (
        <ul className="border-t border-ink">
          {fits.map((fit) => (
            <Fit key={fit.article_number} fit={fit} query={query} />
          ))}
        </ul>
      )}
      {misses.length > 0 && (
        <Disclosure
          open={isNone}
          summary={
            <h3 className="font-semibold">
              {t(isNone ? 'adviser.ui.nearest' : 'adviser.ui.misses')}
            </h3>
          }
          note={<span className="text-sm text-steel">{misses.length}</span>}
          className="border-b border-hairline"
          summaryClassName="min-h-11"
        >
          <ul className="border-t border-hairline">
            {misses.map((miss) => (
              <Miss key={miss.article_number} miss={miss} query={query} />
            ))}
          </ul>
        </Disclosure>
      )}
      <p className="mt-1 flex flex-wrap gap-x-8 print:hidden">
        {fits.length > 1 && <CompareFits fits={fits} />}
        <AskPerson query={query} isLast={isNone} />
      </p>
    </>
  )
}

type AdviceResultProps = {
  fits: readonly AdviserFit[]
  misses: readonly AdviserMiss[]
  query: string | undefined
}

/** An article that does not fit, with what differs. */
function Miss({ miss, query }: { miss: AdviserMiss; query: string | undefined }) {
  const { see } = useArticleLinks(query)
  return (
    <li className="border-b border-hairline py-5">
      <p className="font-semibold">
        <RouteLink to={see(miss)} className="inline-block py-1 hover:text-red">
          <span>{`${miss.article_number} `}</span>
          <span lang={langOf(miss, 'title')}>{miss.title}</span>
        </RouteLink>
      </p>
      <Reasons reasons={miss.reasons.filter(({ speaks }) => speaks === 'against')} />
    </li>
  )
}

/** Links to the comparison of the best articles, which are those with a drawing. */
function CompareFits({ fits }: { fits: readonly AdviserFit[] }) {
  const t = useText()
  const routeOf = useRoute()
  const best = fits.flatMap(({ article_number, drawing }) => (drawing ? article_number : []))
  return (
    <RouteLink
      to={routeOf(ROUTES.compare, `?${compareQuery(best)}`)}
      className="text-link inline-block py-1 font-medium"
    >
      {t('comparison.these')}
    </RouteLink>
  )
}

/** A link to the contact form, which is prefilled with the answers. */
function AskPerson({ query, isLast }: { query: string | undefined; isLast: boolean }) {
  const t = useText()
  const { ask } = useArticleLinks(query)
  const words = t('adviser.ui.ask_person')
  return isLast ? (
    <Button page={ask().href} variant="secondary" size="lg">
      {words}
    </Button>
  ) : (
    <RouteLink to={ask()} className="text-link inline-block py-1 font-medium">
      {words}
    </RouteLink>
  )
}
