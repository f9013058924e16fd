import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { ORIGINS, SECTORS, SHOWN_ERRORS } from '#shared/forms/contact_form'
import { DEFAULT_LOCALE, FALLBACK_LOCALE } from '#shared/locales'
import { OverviewButton } from '~/site/header/NavigationParts'
import { progressBar } from '~/site/lazy/progressBar'
import { Button } from '~/ui/Button'
import { ModalButton } from '~/ui/dialog/ModalButton'
import { render, tag, words } from './render'

/**
 * Constants and words of the customer's specification that no test of behaviour names, by section
 * and line, as they are rendered. A change here changes the contract, not only a wording.
 */

const ROOT = fileURLToPath(new URL('../../', import.meta.url))

const source = (file: string) => readFileSync(ROOT + file, 'utf8')

/** The value of a constant of a file, which must also be used there. */
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

  test('Progress bar: delay 250 ms, minimum 0.08, trickle 800 ms, speed 200 ms, colour #C80102', () => {
    expect(constant('inertia/site/progress.ts', 'DELAY')).toBe('250')
    expect(progressBar.settings).toMatchObject({ minimum: 0.08, trickleSpeed: 800, speed: 200 })
    expect(source('inertia/css/progress.css')).toMatch(/background: var\(--color-red\);/)
    expect(source('inertia/css/tokens.css')).toMatch(/^ {2}--color-red: #c80102;$/im)
  })

  test('Carousel defaults: speed 10, no loop, scroll 1, resize debounce 500 ms', () => {
    const file = 'inertia/carousel/lazy/CarouselMotion.tsx'
    expect(constant(file, 'SPEED')).toBe('10')
    expect(constant(file, 'RESIZE_DEBOUNCE')).toBe('500')
    expect(source(file)).toMatch(/^ {2}loop: false,\n {2}slidesToScroll: 1,$/m)
  })

  test('Lazy loader: minimum size 40', () => {
    expect(constant('inertia/media/useLazyPicture.ts', 'MINIMUM_SIZE')).toBe('40')
  })

  test.each([
    ['lg', 48, 'min-h-12'],
    ['md', 40, 'min-h-10'],
    ['sm', 28, 'min-h-7'],
  ] as const)('Button heights: %s %i px', (size, _, height) => {
    expect(tag(render(<Button size={size}>x</Button>), 'button')).toContain(height)
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
})

describe('§2 Screens and routes', () => {
  test('the overview button by text_overview if it is not empty, else by “global.navigation.overview”', () => {
    expect(words(render(<OverviewButton item={ITEM} />))).toBe('global.navigation.overview')
    const item = { ...ITEM, text_overview: 'Alle Profile' }
    expect(words(render(<OverviewButton item={item} />))).toBe('Alle Profile')
  })

  test('buttons remove “app.” from a route, and a square one is called by “global.full_story”', () => {
    expect(render(<Button pageKey="app.contact">x</Button>)).toContain('href="/de/kontakt"')
    expect(words(render(<Button variant="square" />))).toBe('Mehr lesen')
    expect(text('de', 'global.full_story')).toBe('Mehr lesen')
  })
})

describe('§3 Entities and their fields', () => {
  test('sector and origin options', () => {
    expect(SECTORS.join(' ')).toBe(
      'private_customer floor_layer painter objector wholesaler architect others'
    )
    expect(ORIGINS.join(' ')).toBe('search_engine recommendation')
  })
})

describe('§5 Validation rules', () => {
  test('server field errors are shown under name, company, city, zip, street, email', () => {
    expect(SHOWN_ERRORS.join(', ')).toBe('name, company, city, zip, street, email')
  })
})
