import { z } from 'zod'
import { findAdviser, findAdvisersCatalogue } from '#adviser/advice_queries'
import {
  answerParameters,
  isAnswered,
  knownValues,
  plainAnswers,
  toSituation,
  understoodAnswers,
} from '#adviser/answers'
import { givenAnswers } from '#adviser/given_answers'
import { questionsFor } from '#adviser/questions'
import { urlParameter } from '#content/pages/url_parameter'
import { CONCERN_VALUE, type ConcernSource, type ContactPrefill } from '#shared/concern'
import type { Locale } from '#shared/locales'
import { ROUTES } from '#shared/routes'
import { measuresOf } from '#texts/measures'
import { translator } from '#texts/translate'

const name = urlParameter(z.string().regex(CONCERN_VALUE))

/** The URL parameters of a question with the adviser's answers, optionally about an article. */
const adviceParameters = answerParameters.extend({ group: name, article: name })

/** A question with the adviser's answers. Answers that are not understood are omitted. */
export const adviceRequest = {
  parameters: adviceParameters,
  find: findAdvice,
} satisfies ConcernSource

async function findAdvice(
  locale: Locale,
  concern: z.output<typeof adviceParameters>
): Promise<ContactPrefill | undefined> {
  const answers = answerParameters.parse(concern)
  if (!isAnswered(answers)) return undefined
  const page = await findAdviser(locale)
  if (!page) return undefined
  const adviser = page.data
  const { content, candidates, groups } = await findAdvisersCatalogue(locale, adviser)
  const { understood } = understoodAnswers(answers, knownValues(adviser, content))
  if (!isAnswered(understood)) return undefined
  const t = translator(locale)
  const { place } = toSituation(understood, adviser.coverings)
  const given = givenAnswers(questionsFor(place, adviser, candidates), understood, {
    adviser,
    content,
    t,
    measures: measuresOf(locale),
  })
  const article = candidates.find(({ article_number }) => article_number === concern.article)
  const group = groups.pages.find(({ key }) => key === article?.group_key)?.data
  const number = article?.article_number ?? ''
  return {
    parameters: {
      ...plainAnswers(understood),
      group: article?.group_key,
      article: article?.article_number,
    },
    message: [
      t('adviser.message.begin'),
      ...given.map(({ label, text }) => `– ${label} ${text}`),
      ...(article ? [t('adviser.message.article', { number, title: group?.title ?? '' })] : []),
    ].join('\n'),
    concern: {
      label: t('adviser.ui.title'),
      title: group?.title ?? given.map(({ text }) => text).join(', '),
      lang: group?.lang?.title,
      details: group ? t('adviser.ui.article', { number }) : '',
      images: group?.image ? [group.image] : [],
      page: {
        route: ROUTES.adviser,
        choice: `?${new URLSearchParams({ ...understood, step: 'result' }).toString()}#result`,
      },
    },
  }
}
