import { z } from 'zod'
import { type Colour, catalogueContent, type Decor } from '#catalogue/catalogue_queries'
import { findGroupsByKey } from '#catalogue/groups'
import { findProfiles } from '#catalogue/profile_queries'
import { isPlainSize, MAX_ENTRY_LENGTH } from '#catalogue/typed_size'
import { urlParameter } from '#content/pages/url_parameter'
import { tintFile } from '#media/pictures/tinting/tinted_picture'
import { articleAnchor, swatchAnchor } from '#shared/anchors'
import {
  CONCERN_VALUE,
  type Concern,
  type ConcernSource,
  type ContactPrefill,
} from '#shared/concern'
import { millimetresIn } from '#shared/forms/typed_figures'
import type { Locale } from '#shared/locales'
import { measuresOf } from '#texts/measures'
import { translator } from '#texts/translate'

const key = urlParameter(z.string().regex(CONCERN_VALUE))

/** The URL parameters of a sample request: keys and numbers, no free text. `length` in centimetres. */
const sampleParameters = z.object({
  group: key,
  article: key,
  colour: key,
  decor: key,
  length: key,
  fixing: key,
  /** The height of the covering as typed, which the link back to the choice keeps. */
  h: urlParameter(
    z
      .string()
      .max(MAX_ENTRY_LENGTH)
      .refine((typed) => millimetresIn(typed) !== undefined)
  ),
})

/**
 * A sample of a product group. Colours, articles, lengths or ways of fixing that do not belong to the group, or are
 * not available together, are omitted.
 */
export const sampleRequest = {
  parameters: sampleParameters,
  find: findSample,
} satisfies ConcernSource

async function findSample(
  locale: Locale,
  { group: groupKey, ...requested }: z.output<typeof sampleParameters>
): Promise<ContactPrefill | undefined> {
  if (groupKey === undefined) return undefined
  const found = await findGroupsByKey(locale, [groupKey])
  const group = found.pages[0]
  if (!group) return undefined

  const { colours, decors } = await catalogueContent(locale)
  const profiles = await findProfiles([groupKey])
  const article = profiles.find((profile) => profile.article_number === requested.article)
  const inGroup = article ? [article] : profiles
  const colour = inGroup.some((each) => each.colours.includes(requested.colour ?? ''))
    ? colours.get(requested.colour ?? '')
    : undefined
  const decor = inGroup.some((each) => each.decors.includes(requested.decor ?? ''))
    ? decors.get(requested.decor ?? '')
    : undefined
  const length = inGroup
    .flatMap(({ lengths }) => lengths)
    .find((each) => String(each) === requested.length)
  const fixing = inGroup.flatMap(({ fixings }) => fixings).find((each) => each === requested.fixing)

  const t = translator(locale)
  const details = [
    ...(article ? [t('catalogue.sample.article', { number: article.article_number })] : []),
    ...(colour ? [t('catalogue.sample.colour', { name: nameOf(colour) })] : []),
    ...(decor ? [t('catalogue.sample.decor', { name: nameOf(decor) })] : []),
    ...(length ? [measuresOf(locale).centimetres([length])] : []),
    ...(fixing ? [`${t('catalogue.facts.fixing')}: ${t(`catalogue.fixing.${fixing}`)}`] : []),
  ]
  const { title, image, lang } = group.data
  const swatch = colour ? colour.id : decor && swatchAnchor('decor', decor.id)
  const choice = new URLSearchParams({
    ...(requested.h && { h: requested.h }),
    ...(article && { article: article.article_number }),
    ...(swatch && { colour: swatch }),
    ...(length && { length: String(length) }),
    ...(fixing && { fixing }),
  }).toString()
  const anchor = article
    ? articleAnchor(article.article_number)
    : colour
      ? swatchAnchor('colour', colour.id)
      : swatch
  return {
    parameters: {
      group: groupKey,
      article: article?.article_number,
      colour: colour?.id,
      decor: decor?.id,
      length: length?.toString(),
      fixing,
      h: requested.h && isPlainSize(requested.h) ? requested.h : undefined,
    },
    message: t('catalogue.sample.message', { what: [title, ...details].join(', ') }),
    concern: {
      label: t('catalogue.ui.sample'),
      title,
      lang: lang?.title,
      details: details.join(', '),
      ...appearanceOf(image, colour ?? decor, swatch),
      page: {
        route: groupKey,
        choice: (choice && `?${choice}`) + (anchor ? `#${anchor}` : ''),
      },
    },
  }
}

/**
 * Returns the pictures of a sample in order of preference: the product in the chosen colour, then the
 * colour; without a colour the product.
 *
 * @param name the name of the colour or decor in the URL of a choice
 */
function appearanceOf(
  image: string | undefined,
  chosen: Colour | Decor | undefined,
  name: string | undefined
): Pick<Concern, 'images' | 'hex'> {
  const tint = image && name ? tintFile(image, name) : image
  const files = [tint, chosen?.image]
  return { images: files.filter((file) => typeof file === 'string'), hex: chosen?.hex }
}

/** Returns the order number and name of a colour or decor. */
function nameOf({ code, title }: { code: string; title: string }): string {
  return `${code} ${title}`
}
