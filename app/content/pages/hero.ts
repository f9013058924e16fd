import { z } from 'zod'
import type { PageContext } from '#content/pages/context'
import { externalUrl, imageFile, routeKey, text } from '#content/schema/fields'
import type { WithLang } from '#content/schema/with_lang'
import type { ImageProps } from '#media/pictures/image_queries'
import { setInLines } from '#texts/plain_text'

/** The fields of a hero (specification §3 "Hero"). */
export const heroFields = {
  hero_topline: text().optional().describe('A few words above the headline.'),
  hero_headline: text().describe('The headline of the page.'),
  hero_text: text().optional().describe('A sentence or two below the headline.'),
  hero_image: imageFile(1050)
    .optional()
    .describe('A picture below resources/media, at least 1050 pixels wide.'),
  hero_link_type: z
    .enum(['none', 'internal', 'external'])
    .default('none')
    .describe(
      'Where the button leads: nowhere, to a page (hero_route) or to another site (hero_external_link).'
    ),
  hero_route: routeKey().optional().describe('The key of a page, for hero_link_type "internal".'),
  hero_external_link: externalUrl()
    .optional()
    .describe('An address with https://, for hero_link_type "external".'),
  hero_button_text: text().optional().describe('The words of the button.'),
}

/** A `superRefine` check: a hero's link has the field that its type needs. */
export function checkHero(
  hero: Omit<HeroContent, 'hero_headline' | 'lang'>,
  context: z.RefinementCtx
) {
  const needed = {
    none: undefined,
    internal: 'hero_route',
    external: 'hero_external_link',
  } as const
  const field = needed[hero.hero_link_type]
  if (field && !(hero[field] && hero.hero_button_text)) {
    context.addIssue({
      code: 'custom',
      path: ['hero_link_type'],
      message: `hero_link_type "${hero.hero_link_type}" needs "${field}" and "hero_button_text"`,
    })
  }
}

export type HeroContent = z.output<z.ZodObject<typeof heroFields>> & WithLang

export type HeroProps = Omit<HeroContent, 'hero_image'> & {
  hero_has_image: boolean
  hero_image: ImageProps | null
}

export function toHero(hero: HeroContent, context: PageContext): HeroProps {
  return {
    ...hero,
    ...(hero.hero_text && { hero_text: setInLines(hero.hero_text) }),
    hero_has_image: hero.hero_image !== undefined,
    hero_image: hero.hero_image ? context.image(hero.hero_image) : null,
  }
}
