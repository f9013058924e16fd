import { DESKTOP_LIMITS } from '../heights'
import {
  atEachWidth,
  brokenWords,
  expectFits,
  focusedPlace,
  longestTransition,
  lostText,
  openAccordions,
  overflow,
  smallTargets,
  tornWords,
  unevenFields,
  widenTextSpacing,
} from '../layout'
import { DESIGNSYSTEM, FOUR_PRODUCTS } from '../pages'
import { test } from '../reading'
import { expect, footerLink, open, settle } from '../test'

const EVERY_PAGE = [
  ...DESIGNSYSTEM,
  `/de/produkte/vergleich?${FOUR_PRODUCTS}`,
  ...[
    '/de/produkte/profilberater',
    '/ru/produkciya/podbor-profilya',
    '/fi/tuotteet/listavalitsin',
  ].map((path) => `${path}?place=doorway&left=laminate&right=tile&joint=22&wheels=sometimes`),
  '/de',
  '/de/produkte',
  '/de/produkte/treppenkanten',
  '/de/produkte/uebergangsprofile/uebergang-38-clip',
  '/de/farben',
  '/de/dekore',
  '/de/referenzen',
  '/de/aktuelles',
  '/de/jobs',
  '/de/service',
  '/de/unternehmen',
  '/de/kontakt',
  '/de/newsletter',
  '/de/impressum',
  '/de/datenschutz',
  '/de/barrierefreiheit',
  '/fi',
  '/fi/tuotteet',
  '/fi/yhteystiedot',
  '/ru',
  '/ru/produkciya',
  '/ru/kontakty',
  '/lt',
  '/lt/gaminiai',
  '/lt/kontaktai',
]

/** One page of every component. */
const SAMPLES = [
  ...DESIGNSYSTEM,
  '/de',
  '/de/produkte',
  '/de/produkte/profilberater?place=doorway&left=vinyl_hdf&right=parquet_glued&drill=no',
  `/de/produkte/vergleich?${FOUR_PRODUCTS}`,
  '/de/service',
  '/de/kontakt',
  '/ru',
]

/** Pages with tables or nested columns, in the languages with the longest words. */
const NARROW_COLUMNS = [
  '/de/service/kontrast?tread=decor-oak_smoked',
  '/ru/servis/kontrast?tread=decor-oak_smoked',
  '/ru/produkciya/stykovochnye-profili/styk-38-clip',
  '/fi/tuotteet/porraslistat/porraslista-52-liukuestenauhalla',
  '/fi/tuotteet/eritasolistat/eritasolista-46-clip',
  '/lv/produkti/profilu-padomnieks?place=doorway',
  '/de/kontakt',
]

/**
 * Pages with long words in titles, facts and lists; no browser hyphenates all of these languages.
 */
const LONG_WORDS = [
  '/de',
  '/de/produkte/profilberater?place=doorway&step=next',
  '/ru',
  '/ru/produkciya/ugolki',
  '/ru/pravovaya-informaciya',
  '/fi/varit',
  '/fi/tietosuoja',
  '/fi/tuotteet/kulmalistat/erikylkinen-kulmalista-20-50',
  '/et/kontakt',
  '/de/referenzen/autohaus-veltmann',
  '/ru/obekty/vrachebnyi-kabinet-v-staroi-pochte',
]

/** Forms in which some labels take one line and some two. */
const FIELDS = [
  '/de/service/kontrast',
  '/ru/servis/kontrast',
  '/de/produkte/uebergangsprofile',
  '/de/produkte/profilberater?place=doorway',
  '/de/produkte/vergleich',
  '/de/farben/farbabgleich',
  '/de/kontakt',
  '/fi/yhteystiedot',
  '/lt/kontaktai',
  '/lv/kontakti',
  '/ru/kontakty',
]

test.describe('on a screen of 320 px', () => {
  test.use({ viewport: { width: 320, height: 640 } })

  for (const path of EVERY_PAGE) {
    test(`${path} fits`, async ({ page }) => {
      await open(page, path)
      await openAccordions(page)
      expect(await overflow(page)).toBe(0)
      expect(await lostText(page)).toEqual([])
    })
  }
})

for (const path of SAMPLES) {
  test(`${path} loses nothing with wider text spacing`, async ({ page }) => {
    await open(page, path)
    await openAccordions(page)
    await widenTextSpacing(page)
    await expectFits(page, [1280, 320])
  })

  test(`what can be pressed on ${path} is at least 24 px wide and high`, async ({ page }) => {
    await open(page, path)
    await openAccordions(page)
    await atEachWidth(page, [320, 1280], async (at) => {
      expect(await smallTargets(page), at).toEqual([])
    })
  })
}

for (const path of NARROW_COLUMNS) {
  test(`no short word of ${path} is torn, and nothing widens the page`, async ({ page }) => {
    await open(page, path)
    await atEachWidth(page, [1440, 1024, 768, 390, 320], async (at) => {
      expect(await overflow(page), at).toBe(0)
      expect(await tornWords(page), at).toEqual([])
    })
  })
}

for (const path of LONG_WORDS) {
  test(`no title, fact or entry of ${path} has a torn word`, async ({ page }) => {
    await open(page, path)
    await openAccordions(page)
    await atEachWidth(page, [1280, 1024, 768, 352, 320], async (at) => {
      expect(await overflow(page), at).toBe(0)
      /** This Chromium lacks the dictionary that hyphenates names of colours. */
      const torn = await brokenWords(
        page,
        'main :is(h1, h2, h3, dl, td, li:not(.swatch-chips > li))'
      )
      expect(torn, at).toEqual([])
    })
  })
}

for (const path of FIELDS) {
  test(`the fields of ${path} that stand beside each other stand on one line`, async ({ page }) => {
    await open(page, path)
    await openAccordions(page)
    await atEachWidth(page, [1440, 1280, 1024, 768, 390, 378, 320], async (at) => {
      expect(await unevenFields(page), at).toEqual([])
    })
  })
}

for (const { path, width } of [
  { path: '/de/service', width: 1280 },
  { path: '/en', width: 1280 },
  { path: '/en', width: 390 },
  /** This page has a bar at the bottom of the window. */
  { path: '/de/produkte/uebergangsprofile/uebergang-38-clip?article=10102', width: 390 },
]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } })

    test(`the keyboard's place on ${path} is never covered`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await open(page, path)
      const stops = await page.locator('a, button, summary').count()
      for (const key of ['Tab', 'Shift+Tab']) {
        const covered: string[] = []
        let reached = 0
        for (let step = 0; step < stops; step++) {
          await page.keyboard.press(key)
          const place = await focusedPlace(page)
          if (!place) break
          reached++
          if (place.covered) covered.push(place.name)
        }
        expect(covered, key).toEqual([])
        expect(reached, key).toBeGreaterThan(20)
        await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
        await page.getByRole('contentinfo').locator('a').last().focus()
      }
    })
  })
}

for (const [path, limit] of DESKTOP_LIMITS) {
  test(`on a large screen ${path} is no longer than promised`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 844 })
    await open(page, path)
    await settle(page)
    const length = await page.evaluate(() => document.documentElement.scrollHeight)
    expect(length).toBeLessThanOrEqual(limit)
  })
}

test('with forced colours the active item still stands out', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await open(page, '/de/service')
  const line = (name: string) =>
    page
      .getByRole('navigation', { name: 'Hauptnavigation' })
      .getByRole('button', { name })
      .evaluate((item) => getComputedStyle(item).borderBottomColor)
  expect(await line('Service')).not.toBe(await line('Produkte'))
  expect(await line('Unternehmen')).toBe(await line('Produkte'))
})

test('with forced colours the kind of hits that is shown still stands out', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await open(page, '/de/suche?q=treppe')
  const line = (name: RegExp) =>
    page
      .getByRole('link', { name })
      .first()
      .evaluate((item) => getComputedStyle(item).borderBottomColor)
  expect(await line(/^Alle$/)).not.toBe(await line(/^Artikel \(/))
  expect(await line(/^Fragen \(/)).toBe(await line(/^Artikel \(/))
})

test('with forced colours a quiet button is a line, not a box', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await open(page, '/de/farben/farbabgleich?colour=%23C8B79C')
  const button = page.getByRole('link', { name: 'Auswahl aufheben' })
  const [line, side, ground] = await button.evaluate((link) => {
    const { borderBottomColor, borderLeftColor } = getComputedStyle(link)
    return [borderBottomColor, borderLeftColor, getComputedStyle(document.body).backgroundColor]
  })
  expect(side).toBe(ground)
  expect(line).not.toBe(ground)
})

test('with forced colours panels and dialogs keep an edge', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await open(page, '/de/service')
  await page.getByRole('button', { name: /aktuell Deutsch/ }).click()
  const list = page.getByRole('dialog', { name: 'Sprache wählen' })
  await expect(list).not.toHaveCSS('border-left-width', '0px')
  await page.keyboard.press('Escape')
  await footerLink(page, 'Newsletter').click()
  const modal = page.getByRole('dialog', { name: 'Newsletter' })
  await expect(modal).not.toHaveCSS('border-left-width', '0px')
})

test('without motion nothing slides, fades or turns', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const path of ['/de', '/de/designsystem']) {
    await open(page, path)
    await openAccordions(page)
    expect(await longestTransition(page)).toBeLessThanOrEqual(0.0001)
  }
})
