import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { countries } from '#contact/countries'
import { contactFormSchema, ORIGINS, SECTORS, SHOWN_ERRORS } from '#shared/forms/contact_form'
import { NEWSLETTER_URL, RETURN_FIELD } from '#shared/forms/newsletter_form'
import { DEFAULT_LOCALE, FALLBACK_LOCALE, LOCALE_TITLES, LOCALES } from '#shared/locales'
import { PICTURE_WIDTHS } from '#shared/picture_sizes'
import { formatFileSize } from '#texts/file_size'
import { Carousel } from '~/carousel/Carousel'
import { ContactCard } from '~/contact/ContactCard'
import { CONTACT_URL } from '~/contact/form/useContactForm'
import { Submission } from '~/forms/Submission'
import { MapPlaceholder } from '~/map/MapPlaceholder'
import { Gallery } from '~/media/Gallery'
import { OwnVideo } from '~/media/OwnVideo'
import { Picture } from '~/media/Picture'
import { DesktopNavigation } from '~/site/header/DesktopNavigation'
import { Header } from '~/site/header/Header'
import { OverviewButton } from '~/site/header/NavigationParts'
import { progressBar } from '~/site/lazy/progressBar'
import { ToastNotice } from '~/site/lazy/ToastNotice'
import { pickPage } from '~/site/pageComponents'
import { Button } from '~/ui/Button'
import { ModalButton } from '~/ui/dialog/ModalButton'
import { givenImage, render, tag, words } from './render'

/**
 * The customer's contract, line by line: each constant and each word that the specification gives, by
 * its section and line, where it takes effect. A change here is a change of the contract, not of a
 * wording.
 */

const ROOT = fileURLToPath(new URL('../../', import.meta.url))

const source = (file: string) => readFileSync(ROOT + file, 'utf8')

/** The value of a constant that a file declares and uses. */
function constant(file: string, name: string): string | undefined {
  const code = source(file)
  expect(code.match(new RegExp(`\\b${name}\\b`, 'g'))?.length, name).toBeGreaterThan(1)
  return new RegExp(`^const ${name} = (.+)$`, 'm').exec(code)?.[1]
}

/** An interface text by its key. */
function text(locale: string, key: string): unknown {
  const [file, ...path] = key.split('.')
  let value: unknown = JSON.parse(source(`resources/lang/${locale}/${file}.json`))
  for (const name of path) value = (value as Record<string, unknown> | undefined)?.[name]
  return value
}

const ITEM = {
  title: 'Produkte',
  route: 'contact',
  description: null,
  text_overview: '',
  card_link: null,
  card_text: null,
  info: false,
  children: [],
}

describe('§9 Business constants and limits', () => {
  test('Default locale / fallback: de / en', () => {
    expect([DEFAULT_LOCALE, FALLBACK_LOCALE]).toEqual(['de', 'en'])
  })

  test('Alt-text fallback locale: de', () => {
    const image = givenImage({ de: { alt: 'Messing' } })
    expect(render(<Picture image={image} />, { locale: 'fr' })).toContain('alt="Messing"')
  })

  test('German home route: /de', () => {
    expect(render(<Header />)).toMatch(/<a href="\/de" aria-label="global\.back_to_homepage"/)
  })

  test('Header scroll threshold: 100 px', () => {
    expect(constant('inertia/site/header/useHeaderVisibility.ts', 'THRESHOLD')).toBe('100')
  })

  test('Dropdown max height: viewport height minus 150 px', () => {
    const mainNavigation = [{ ...ITEM, children: [{ ...ITEM, title: 'Profile' }] }]
    expect(render(<DesktopNavigation />, { mainNavigation })).toMatch(
      /popover="auto" class="[^"]*\bmax-h-\[calc\(100dvh-150px\)\]/
    )
  })

  test('Progress bar: delay 250 ms, minimum 0.08, trickle 800 ms, speed 200 ms, colour #C80102', () => {
    expect(constant('inertia/site/progress.ts', 'DELAY')).toBe('250')
    expect(progressBar.settings).toMatchObject({ minimum: 0.08, trickleSpeed: 800, speed: 200 })
    expect(source('inertia/css/progress.css')).toMatch(/background: var\(--color-red\);/)
    expect(source('inertia/css/tokens.css')).toMatch(/^ {2}--color-red: #c80102;$/im)
  })

  describe('with a clock', () => {
    beforeEach(() => void vi.useFakeTimers())
    afterEach(() => void vi.useRealTimers())

    test('Recently-successful flag: 2000 ms', async () => {
      const submission = new Submission(async () => {})
      await submission.submit({})
      vi.advanceTimersByTime(1999)
      expect(submission.getState().recentlySuccessful).toBe(true)
      vi.advanceTimersByTime(1)
      expect(submission.getState()).toMatchObject({ recentlySuccessful: false, success: true })
    })
  })

  test('Newsletter success message: 5000 ms', () => {
    const file = 'inertia/newsletter/form/useNewsletterForm.ts'
    expect(constant(file, 'SHOWN_FOR')).toBe('5000')
  })

  /** Headless UI forgets typed letters by itself; a browser test types them. */
  test('List type-ahead clear: 350 ms', () => {
    const file = 'node_modules/@headlessui/react/dist/components/listbox/listbox.js'
    expect(source(file)).toContain('clearSearch(),350)')
  })

  test('Gallery scroll delay: 100 ms', () => {
    expect(constant('inertia/media/lazy/GalleryModal.tsx', 'SCROLL_DELAY')).toBe('100')
  })

  test('Carousel defaults: start 0, speed 10, no loop, scroll 1, resize debounce 500 ms', () => {
    const slides = ['Messing', 'Bronze'].map((id) => ({ id, label: id, content: id }))
    const [first] = render(<Carousel label="x" slides={slides} />).matchAll(
      /<button[^>]*aria-current="true"[^>]*>/g
    )
    expect(first[0]).toContain('aria-label="media.slide: Messing"')
    const file = 'inertia/carousel/lazy/CarouselMotion.tsx'
    expect(constant(file, 'SPEED')).toBe('10')
    expect(constant(file, 'RESIZE_DEBOUNCE')).toBe('500')
    expect(source(file)).toMatch(/^ {2}loop: false,\n {2}slidesToScroll: 1,$/m)
  })

  test('Image widths: thumb 10, sm 300, md 500, lg 900, xl 1400', () => {
    expect(PICTURE_WIDTHS).toEqual({ thumb: 10, sm: 300, md: 500, lg: 900, xl: 1400 })
  })

  test('Lazy loader: expansion 370 or 500 px (500 when both viewport dimensions exceed 500), throttle 125 ms, minimum size 40, init fallback 20 s', () => {
    const file = 'inertia/media/lazyPictures.ts'
    expect(constant(file, 'EXPANSION')).toBe("'370px'")
    expect(constant(file, 'LARGE_EXPANSION')).toBe("'500px'")
    expect(constant(file, 'LARGE_VIEWPORT')).toBe("'(width > 500px) and (height > 500px)'")
    expect(constant(file, 'THROTTLE')).toBe('125')
    expect(constant(file, 'INIT_FALLBACK')).toBe('20_000')
    expect(constant('inertia/media/useLazyPicture.ts', 'MINIMUM_SIZE')).toBe('40')
  })

  test('Map: zoom 14, height 400px', () => {
    const file = 'inertia/map/lazy/LeafletMap.tsx'
    expect(constant(file, 'ZOOM')).toBe('14')
    expect(source(file)).toMatch(/className="h-\[400px\] /)
    const placeholder = render(
      <MapPlaceholder host="tiles.example" status="idle" onLoad={() => {}} />
    )
    expect(placeholder).toMatch(/^<div class="[^"]*\bmin-h-\[400px\]/)
  })

  test('Video ratio: 16:9', () => {
    const file = { path: '/media/film.mp4', mime_type: 'video/mp4' } as never
    const captions = { path: '/media/film.vtt', locale: 'de' } as never
    const video = { source: 'own', files: [file], captions, poster: null } as never
    expect(render(<OwnVideo video={video} title="Film" />)).toMatch(/class="aspect-video\b/)
    expect(source('inertia/media/ExternalVideo.tsx')).toContain('aspect-video')
  })

  test.each([
    ['lg', 48, 'min-h-12'],
    ['md', 40, 'min-h-10'],
    ['sm', 28, 'min-h-7'],
    [undefined, 40, 'min-h-10'],
  ] as const)('Button heights: %s %i px', (size, _, height) => {
    expect(tag(render(<Button size={size}>x</Button>), 'button')).toMatch(
      new RegExp(`\\b${height}\\b`)
    )
  })

  test('Gallery columns: 1, 2 (md), 3 (lg), 4 (xl)', () => {
    const columns = tag(render(<Gallery images={[givenImage()]} />), 'ul').match(
      /\S*\bgrid-cols-\d/g
    )
    expect(columns).toEqual(['md:grid-cols-2', 'lg:grid-cols-3', 'xl:grid-cols-4'])
  })

  test('Default modal button label: German “Öffne Modal”', () => {
    const html = render(
      <ModalButton title="Titel">
        <p>x</p>
      </ModalButton>
    )
    expect(words(html)).toMatch(/^global\.components\.open_modal/)
    expect(text('de', 'global.components.open_modal')).toBe('Öffne Modal')
  })

  test('Contact card: full or auto height, optional gray background', () => {
    const contact = { first_name: 'Ada', last_name: 'Boden', image: null, translations: [] }
    const card = { ...contact, spoken_languages: [] } as never
    expect(tag(render(<ContactCard contact={card} />), 'article')).toMatch(/ h-auto bg-paper /)
    expect(tag(render(<ContactCard contact={card} fullHeight grey />), 'article')).toMatch(
      / h-full bg-sand"/
    )
  })

  test('File size: base 1024, one decimal (§3: B, KiB, MiB, …)', () => {
    const sizes = [1023, 1024, 1536, 1024 ** 2, 1024 ** 3].map((size) => formatFileSize(size, 'de'))
    const expected = ['1.023 B', '1,0 KiB', '1,5 KiB', '1,0 MiB', '1,0 GiB']
    expect(sizes).toEqual(expected.map((size) => size.replace(' ', '\u00a0')))
  })
})

describe('§2 Screens and routes', () => {
  test('a page name that is unknown fails with “Page not found: {name}” (§8)', () => {
    expect(() => pickPage({}, 'Root/Nowhere')).toThrow(/^Page not found: Root\/Nowhere$/)
  })

  test('page groups and views', () => {
    const views = globSync('inertia/pages/**/*.tsx', { cwd: ROOT })
    for (const view of [
      'Announcements/Index',
      'Announcements/Show',
      'ColorOverview/Index',
      'Contact/Show',
      'Decors/Index',
      'Designsystem/Index',
      'Designsystem/Typography',
      'Home/Show',
      'Jobs/Show',
      'ProductFamilies/Index',
      'ProductFamilies/Show',
      'ProductFamilies/ShowGroup',
      'References/Index',
      'References/Show',
      'Root/Show',
    ]) {
      expect(views).toContain(`inertia/pages/${view}.tsx`)
    }
  })

  test('the platform’s link opens a new tab, and is called by “global.product_platform”', () => {
    const [link] = /<a href="https:\/\/platform\.[^]*?<\/a>/.exec(render(<Header />)) ?? ['']
    expect(tag(link, 'a')).toContain('target="_blank"')
    expect(words(link)).toMatch(/^global\.product_platform\b/)
  })

  test('the overview button by text_overview if it is not empty, else by “global.navigation.overview”', () => {
    expect(words(render(<OverviewButton item={ITEM} />))).toBe('global.navigation.overview')
    const item = { ...ITEM, text_overview: 'Alle Profile' }
    expect(words(render(<OverviewButton item={item} />))).toBe('Alle Profile')
  })

  test('supported locales, each with a native title and a flag', () => {
    const codes = 'da, de, en, et, fi, fr, it, lv, lt, nl, pl, pt, ro, ru, sv, es, cs'
    expect(LOCALES.join(', ')).toBe(codes)
    const flags = source('inertia/images/flags.svg')
    for (const locale of LOCALES) {
      expect(LOCALE_TITLES[locale]).toMatch(/^\p{Lu}\p{Ll}+$/u)
      expect(flags).toContain(` id="${locale}"`)
    }
  })

  test('content blocks', () => {
    const blocks = globSync('inertia/blocks/*.tsx', { cwd: ROOT })
    const names =
      'Text, Image, TextImage, SectionCards, SectionDownloads, SectionInfoBox, SectionAside, InfoBox, Accordion, ContactAccordion, VideoEmbed, ExtendedList'
    for (const name of names.split(', ')) expect(blocks).toContain(`inertia/blocks/${name}.tsx`)
  })

  test('the toast has a “Got it” button', () => {
    expect(render(<ToastNotice text="x" link="/" link_text="y" />)).toContain('global.toast.got_it')
    expect(text('en', 'global.toast.got_it')).toBe('Got it')
  })

  test('a gallery is called by “global.components.image_gallery” by default', () => {
    const html = render(<Gallery images={[givenImage()]} />)
    expect(words(html)).toMatch(/^global\.components\.image_gallery/)
  })

  test('buttons remove “app.” from a route, and a square one is called by “global.full_story”', () => {
    expect(render(<Button pageKey="app.contact">x</Button>)).toContain('href="/de/kontakt"')
    expect(words(render(<Button variant="square" />))).toBe('Mehr lesen')
    expect(text('de', 'global.full_story')).toBe('Mehr lesen')
  })
})

describe('§3 Entities and their fields', () => {
  test('contact form', () => {
    expect(Object.keys(contactFormSchema.shape)).toEqual(
      'name department company sector street zip city country phone email origin message application_engineer field_service back_office per_phone per_mail data_policy'.split(
        ' '
      )
    )
  })

  test('sector and origin options', () => {
    expect(SECTORS.join(' ')).toBe(
      'private_customer floor_layer painter objector wholesaler architect others'
    )
    expect(ORIGINS.join(' ')).toBe('search_engine recommendation')
  })

  test('about 240 countries by their names', () => {
    expect(countries('de').length).toBeGreaterThanOrEqual(240)
    expect(countries('de').length).toBeLessThan(260)
  })
})

describe('§5 Validation rules', () => {
  const COMPLETE = {
    ...Object.fromEntries(Object.keys(contactFormSchema.shape).map((field) => [field, ''])),
    name: 'Al',
    company: 'Bo',
    street: 'Am',
    zip: '10115',
    city: 'Au',
    country: 'De',
    application_engineer: false,
    field_service: false,
    back_office: false,
    per_phone: false,
    per_mail: false,
    email: 'a@b.example',
    data_policy: true,
  }

  test('name, company, street, city and country at least 2, zip at least 5, policy and address', () => {
    expect(contactFormSchema.safeParse(COMPLETE).success).toBe(true)
    const short = { name: 'A', company: 'B', street: 'A', zip: '1011', city: 'A', country: 'D' }
    for (const wrong of Object.entries({ ...short, email: 'a@', data_policy: false })) {
      const values = { ...COMPLETE, ...Object.fromEntries([wrong]) }
      expect(contactFormSchema.safeParse(values).success, wrong[0]).toBe(false)
    }
  })

  test('server field errors are shown under name, company, city, zip, street, email', () => {
    expect(SHOWN_ERRORS.join(', ')).toBe('name, company, city, zip, street, email')
  })
})

describe('§7 Calls', () => {
  test('paths and payloads', () => {
    expect(CONTACT_URL).toBe('/contact/submit')
    expect(NEWSLETTER_URL).toBe('/api/newsletter/double-optin-confirmation')
    expect(RETURN_FIELD).toBe('redirectionUrl')
    expect(source('inertia/contact/lazy/fetchContact.ts')).toMatch(
      /fetchWithTimeout\('\/api\/contact', \{\n\s+method: 'POST'/
    )
  })
})

describe('§8 Error catalogue', () => {
  test.each([
    'contact.form.errors',
    'contact.form.success',
    'newsletter.fail',
    'newsletter.success',
  ])('%s is a text, and is said', (key) => {
    expect(text('de', key)).toMatch(/\w/)
    const code = globSync(['inertia/{contact,newsletter}/**/*.tsx', 'app/contact/*.ts'], {
      cwd: ROOT,
    })
    expect(code.some((file) => source(file).includes(`'${key}'`))).toBe(true)
  })
})
