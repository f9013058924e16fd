import { z } from 'zod'
import { articlesIn } from '#catalogue/articles'
import type { CatalogueContent } from '#catalogue/catalogue_queries'
import { swatchParameter } from '#catalogue/colours/swatches'
import { type Fact, shownFacts } from '#catalogue/facts'
import type { DrawnProfile, Profile } from '#catalogue/profile_queries'
import { isPlainSize, notANumber, typedSize } from '#catalogue/typed_size'
import type { PageContext } from '#content/pages/context'
import { drawCrossSection, type ShownDrawing, toShown } from '#drawings/cross_section_drawing'
import { sectionAtHeights } from '#drawings/section_at_heights'
import { type Thumbnail, toThumbnail } from '#media/pictures/thumbnail'
import { tintFile } from '#media/pictures/tinting/tinted_picture'
import {
  type ArticleChoice,
  type ChoiceConflict,
  type ChoosableArticle,
  resolveChoice,
  swatchName,
} from '#shared/article_choice'
import type { Locale } from '#shared/locales'
import { compareQuery, groupName } from '#shared/query_parameters'
import { measuresOf } from '#texts/measures'

/** The URL parameters of a choice: `?h=12&article=10102&colour=silver_matt&length=270`. */
export const choiceParameters = z.object({
  /** The height of the covering, as typed: "12", "8,5 mm". */
  h: typedSize,
  article: z
    .string()
    .regex(/^\d{5}$/)
    .optional()
    .catch(undefined),
  colour: swatchParameter,
  /** In centimetres. */
  length: z.coerce.number().int().positive().max(9999).optional().catch(undefined),
})

type ChoiceParameters = z.output<typeof choiceParameters>

/** The colours and decors of a group's articles. */
type Swatches = Pick<CatalogueContent, 'colours' | 'decors'>

/**
 * Resolves the choice in a URL. A decor that is a foil of the group too counts as the foil, so that
 * a surface of one name is one choice.
 */
function chosenOf(
  profiles: readonly Profile[],
  content: Swatches,
  { h, article, colour, length }: ChoiceParameters
): ArticleChoice {
  const foils = foilsOf(profiles, content)
  return resolveChoice(toChoosable(profiles, content), {
    height: h?.millimetres,
    article,
    colour: colour && (foils.get(colour) ?? colour),
    length,
  })
}

/** A choice with what the page shows of it. */
export type ShownChoice = Omit<ArticleChoice, 'conflicts'> & {
  /** The height as typed; empty without one. */
  typed: string
  /** Why the typed height cannot be read; empty if it can. */
  problem: string
  /** That an article does not fit the height. */
  unfit?: string
  /** The choice in one sentence, or how many articles are left. */
  title: string
  /** What was not kept of the request and why, with the articles to choose instead. */
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
 * Returns the choice in a URL, with the facts and the pictures that belong to it.
 *
 * @param image the file of the group's picture
 */
export function toChoice(
  profiles: readonly DrawnProfile[],
  content: Swatches,
  parameters: ChoiceParameters,
  context: PageContext,
  image?: string
): ShownChoice {
  const { conflicts, ...choice } = chosenOf(profiles, content, parameters)
  const { t, measures } = context
  const hasHeights = profiles.some(({ floor_height }) => floor_height)
  const h = hasHeights ? parameters.h : undefined
  const chosen = profiles.find(({ article_number }) => article_number === choice.article)
  return {
    ...choice,
    typed: h?.text ?? '',
    problem: h && h.millimetres === undefined ? notANumber(context) : '',
    unfit:
      choice.height === undefined
        ? undefined
        : t('catalogue.choice.unfit', { height: measures.millimetres(choice.height) }),
    title: titleOf(choice, content, context),
    compare: comparisonOf(choice, profiles),
    notices: conflicts.map((conflict) => toNotice(conflict, choice, content, context)),
    facts: shownFacts(chosen ? [chosen] : profiles, context),
    picture: pictureOf(image, choice, content, context),
    section: chosen && sectionOf(chosen, choice, context),
  }
}

/**
 * Whether the response to a choice may be cached: every part of it is kept, and its height is a
 * plain figure with one decimal at most. Requests that were made up do not fill the cache.
 */
export function isCacheableChoice(
  { h, article, colour, length }: ChoiceParameters,
  choice: ShownChoice
): boolean {
  return (
    choice.notices.length === 0 &&
    (h === undefined || (choice.height !== undefined && isPlainSize(h.text))) &&
    (article === undefined || article === choice.article) &&
    (colour === undefined || choice.colour !== undefined) &&
    (length === undefined || length === choice.length)
  )
}

/** A colour or decor that a group is made in, and the file of its picture in it. */
export type ChosenSurface = { name: string; title: string; lang?: Locale; picture: string }

/**
 * Returns the colour in an address, without regard to articles and heights; undefined if the group
 * is not made in it.
 */
export function chosenSurface(
  image: string | undefined,
  profiles: readonly Profile[],
  content: Swatches,
  colour: string
): ChosenSurface | undefined {
  const { colour: name } = chosenOf(profiles, content, { colour })
  if (!image || !name) return undefined
  const { lang } = recordOf(name, content) ?? {}
  return { name, title: nameOf(name, content), lang: lang?.title, picture: tintFile(image, name) }
}

/** Returns the file of a group's picture in the colour of a request; undefined without a colour. */
export function chosenTint(
  image: string | undefined,
  profiles: readonly Profile[],
  content: Swatches,
  parameters: ChoiceParameters
): string | undefined {
  const { colour } = chosenOf(profiles, content, parameters)
  return image && colour && tintFile(image, colour)
}

function comparisonOf(
  { article, colour }: Omit<ArticleChoice, 'conflicts'>,
  [first]: readonly Profile[]
): string {
  const query = compareQuery([article ?? groupName(first?.group_key ?? '')])
  return colour ? `${query}&colour=${colour}` : query
}

function pictureOf(
  image: string | undefined,
  { colour }: Omit<ArticleChoice, 'conflicts'>,
  content: Swatches,
  context: PageContext
): ShownChoice['picture'] {
  const tinted = image && colour ? context.findImage(tintFile(image, colour)) : undefined
  return tinted && colour
    ? { image: toThumbnail(tinted, 'alt'), name: nameOf(colour, content) }
    : undefined
}

function titleOf(
  { article, colour, length, fitting }: Omit<ArticleChoice, 'conflicts'>,
  content: Swatches,
  { t, measures }: PageContext
): string {
  const parts = [
    article,
    colour && nameOf(colour, content),
    length === undefined ? undefined : measures.centimetres([length]),
  ].filter((part) => part !== undefined)
  return parts.length > 0
    ? t('catalogue.choice.yours', { choice: parts.join(', ') })
    : t('catalogue.choice.fitting', { count: fitting.length })
}

function toNotice(
  conflict: ChoiceConflict,
  { article = '', height = 0 }: Omit<ArticleChoice, 'conflicts'>,
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
    case 'colour':
      return {
        text: t(article ? 'catalogue.choice.colour_out' : 'catalogue.choice.colour_out_at', {
          article,
          colour: nameOf(conflict.colour, content),
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

/** Returns the order number and title of a colour or decor by its name in the URL. */
function nameOf(name: string, content: Swatches): string {
  const found = recordOf(name, content)
  return found ? `${found.code} ${found.title}` : name
}

function recordOf(name: string, { colours, decors }: Swatches) {
  return colours.get(name) ?? decors.get(name.replace(/^decor-/, ''))
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

/** Returns articles as far as a choice depends on them, with each foil and its decor as one. */
function toChoosable(profiles: readonly Profile[], content: Swatches): ChoosableArticle[] {
  const foils = foilsOf(profiles, content)
  return profiles.map(({ article_number, floor_height, lengths, colours, decors }) => ({
    article_number,
    floor_height,
    lengths,
    swatches: [
      ...colours.map((id) => swatchName('colour', id)),
      ...decors.map((id) => swatchName('decor', id)).filter((name) => !foils.has(name)),
    ],
  }))
}

/**
 * Returns the decors of a group that are available as a foil in the same articles: the name of the
 * foil's colour by the name of the decor.
 */
export function foilsOf(
  profiles: readonly Profile[],
  { colours }: Pick<Swatches, 'colours'>
): ReadonlyMap<string, string> {
  const ids = new Set(profiles.flatMap((profile) => profile.colours))
  return new Map(
    [...ids].flatMap((id): [string, string][] => {
      const decor = colours.get(id)?.decor
      if (!decor) return []
      const ofDecor = articlesIn('decors', decor, profiles)
      return ofDecor.join() === articlesIn('colours', id, profiles).join()
        ? [[swatchName('decor', decor), swatchName('colour', id)]]
        : []
    })
  )
}
