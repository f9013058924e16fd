import type { z } from 'zod'
import { findAdviser, findAdvisersCatalogue } from '#adviser/advice_queries'
import { answerParameters, isAnswered, toSituation, understoodAnswers } from '#adviser/answers'
import { givenAnswers, questionsFor } from '#adviser/questions'
import { sampleMessage, sampleParameters } from '#catalogue/sample_request'
import type { Locale } from '#shared/locales'
import { measuresOf } from '#texts/measures'
import { translator } from '#texts/translate'

/**
 * The URL parameters of links to the contact form: a requested sample, or the adviser's answers.
 */
export const adviceParameters = sampleParameters.extend(answerParameters.shape)

/**
 * Returns the message that a link to the contact form prefills: the adviser's answers with the
 * article in question, or a sample request.
 *
 * @returns an empty string if no parameter is recognised
 */
export async function adviceMessage(
  locale: Locale,
  concern: z.output<typeof adviceParameters>
): Promise<string> {
  const answers = answerParameters.parse(concern)
  if (!isAnswered(answers)) return sampleMessage(locale, concern)

  const page = await findAdviser(locale)
  if (!page) return ''
  const adviser = page.data
  const { content, candidates, groups } = await findAdvisersCatalogue(locale, adviser)
  const { understood } = understoodAnswers(answers, {
    coverings: adviser.coverings,
    tones: content.colourGroups.map(({ id }) => id),
  })
  if (!isAnswered(understood)) return ''
  const t = translator(locale)
  const { place } = toSituation(understood, adviser.coverings)
  const lines = givenAnswers(questionsFor(place, adviser, candidates), understood, {
    adviser,
    content,
    t,
    measures: measuresOf(locale),
  }).map(({ label, text }) => `– ${label} ${text}`)
  const article = candidates.find(({ article_number }) => article_number === concern.article)
  const title = groups.pages.find(({ key }) => key === article?.group_key)?.data.title ?? ''
  return [
    t('adviser.message.begin'),
    ...lines,
    ...(article ? [t('adviser.message.article', { number: article.article_number, title })] : []),
  ].join('\n')
}
