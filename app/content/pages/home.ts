import { z } from 'zod'
import { catalogueContent } from '#content/catalogue_content'
import { type EventProps, findEvents, toEvent } from '#content/event_queries'
import { id, text } from '#content/fields'
import { checkHero, heroFields, toHero } from '#content/hero'
import type { WithLang } from '#content/page_context'
import { definePage } from '#content/pages/page_definition'
import { findAnnouncements, toAnnouncement } from '#content/pages/announcements'
import { type Family, findFamilies, toFamily } from '#content/pages/product_families'
import { findReferences, toReference } from '#content/pages/references'
import { logoUrl } from '#content/logo_url'
import { mergeReferences } from '#content/references'
import type { About, Thing } from '#content/structured_data'

/** How many the home page shows of each. */
const ANNOUNCEMENTS = 3
const REFERENCES = 3
const EVENTS = 4

const homeSchema = z.strictObject({
  /** What the slider at the top shows after the page's hero. */
  slides: z.array(z.strictObject({ id: id(), ...heroFields }).superRefine(checkHero)).default([]),
  families_title: text(),
  colours_title: text(),
  colours_text: text().optional(),
  events_title: text(),
  news_title: text(),
  references_title: text(),
})

/** The home page's own texts. */
export type HomeContent = Omit<z.output<typeof homeSchema>, 'slides'> & WithLang

/** The home page: slider, product families, colours, events, news and references. */
export const homeShow = definePage({
  texts: ['catalogue.ui.all_', 'records.ui.all_news', 'records.ui.more'],
  data: homeSchema,
  async find({ locale, today }) {
    const families = await findFamilies(locale)
    const news = await findAnnouncements(locale, today, ANNOUNCEMENTS)
    const projects = await findReferences(locale, (query) => query.limit(REFERENCES))
    const events = await findEvents(locale, today, EVENTS)
    const { colourGroups } = await catalogueContent(locale)
    return {
      families: families.pages,
      news: news.pages,
      projects: projects.pages,
      events: events.events,
      colourGroups,
      references: mergeReferences([
        families.references,
        news.references,
        projects.references,
        events.references,
      ]),
    }
  },
  load({ slides, ...texts }, context, found) {
    const home: HomeContent = texts
    return {
      home,
      slides: slides.map((slide) => ({ id: slide.id, ...toHero(slide, context) })),
      families: found.families.map((family) => toTile(toFamily(family, context))),
      colours: found.colourGroups.map(({ id: key, title, lang, colours }) => ({
        id: key,
        title,
        lang,
        swatches: colours.map(({ hex }) => hex),
      })),
      events: found.events.map((event) => ({
        ...toEvent(event, context.locale),
        ends_on: event.ends_on,
      })),
      announcements: found.news.map((each) => toAnnouncement(each, context)),
      projects: found.projects.map((project) => toReference(project, context)),
    }
  },
  things: ({ events }, about) => [
    { ...about.organization, url: about.absolute('/'), logo: about.absolute(logoUrl()) },
    {
      '@type': 'WebSite',
      name: about.name,
      url: about.url,
      inLanguage: about.locale,
      publisher: about.organization,
    },
    ...events.map((event) => toThing(event, about)),
  ],
})

/** An event as search engines list it. */
function toThing(event: EventProps & { ends_on: string }, about: About): Thing {
  return {
    '@type': 'Event',
    name: event.title,
    description: event.text,
    startDate: event.starts_on,
    endDate: event.ends_on,
    location: { '@type': 'Place', name: event.place, address: event.place },
    url: event.link ?? about.route(event.route),
    organizer: about.organization,
  }
}

/** What the home page shows of a product family. */
export type FamilyTile = Pick<Family, 'key' | 'title' | 'range' | 'icon' | 'lang'>

function toTile({ key, title, range, icon, lang }: Family): FamilyTile {
  return { key, title, range, icon, lang }
}
