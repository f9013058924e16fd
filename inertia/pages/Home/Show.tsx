import { ROUTES } from '#shared/routes'
import type { PageProps } from '#start/pages'
import { ContentPage } from '~/content/ContentPage'
import { langOf } from '~/context/langOf'
import { useShared } from '~/context/useShared'
import { useText } from '~/context/useText'
import { EventList } from '~/events/EventList'
import { ColourBand } from '~/home/ColourBand'
import { FamilyGrid } from '~/home/FamilyGrid'
import { HeadlineList } from '~/home/HeadlineList'
import { Places } from '~/home/Places'
import { Slider } from '~/home/Slider'
import { ProjectList } from '~/projects/ProjectList'
import { Button } from '~/ui/Button'
import { Section } from '~/ui/Section'

/** The home page (specification §2 "Home"). */
export default function Show(props: PageProps<'Home/Show'>) {
  const { home, slides, places, families, colours, events, announcements, projects, ...page } =
    props
  const { locale } = useShared()
  const t = useText()
  const count = colours.reduce((total, { swatches }) => total + swatches.length, 0)

  return (
    <ContentPage
      page={page}
      head={
        page.hero && (
          <Slider
            label={page.hero.hero_headline}
            slides={[{ id: 'hero', ...page.hero }, ...slides]}
          />
        )
      }
    >
      <Places places={places} />
      {families.length > 0 && (
        <Section
          title={home.families_title}
          titleLang={langOf(home, 'families_title')}
          more={{ route: ROUTES.products, label: t('global.catalogue.all_products') }}
        >
          <FamilyGrid families={families} />
        </Section>
      )}
      <section className="on-ink mt-section bg-ink py-10 text-paper lg:pt-section lg:pb-16">
        <div className="container-page titled mb-6 items-end gap-x-16 gap-y-5 lg:mb-12 lg:grid-cols-2">
          <h2 id="colours" className="max-w-[22ch] text-h2" lang={langOf(home, 'colours_title')}>
            {home.colours_title}
          </h2>
          {home.colours_text && (
            <p className="measure text-steel-on-ink" lang={langOf(home, 'colours_text')}>
              {home.colours_text}
            </p>
          )}
        </div>
        <ColourBand groups={colours} labelledBy="colours" />
        <p className="sr-only">{t('global.catalogue.colours', { count })}</p>
        <p className="container-page mt-4 lg:mt-10">
          <Button variant="text" route={ROUTES.colours}>
            {t('catalogue.ui.all_colours')}
          </Button>
        </p>
      </section>
      {projects.length > 0 && (
        <Section
          title={home.references_title}
          titleLang={langOf(home, 'references_title')}
          more={{ route: ROUTES.projects, label: t('catalogue.ui.all_references') }}
        >
          <ProjectList projects={projects} />
        </Section>
      )}
      {events.length > 0 && (
        <Section title={home.events_title} titleLang={langOf(home, 'events_title')}>
          <EventList
            events={events}
            more={t('records.ui.more')}
            calendarOf={(id) => `/calendars/${locale}/${id}.ics`}
          />
        </Section>
      )}
      {announcements.length > 0 && (
        <Section
          title={home.news_title}
          titleLang={langOf(home, 'news_title')}
          more={{ route: ROUTES.news, label: t('records.ui.all_news') }}
        >
          <HeadlineList headlines={announcements} />
        </Section>
      )}
    </ContentPage>
  )
}
