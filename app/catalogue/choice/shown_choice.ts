import { type ChoiceParameters, type Swatches, swatchTitle } from '#catalogue/choice/group_choice'
import { type Fact, shownFacts } from '#catalogue/facts'
import type { DrawnProfile, Profile } from '#catalogue/profile_queries'
import { isPlainSize, notANumber } from '#catalogue/typed_size'
import type { PageContext } from '#content/pages/context'
import { drawCrossSection, type ShownDrawing, toShown } from '#drawings/cross_section_drawing'
import { sectionAtHeights } from '#drawings/section_at_heights'
import { type Thumbnail, toThumbnail } from '#media/pictures/thumbnail'
import type { ArticleChoice, ChoiceConflict } from '#shared/article_choice'
import { compareQuery, groupName } from '#shared/query_parameters'
import { measuresOf } from '#texts/measures'

/** A choice with the texts and pictures that the page shows of it. */
export type ShownChoice = Omit<ArticleChoice, 'conflicts'> & {
  /** The height as typed; empty without one. */
  typed: string
  /** Why the typed height cannot be read; empty if it can. */
  problem: string
  /** The message that an article does not fit the height. */
  unfit?: string
  /** The message that an article cannot be fixed in the chosen way. */
  unfixed?: string
  /** The choice in one sentence, or how many articles are left. */
  title: string
  /** Why parts of the request are not part of the choice, with the articles to choose instead. */
  notices: { text: string; articles: string[] }[]
  /** The facts of the chosen article, else those of the group. */
  facts: Fact[]
  /** The query of a comparison with the article, or the group, in the chosen colour. */
  compare: string
  /** The group's picture in the chosen colour, with its name. */
  picture?: { image: Thumbnail; name: string }
  /** The cross-section of the chosen article, at the chosen height if it is made for it. */
  section?: ShownDrawing & { caption: string }
}

/**
 * Returns a choice with the facts and the pictures that belong to it.
 *
 * @param tint the file of the group's picture in the chosen colour
 */
export function toShownChoice(
  { conflicts, ...choice }: ArticleChoice,
  profiles: readonly DrawnProfile[],
  content: Swatches,
  parameters: ChoiceParameters,
  context: PageContext,
  tint: string | undefined
): ShownChoice {
  const { t, measures } = context
  const hasHeights = profiles.some(({ floor_height }) => floor_height)
  const h = hasHeights ? parameters.h : undefined
  const fixing = parameters.fixing && t(`catalogue.fixing.${parameters.fixing}`)
  const chosen = profiles.find(({ article_number }) => article_number === choice.article)
  return {
    ...choice,
    typed: h?.text ?? '',
    problem: h && h.millimetres === undefined ? notANumber(context) : '',
    unfit:
      choice.height === undefined
        ? undefined
        : t('catalogue.choice.unfit', { height: measures.millimetres(choice.height) }),
    unfixed: choice.fixing && t('catalogue.choice.unfixed'),
    title: titleOf(choice, fixing, content, context),
    compare: comparisonOf(choice, profiles),
    notices: conflicts.map((conflict) => toNotice(conflict, choice, fixing, content, context)),
    facts: chosen ? shownFacts([chosen], context) : sharedFacts(profiles, context),
    picture: pictureOf(tint, choice, content, context),
    section: chosen && sectionOf(chosen, choice, context),
  }
}

/** Returns the facts of a group; its finishes stand beside its articles and above its colours. */
function sharedFacts(profiles: readonly DrawnProfile[], context: PageContext): Fact[] {
  return shownFacts(profiles, context).filter(({ id }) => id !== 'surface')
}

/**
 * Whether the response to a choice may be cached: every part of it is kept, and its height is a
 * plain figure with one decimal at most. Requests that were made up do not fill the cache.
 */
export function isCacheableChoice(
  { h, article, colour, length, fixing }: ChoiceParameters,
  choice: ShownChoice
): boolean {
  return (
    choice.notices.length === 0 &&
    (h === undefined || (choice.height !== undefined && isPlainSize(h.text))) &&
    (article === undefined || article === choice.article) &&
    (colour === undefined || choice.colour !== undefined) &&
    (length === undefined || length === choice.length) &&
    (fixing === undefined || fixing === choice.fixing)
  )
}

function comparisonOf(
  { article, colour }: Omit<ArticleChoice, 'conflicts'>,
  [first]: readonly Profile[]
): string {
  const query = compareQuery([article ?? groupName(first?.group_key ?? '')])
  return colour ? `${query}&colour=${colour}` : query
}

function pictureOf(
  tint: string | undefined,
  { colour }: Omit<ArticleChoice, 'conflicts'>,
  content: Swatches,
  context: PageContext
): ShownChoice['picture'] {
  const tinted = tint === undefined ? undefined : context.findImage(tint)
  return tinted && colour
    ? { image: toThumbnail(tinted, 'alt'), name: swatchTitle(colour, content) }
    : undefined
}

function titleOf(
  { article, colour, length, fitting, ...choice }: Omit<ArticleChoice, 'conflicts'>,
  fixing: string | undefined,
  content: Swatches,
  { t, measures }: PageContext
): string {
  const parts = [
    article,
    colour && swatchTitle(colour, content),
    length === undefined ? undefined : measures.centimetres([length]),
  ].filter((part) => part !== undefined)
  const fixed = choice.fixing && fixing ? [fixing] : []
  return parts.length > 0
    ? t('catalogue.choice.yours', { choice: [...parts, ...fixed].join(', ') })
    : [...fixed, t('catalogue.choice.fitting', { count: fitting.length })].join(': ')
}

function toNotice(
  conflict: ChoiceConflict,
  { article = '', height = 0 }: Omit<ArticleChoice, 'conflicts'>,
  fixing = '',
  content: Swatches,
  { t, measures }: PageContext
): ShownChoice['notices'][number] {
  switch (conflict.part) {
    case 'height':
      return {
        text: t('catalogue.choice.outside', {
          range: measures.millimetreRange(conflict.range),
          height: measures.millimetres(height),
        }),
        articles: [],
      }
    case 'article':
      return {
        text: t('catalogue.choice.not_fitting', {
          article,
          height: measures.millimetres(height),
          articles: conflict.articles.join(', '),
        }),
        articles: conflict.articles,
      }
    case 'fixing':
      return {
        text: t('catalogue.choice.fixing_out', {
          fixing,
          articles: conflict.articles.join(', '),
        }),
        articles: conflict.articles,
      }
    case 'colour':
      return {
        text: t(article ? 'catalogue.choice.colour_out' : 'catalogue.choice.colour_out_at', {
          article,
          colour: swatchTitle(conflict.colour, content),
          articles: conflict.articles.join(', '),
        }),
        articles: conflict.articles,
      }
    case 'length':
      return {
        text: t('catalogue.choice.length_out', {
          length: measures.centimetres([conflict.length]),
          lengths: measures.centimetres(conflict.lengths),
        }),
        articles: [],
      }
  }
}

/**
 * Draws the cross-section of an article at a height; without one in the middle of its range. A
 * drawing between two different heights stays as it is.
 */
function sectionOf(
  { article_number, crossSection, floor_height, height_difference }: DrawnProfile,
  { height, fitting }: Omit<ArticleChoice, 'conflicts'>,
  { t, measures, locale }: PageContext
): ShownChoice['section'] {
  const own = height !== undefined && fitting.includes(article_number) ? height : undefined
  const middle = floor_height ? Math.round((floor_height.min + floor_height.max) / 2) : undefined
  const shown = height_difference ? undefined : (own ?? middle)
  const side = { height: shown }
  const section =
    shown === undefined
      ? crossSection
      : sectionAtHeights(crossSection, { sides: 2, left: side, right: side })
  return {
    ...toShown({ article_number, ...drawCrossSection(section, t, measuresOf(locale)) }),
    caption:
      shown === undefined
        ? t('catalogue.ui.section_of', { number: article_number })
        : t('catalogue.choice.section_at', {
            article: article_number,
            height: measures.millimetres(shown),
          }),
  }
}
