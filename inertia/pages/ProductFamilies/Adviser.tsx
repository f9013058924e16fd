import type { PageProps } from '#start/pages'
import { AdviceResult, ResultHead } from '~/adviser/AdviceResult'
import { AdviserAnswers } from '~/adviser/AdviserAnswers'
import { AdviserForm } from '~/adviser/AdviserForm'
import { RESULT, stepUrl } from '~/adviser/adviserUrl'
import { CommonSituations } from '~/adviser/CommonSituations'
import { ResultBar } from '~/adviser/ResultBar'
import { Blocks } from '~/blocks/Blocks'
import { ContentPage } from '~/content/ContentPage'
import { langOf } from '~/context/langOf'
import { useCurrentPath } from '~/context/useCurrentPath'
import { useText } from '~/context/useText'
import { Disclosure } from '~/ui/dialog/Disclosure'

/** The most articles for which no further question is asked above the result. */
const FEW_ARTICLES = 5

/**
 * The profile adviser: one question at a time, and the articles that fit the answers; on small
 * screens one or the other.
 */
export default function Adviser(props: PageProps<'ProductFamilies/Adviser'>) {
  const { trail, situations, question, skipped, step, answers, count, none, fits, misses } = props
  const { hero, ...page } = props
  const { query } = page.meta
  const t = useText()
  const path = useCurrentPath()
  const hasAnswers = answers.length > 0
  const isResult = step === RESULT
  const onPhone = isResult ? '' : 'max-lg:hidden'
  const narrows = isResult && count > FEW_ARTICLES
  return (
    <ContentPage
      page={{ ...page, hero: undefined, blocks: isResult ? [] : page.blocks }}
      trail={trail}
      after={isResult && <DisclosedBlocks blocks={page.blocks} />}
    >
      <div className="container-page mt-2">
        {hero && (
          <>
            <h1 className={hasAnswers ? 'sr-only' : 'text-h1'} lang={langOf(hero, 'hero_headline')}>
              {hero.hero_headline}
            </h1>
            {!hasAnswers && hero.hero_text && (
              <p className="measure mt-3 max-lg:hidden" lang={langOf(hero, 'hero_text')}>
                {hero.hero_text}
              </p>
            )}
          </>
        )}
        <div
          className={`grid ${hasAnswers ? 'mt-2 items-start gap-x-16 gap-y-3 lg:grid-cols-2' : 'mt-4 gap-y-4'}`}
        >
          {!hasAnswers && situations.length > 0 && <CommonSituations situations={situations} />}
          {hasAnswers && <AdviserAnswers answers={answers} query={query} />}
          {hasAnswers && (
            <div className={onPhone}>
              <ResultHead
                count={count}
                groups={fits.length}
                none={none}
                narrows={narrows && question !== null}
                hasQuestion={question !== null}
              />
            </div>
          )}
          <div className={isResult && !narrows ? 'max-lg:hidden' : ''}>
            {question && (
              <AdviserForm
                key={question.id}
                question={question}
                situations={hasAnswers ? situations : []}
                step={step}
                query={query}
                drawing={fits[0]?.drawing ?? null}
              />
            )}
            {skipped.length > 0 && (
              <p
                className={`mt-6 text-sm text-steel print:hidden ${isResult ? 'max-lg:hidden' : ''}`}
              >
                <span>{t('adviser.ui.skipped')}</span>
                {skipped.map(({ id, label }) => (
                  <a
                    key={id}
                    href={stepUrl(path, query, id)}
                    className="text-link mx-1 inline-block"
                  >
                    {label}
                  </a>
                ))}
              </p>
            )}
          </div>
          {hasAnswers && (
            <div className={onPhone}>
              <AdviceResult fits={fits} misses={misses} query={query} />
            </div>
          )}
        </div>
        {hasAnswers && !isResult && <ResultBar count={count} groups={fits.length} query={query} />}
      </div>
    </ContentPage>
  )
}

/** The blocks after the result: on small screens below their first title. */
function DisclosedBlocks({ blocks }: { blocks: PageProps<'ProductFamilies/Adviser'>['blocks'] }) {
  const [title] = blocks.flatMap((block) => ('title' in block && block.title ? block.title : []))
  if (!title) return <Blocks blocks={blocks} />
  return (
    <Disclosure
      summary={<span className="font-semibold">{title}</span>}
      className="unfolded-from-lg"
      summaryClassName="container-page min-h-11 print:hidden"
    >
      <Blocks blocks={blocks} />
    </Disclosure>
  )
}
