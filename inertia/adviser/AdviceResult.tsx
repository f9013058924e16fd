import type { AdviserFit, AdviserMiss } from '#adviser/advice_props'
import type { AdviserStep } from '#adviser/adviser_page'
import type { GivenAnswer } from '#adviser/questions'
import { articleAnchor } from '#shared/anchors'
import { compareQuery } from '#shared/query_parameters'
import { CONTACT_FORM_ANCHOR, ROUTES } from '#shared/routes'
import { answersFromQuery, RESULT, stepUrl } from '~/adviser/adviserUrl'
import { CrossSectionFigure } from '~/catalogue/CrossSectionFigure'
import { langOf } from '~/context/langOf'
import { useCurrentPath } from '~/context/useCurrentPath'
import { useRoute } from '~/context/useRoute'
import { type RouteTarget, useRouteUrl } from '~/context/useRouteUrl'
import { useText } from '~/context/useText'
import { Icon } from '~/ui/Icon'
import { RouteLink } from '~/ui/RouteLink'

/**
 * The result of the adviser: articles that fit, with reasons; articles that do not fit, with what
 * differs; and links to the contact form, which receives the answers.
 */
export function AdviceResult(props: AdviceResultProps) {
  const { answers, count, none, fits, misses, step, query } = props
  const t = useText()
  const hasAnswers = answers.length > 0
  return (
    <section
      aria-labelledby={RESULT}
      className={`lg:col-span-7 ${step === RESULT ? '' : 'stepwise:hidden'}`}
    >
      <h2
        id={RESULT}
        aria-live="polite"
        tabIndex={-1}
        className="text-h2 first-letter:uppercase focus:outline-none"
      >
        {titleOf(hasAnswers, count, t)}
      </h2>
      {!hasAnswers && <p className="measure mt-4 text-lg">{t('adviser.ui.start_text')}</p>}
      {hasAnswers && count === 0 && <p className="measure mt-4 text-lg">{none}</p>}
      {count > 0 && misses.length === 0 && (
        <p className="measure mt-4 text-lg">{t('adviser.ui.all_fit')}</p>
      )}
      <Answers answers={answers} query={query} />
      {fits.map((fit) => (
        <Fit key={fit.article_number} fit={fit} query={query} />
      ))}
      {fits.length > 1 && <CompareFits fits={fits} />}
      {misses.length > 0 && (
        <div className="mt-16">
          <h3 className="text-h3">{t(count > 0 ? 'adviser.ui.misses' : 'adviser.ui.nearest')}</h3>
          <ul className="mt-4 border-t border-ink">
            {misses.map((miss) => (
              <Miss key={miss.article_number} miss={miss} query={query} />
            ))}
          </ul>
        </div>
      )}
      {hasAnswers && <AskPerson query={query} isLast={count === 0} />}
    </section>
  )
}

type AdviceResultProps = {
  answers: readonly GivenAnswer[]
  count: number
  /** What to do if no article fits. */
  none: string
  fits: readonly AdviserFit[]
  misses: readonly AdviserMiss[]
  step: AdviserStep
  query: string | undefined
}

function titleOf(hasAnswers: boolean, count: number, t: ReturnType<typeof useText>): string {
  if (!hasAnswers) return t('adviser.ui.start_title')
  return count > 0 ? t('adviser.ui.fits', { count }) : t('adviser.ui.none_title')
}

/**
 * The answers with links to their questions: on small screens the form is hidden while the result
 * is shown.
 */
function Answers({ answers, query }: Pick<AdviceResultProps, 'answers' | 'query'>) {
  const t = useText()
  const path = useCurrentPath()
  if (answers.length === 0) {
    return (
      <p className="mt-8 hidden stepwise:block">
        <a href={stepUrl(path, new URLSearchParams(), 'place')} className="text-link font-medium">
          {t('adviser.ui.back')}
        </a>
      </p>
    )
  }
  return (
    <dl className="mt-8 hidden border-t border-hairline text-sm stepwise:block print:block">
      {answers.map(({ question, label, text }) => (
        <div
          key={question}
          className="grid grid-cols-[1fr_auto] gap-x-6 border-b border-hairline py-3"
        >
          <dt className="text-steel">{label}</dt>
          <dd className="col-start-1 font-medium">{text}</dd>
          <dd className="col-start-2 row-span-2 row-start-1 self-center print:hidden">
            <a
              href={stepUrl(path, answersFromQuery(query), question)}
              className="text-link inline-block py-2 font-medium"
            >
              <span>{t('adviser.ui.change')}</span>
              <span className="sr-only">{` ${label}`}</span>
            </a>
          </dd>
        </div>
      ))}
    </dl>
  )
}

/**
 * An article that fits: reasons, a drawing with the visitor's sizes, and other articles of its
 * group.
 */
function Fit({ fit, query }: { fit: AdviserFit; query: string | undefined }) {
  const t = useText()
  const { see, ask } = useArticleLinks(query)
  return (
    <article className="mt-10 border-t-2 border-ink pt-6">
      <h3 className="text-h3">
        <RouteLink to={see(fit)} className="hover:text-red">
          <span className="tabular-nums">{`${fit.article_number} `}</span>
          <span lang={langOf(fit, 'title')}>{fit.title}</span>
        </RouteLink>
      </h3>
      <p className="mt-1 text-sm text-steel tabular-nums">{fit.text}</p>
      <div className="mt-6 grid gap-6">
        {fit.drawing && <CrossSectionFigure drawing={fit.drawing} caption={fit.drawing.caption} />}
        <Reasons reasons={fit.reasons} />
      </div>
      {fit.others.length > 0 && (
        <dl className="mt-6 border-t border-hairline pt-4 text-sm">
          <dt className="font-medium">{t('adviser.ui.others')}</dt>
          {fit.others.map((other) => (
            <dd key={other.article_number} className="mt-1 tabular-nums">
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
      <p className="mt-6 flex flex-wrap items-center gap-x-8 gap-y-3 print:hidden">
        <RouteLink to={ask(fit)} data-button="secondary" className={ASK}>
          <span>{t('adviser.ui.ask')}</span>
          <span className="sr-only">{` ${fit.article_number}`}</span>
        </RouteLink>
        <RouteLink to={see(fit)} className="text-link inline-block py-2 font-medium">
          <span>{t('adviser.ui.see')}</span>
          <span className="sr-only">{` ${fit.article_number}`}</span>
        </RouteLink>
      </p>
    </article>
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
          <span className="tabular-nums">{`${miss.article_number} `}</span>
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
    <p className="mt-10">
      <RouteLink
        to={{ ...target, href: `${href}?${compareQuery(best)}` }}
        className="text-link inline-block py-2 font-medium print:hidden"
      >
        {t('comparison.these')}
      </RouteLink>
    </p>
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
          <span className="min-w-0 tabular-nums">{text}</span>
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
    <p className="mt-10 print:hidden">
      <RouteLink
        to={ask()}
        data-button={isLast ? 'secondary' : undefined}
        className={isLast ? ASK : 'text-link inline-block py-2 text-lg font-medium'}
      >
        {t('adviser.ui.ask_person')}
      </RouteLink>
    </p>
  )
}

type Article = { article_number: string; group: string }

/**
 * Returns functions that link to an article's row in the table of its group, and to the contact
 * form.
 */
function useArticleLinks(query: string | undefined) {
  const urlOf = useRouteUrl()
  const routeOf = useRoute()
  const see = ({ article_number, group }: Article): RouteTarget | undefined => {
    const target = urlOf(group)
    return target && { ...target, href: `${target.href}#${articleAnchor(article_number)}` }
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
