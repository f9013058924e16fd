import type { AdviserFit, AdviserMiss } from '#adviser/advice_props'
import { articleChoice } from '#shared/anchors'
import { groupFiles } from '#shared/group_files'
import { compareQuery } from '#shared/query_parameters'
import { CONTACT_FORM_ANCHOR, ROUTES } from '#shared/routes'
import { answersFromQuery, QUESTION, RESULT } from '~/adviser/adviserUrl'
import { CrossSectionFigure } from '~/catalogue/CrossSectionFigure'
import { langOf } from '~/context/langOf'
import { useRoute } from '~/context/useRoute'
import { type RouteTarget, useRouteUrl } from '~/context/useRouteUrl'
import { useText } from '~/context/useText'
import { Disclosure } from '~/ui/dialog/Disclosure'
import { Icon } from '~/ui/Icon'
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
        <p className="mt-1 text-sm text-steel">
          <span>{`${t('catalogue.ui.groups', { count: groups })}.`}</span>
          {props.narrows && <span className="lg:hidden">{` ${t('adviser.ui.narrow')}`}</span>}
        </p>
      )}
    </div>
  )
}

type ResultHeadProps = {
  count: number
  /** The number of product groups. */
  groups: number
  /** What to do if no article fits. */
  none: string
  /** Whether a question that shortens the list follows on small screens. */
  narrows: boolean
  hasQuestion: boolean
}

/**
 * The result of the adviser: a row for each group with articles that fit, which opens to its
 * reasons; articles that do not fit, with what differs; and links to the contact form, which
 * receives the answers.
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
          summaryClassName="min-h-13"
        >
          <ul className="border-t border-hairline">
            {misses.map((miss) => (
              <Miss key={miss.article_number} miss={miss} query={query} />
            ))}
          </ul>
        </Disclosure>
      )}
      <p className="mt-2 flex flex-wrap gap-x-8 gap-y-1 print:hidden">
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

/**
 * The best article of a group with its strongest reason. It opens to all reasons, a drawing with
 * the visitor's sizes, and the other articles of the group that fit.
 */
function Fit({ fit, query }: { fit: AdviserFit; query: string | undefined }) {
  const t = useText()
  const { see, ask } = useArticleLinks(query)
  const others = fit.others.length
  const strongest = fit.reasons.find(({ speaks }) => speaks === 'for')
  return (
    <li className="border-b border-hairline">
      <details className="group">
        <summary className="flex items-center gap-3 py-2 transition-colors hover:text-red">
          <img
            src={`${groupFiles(fit.group)}/section.svg`}
            alt=""
            width={96}
            height={64}
            className="h-16 w-24 shrink-0 bg-sand object-cover"
          />
          <span className="min-w-0 grow">
            <h3 className="font-semibold" lang={langOf(fit, 'title')}>
              {fit.title}
            </h3>
            <span className="block text-xs text-steel">
              <span>
                {[fit.article_number, others > 0 && t('adviser.ui.more', { count: others })]
                  .filter(Boolean)
                  .join(' ')}
              </span>
              <span className="max-lg:hidden">{` · ${fit.text}`}</span>
            </span>
            {strongest && (
              <span className="block text-xs text-ink">
                <span className="float-left mr-1">
                  <Icon name="check" size={16} />
                </span>
                <span>{strongest.text}</span>
              </span>
            )}
          </span>
          <span className="transition-transform group-open:rotate-180">
            <Icon name="chevron" size={22} />
          </span>
        </summary>
        <div className="grid gap-6 pb-6">
          <p className="text-sm text-steel lg:hidden">{fit.text}</p>
          {fit.drawing && (
            <CrossSectionFigure drawing={fit.drawing} caption={fit.drawing.caption} />
          )}
          <Reasons reasons={fit.reasons} />
          {others > 0 && (
            <dl className="border-t border-hairline pt-4 text-sm">
              <dt className="font-medium">{t('adviser.ui.others')}</dt>
              {fit.others.map((other) => (
                <dd key={other.article_number} className="mt-1">
                  <RouteLink
                    to={see({ ...other, group: fit.group })}
                    className="text-link inline-block py-1 font-medium"
                  >
                    {other.article_number}
                  </RouteLink>
                  <span className="text-steel">{` ${other.text}`}</span>
                </dd>
              ))}
            </dl>
          )}
          <p className="flex flex-wrap items-center gap-x-8 gap-y-3 print:hidden">
            <RouteLink to={ask(fit)} data-button="secondary" className={ASK}>
              <span>{t('adviser.ui.ask')}</span>
              <span className="sr-only">{` ${fit.article_number}`}</span>
            </RouteLink>
            <RouteLink to={see(fit)} className="text-link inline-block py-2 font-medium">
              <span>{t('adviser.ui.see')}</span>
              <span className="sr-only">{` ${fit.article_number}`}</span>
            </RouteLink>
          </p>
        </div>
      </details>
    </li>
  )
}

const ASK =
  'inline-flex min-h-12 items-center border border-ink bg-ink px-6 font-medium text-paper transition-colors hover:border-graphite hover:bg-graphite'

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
  const { href, ...target } = useRoute()(ROUTES.compare)
  const best = fits.flatMap(({ article_number, drawing }) => (drawing ? article_number : []))
  return (
    <RouteLink
      to={{ ...target, href: `${href}?${compareQuery(best)}` }}
      className="text-link inline-block py-2 font-medium"
    >
      {t('comparison.these')}
    </RouteLink>
  )
}

const SIGNS = { for: 'check', against: 'close', if: 'alert' } as const

function Reasons({ reasons }: { reasons: AdviserFit['reasons'] }) {
  if (reasons.length === 0) return null
  return (
    <ul className="mt-2 grid gap-2">
      {reasons.map(({ text, speaks }) => (
        <li key={text} className="flex items-start gap-3">
          <span className={`mt-1 shrink-0 ${speaks === 'against' ? 'text-red' : ''}`}>
            <Icon name={SIGNS[speaks]} size={18} />
          </span>
          <span className="min-w-0">{text}</span>
        </li>
      ))}
    </ul>
  )
}

/** A link to the contact form, which is prefilled with the answers. */
function AskPerson({ query, isLast }: { query: string | undefined; isLast: boolean }) {
  const t = useText()
  const { ask } = useArticleLinks(query)
  return (
    <RouteLink
      to={ask()}
      data-button={isLast ? 'secondary' : undefined}
      className={isLast ? ASK : 'text-link inline-block py-2 font-medium'}
    >
      {t('adviser.ui.ask_person')}
    </RouteLink>
  )
}

type Article = { article_number: string; group: string }

/**
 * Returns functions that link to the page of an article's group with the article chosen, and to the
 * contact form.
 */
function useArticleLinks(query: string | undefined) {
  const urlOf = useRouteUrl()
  const routeOf = useRoute()
  const see = ({ article_number, group }: Article): RouteTarget | undefined => {
    const target = urlOf(group)
    return target && { ...target, href: target.href + articleChoice(article_number) }
  }
  const ask = (article?: Article): RouteTarget => {
    const { href, ...target } = routeOf(ROUTES.contact)
    const concern = answersFromQuery(query)
    if (article) {
      concern.set('group', article.group)
      concern.set('article', article.article_number)
    }
    return { ...target, href: `${href}?${concern}#${CONTACT_FORM_ANCHOR}` }
  }
  return { see, ask }
}
