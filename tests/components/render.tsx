import type { SharedProps } from '@adonisjs/inertia/types'
import { App } from '@inertiajs/react'
import { type ReactElement, StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import type { ImageProps } from '#media/pictures/image_queries'
import { loadPageBlocks } from '~/blocks/Blocks'

/** Each page loads the components of its blocks. */
await loadPageBlocks({
  blocks: [
    { type: 'ContactAccordion' },
    { type: 'ExtendedList' },
    { type: 'SectionDownloads' },
    { type: 'VideoEmbed' },
  ],
})

/** The shared props of a German page. */
export const shared: SharedProps = {
  locale: 'de',
  notice: null,
  currentRoute: 'home',
  localize: { de: '/de', en: '/en' },
  routes: {
    home: '/de',
    contact: '/de/kontakt',
    'root.company': '/en/company',
    'root.privacy': '/de/datenschutz',
    search: '/de/suche',
  },
  pageRoutes: {},
  mainNavigation: [],
  platformLink: 'https://platform.saumer.example',
  footer: { info_text: '<p>Saumer</p>', social: { links: [] } },
  footerNavigation: [],
  newsletterInfoText: { newsletter_info: '<p>Viermal im Jahr.</p>' },
  toast: null,
  pageMessages: {},
  messages: {
    'global.full_story': 'Mehr lesen',
    'global.language.in': [
      ['language', 'select', { en: 'auf Englisch', other: [['title'] as [string]] }],
    ],
    'global.opens_in_new_tab': 'öffnet in neuem Tab',
    'records.event.save': 'In den Kalender',
    'records.ui.more_events': 'Weitere Termine',
  },
}

/**
 * Renders a component as a part of a German page to HTML.
 *
 * @param props the shared props that differ on this page
 */
export function render(
  element: ReactElement,
  props: Partial<Pick<SharedProps, 'locale' | 'routes' | 'mainNavigation'>> = {}
): string {
  return renderApp(element, props).body
}

/** The elements that a component adds to the document's head. */
export function renderHead(element: ReactElement): string {
  return renderApp(element, {}).head
}

function renderApp(element: ReactElement, props: object): { head: string; body: string } {
  let head: string[] = []
  const html = renderToString(
    <App
      onHeadUpdate={(elements) => {
        head = elements
      }}
      initialPage={{
        component: 'Test',
        props: { ...shared, ...props, errors: {} },
        url: '/de',
        version: null,
        rescuedProps: [],
        rememberedState: {},
        flash: {},
      }}
      initialComponent={() => <StrictMode>{element}</StrictMode>}
    />
  )
  return { head: head.join('\n'), body: html.replaceAll('<!-- -->', '') }
}

/** The accessible text of some HTML, without soft hyphens and `<wbr>`. */
export function words(html: string): string {
  return html
    .replaceAll(/<\/span><wbr\/><span>|<wbr\/>/g, '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
}

/** The first tag of a name, with its attributes. */
export function tag(html: string, name: string): string {
  return new RegExp(`<${name}(\\s[^>]*)?>`).exec(html)?.[0] ?? ''
}

export function givenImage(alts: ImageProps['custom_properties'] = {}): ImageProps {
  return {
    id: 1,
    original_url: '/media/brass-0123456789.svg',
    url: '/media/brass-0123456789.svg',
    mime_type: 'image/svg+xml',
    size: 600,
    width: 900,
    height: 600,
    conversion_urls: {},
    custom_properties: alts,
  }
}
