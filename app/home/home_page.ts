import vite from '@adonisjs/vite/services/main'
import type { Organization, WebSite } from 'schema-dts'
import { z } from 'zod'
import { catalogueContent } from '#catalogue/catalogue_queries'
import { type Family, findFamilies, toFamily } from '#catalogue/families'
import { definePage } from '#content/pages/define_page'
import { checkHero, heroFields, toHero } from '#content/pages/hero'
import { id, text } from '#content/schema/fields'
import { mergeLookups } from '#content/schema/lookups'
import type { WithLang } from '#content/schema/with_lang'
import { eventJsonLd } from '#events/event_json_ld'
import { findEvents, toEvent } from '#events/event_queries'
import { type Announcement, findAnnouncements, toAnnouncement } from '#news/announcements'
import { findProjects, toProjectTeaser } from '#projects/projects'
import { eventAnchor } from '#shared/anchors'
import { ROUTES } from '#shared/routes'

/** The numbers of entries on the home page. */
const ANNOUNCEMENTS = 3
const PROJECTS = 3
const EVENTS = 3

/** The places that visitors ask about most. */
const PLACES = ['doorway', 'wall_window', 'step', 'wall_base'] as const

const homeSchema = z.strictObject({
  slides: z
    .array(
      z
        .strictObject({
          id: id().describe('The name of the slide, unique in this list; it never changes.'),
          ...heroFields,
        })
        .superRefine(checkHero)
    )
    .default([])
    .describe('What the slider at the top shows after the hero.'),
  families_title: text().describe('The heading above the product families.'),
  colours_title: text().describe('The heading above the colours.'),
  colours_text: text().optional().describe('What there is to know about colours.'),
  events_title: text().describe('The heading above the events.'),
  news_title: text().describe('The heading above the announcements.'),
  references_title: text().describe('The heading above the projects.'),
})

/** The texts of the home page itself. */
type HomeContent = Omit<z.output<typeof homeSchema>, 'slides'> & WithLang

/** The home page: slider, places for profiles, product families, colours, events, news and projects. */
export const homeShow = definePage({
  texts: [
    'adviser.ui.situations',
    'catalogue.ui.all_colours',
    'catalogue.ui.all_references',
    'records.event.save',
    'records.ui.all_news',
    'records.ui.more_events',
    'records.ui.more',
  ],
  routes: [ROUTES.adviser, ROUTES.products, ROUTES.colours, ROUTES.news, ROUTES.projects],
  data: homeSchema,
  anchors: (_, ids) => ['colours', ...ids('event').map(eventAnchor)],
  async query({ locale, today }) {
    const families = await findFamilies(locale)
    const news = await findAnnouncements(locale, today, ANNOUNCEMENTS)
    const projects = await findProjects(locale, (query) => query.limit(PROJECTS))
    const events = await findEvents(locale, today, EVENTS)
    const { colourGroups } = await catalogueContent(locale)
    return {
      families: families.pages,
      news: news.pages,
      projects: projects.pages,
      events: events.events,
      colourGroups,
      lookups: mergeLookups([families.lookups, news.lookups, projects.lookups, events.lookups]),
    }
  },
  toProps({ slides, ...texts }, context, found) {
    const home: HomeContent = texts
    return {
      home,
      slides: slides.map((slide) => ({ id: slide.id, ...toHero(slide, context) })),
      places: PLACES.map((place): Place => ({ place, title: context.t(`adviser.place.${place}`) })),
      families: found.families.map((family) => toTile(toFamily(family, context))),
      colours: found.colourGroups.map(({ id: key, title, lang, colours }) => ({
        id: key,
        title,
        lang,
        swatches: colours.map(({ hex }) => hex),
      })),
      events: found.events.map((event) => toEvent(event, context.locale)),
      announcements: found.news.map((each) => toHeadline(toAnnouncement(each, context))),
      projects: found.projects.map((project) => toProjectTeaser(project, context)),
    }
  },
  structuredData: (_props, jsonLd, _data, { events }) => [
    {
      ...jsonLd.organization,
      logo: jsonLd.absolute(vite.assetPath('inertia/images/favicon.svg')),
    } satisfies Organization,
    {
      '@type': 'WebSite',
      name: jsonLd.name,
      url: jsonLd.url,
      inLanguage: jsonLd.locale,
      publisher: jsonLd.organizationReference,
    } satisfies WebSite,
    ...events.map((event) => eventJsonLd(event, jsonLd)),
  ],
})

/** A place for a profile on the home page: the adviser's first answer. */
export type Place = { place: string; title: string }

/** A product family on the home page. */
export type FamilyTile = Pick<Family, 'key' | 'title' | 'range' | 'icon' | 'lang'>

function toTile({ key, title, range, icon, lang }: Family): FamilyTile {
  return { key, title, range, icon, lang }
}

/** An announcement on the home page. */
export type Headline = Pick<Announcement, 'key' | 'title' | 'published_on' | 'lang'>

function toHeadline({ key, title, published_on, lang }: Announcement): Headline {
  return { key, title, published_on, lang }
}
