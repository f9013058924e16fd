import config from '../../../playwright.config'
import {
  atEachWidth,
  brokenWords,
  expectFits,
  lostText,
  narrowTexts,
  openAccordions,
  overflow,
  protrudingButtons,
} from '../layout'
import { test } from '../reading'
import { expect, open, scrollTo } from '../test'

/** A visitor who has set the browser's text to twice its size. */
test.use({
  launchOptions: {
    ...config.use?.launchOptions,
    args: [...(config.use?.launchOptions?.args ?? []), '--blink-settings=defaultFontSize=32'],
  },
})

const PAGES = [
  '/de',
  '/de/produkte',
  '/de/produkte/uebergangsprofile/uebergang-38-clip',
  '/de/service',
  '/de/kontakt',
  '/ru',
  '/de/designsystem',
  '/de/designsystem/typografie',
]

/** Pages with facts, lists and tiles in columns, in languages with long words. */
const COLUMNS = [
  '/ru/produkciya/plintusy/plintus-alyuminievyi-40-80',
  '/fi/tuotteet/jalkalistat/alumiinijalkalista-40-80',
  '/de/service/downloads',
  '/ru/servis/zagruzki',
  '/de/unternehmen',
]

/**
 * Pages with a bar at the bottom of a phone's window or with several narrow columns, in languages
 * with long words.
 */
const PHONE = [
  '/de/produkte/uebergangsprofile/uebergang-38-clip?h=12&article=10102&colour=silver_matt&length=270',
  '/ru/produkciya/stykovochnye-profili/styk-38-clip?h=12&article=10102&colour=silver_matt&length=270',
  '/de/produkte/profilberater?place=doorway&step=next',
  '/ru/produkciya/podbor-profilya?place=doorway&step=next',
  '/de/produkte/materialliste?list=1**10101*scolour-silver_matt*l270*m3x0.9*rFlur**sample*scolour-silver_matt',
  '/de/farben',
  '/de/dekore',
  '/de/service/fragen',
]

/** What has pictures, or figures, beside texts. */
const BESIDE_PICTURES = [
  '/de/produkte',
  '/de/produkte/uebergangsprofile/uebergang-38-clip?h=12&article=10102&colour=silver_matt&length=270',
  '/de/produkte/profilberater?place=doorway&left=parquet_floating&right=tile&step=result',
  '/de/dekore',
  '/de/service',
  '/de/unternehmen',
  '/de/kontakt?group=product_families.transition.clip_38&article=10102',
  '/de/suche?q=treppenkante',
]

for (const path of PAGES) {
  test(`${path} loses nothing with text of twice the size`, async ({ page }) => {
    await open(page, path)
    await expect(page.locator('html')).toHaveCSS('font-size', '32px')
    await openAccordions(page)
    await expectFits(page, [1440, 768, 390])
  })
}

for (const path of COLUMNS) {
  test(`${path} fits and tears no word with text of twice the size`, async ({ page }) => {
    await open(page, path)
    await atEachWidth(page, [768, 390, 320], async (at) => {
      expect(await overflow(page), at).toBe(0)
      const torn = await brokenWords(page, 'main :is([download], .grid-cols-words, #choice dl)')
      expect(torn, at).toEqual([])
    })
  })
}

for (const path of PHONE) {
  test(`${path} fits on a phone with text of twice the size, and its bar tears no word`, async ({
    page,
  }) => {
    await open(page, path)
    await page.keyboard.press('End')
    await atEachWidth(page, [390, 320], async (at) => {
      expect(await overflow(page), at).toBe(0)
      expect(await brokenWords(page, '.foot-bar'), at).toEqual([])
      expect(await lostText(page), at).toEqual([])
    })
  })
}

for (const path of BESIDE_PICTURES) {
  test(`${path} gives no text a column of a few letters`, async ({ page }) => {
    await open(page, path)
    await openAccordions(page)
    await atEachWidth(page, [390, 320], async (at) => {
      expect(await narrowTexts(page), at).toEqual([])
      expect(await protrudingButtons(page), at).toEqual([])
    })
  })
}

test('the bar of a choice covers neither the end nor what has the focus', async ({ page }) => {
  await page.setViewportSize({ width: 660, height: 800 })
  for (const path of PHONE.slice(0, 2)) {
    await open(page, path)
    const last = page.getByRole('contentinfo').getByRole('link').last()
    const bar = page.locator('.choice-bar')
    const bottom = () => last.evaluate((link) => link.getBoundingClientRect().bottom)
    const covered = async () =>
      (await bottom()) - (await bar.evaluate((element) => element.getBoundingClientRect().top))
    /** The page grows while it scrolls. */
    const coveredAtEnd = async () => {
      await page.keyboard.press('End')
      return (await bar.isVisible()) ? covered() : Number.NaN
    }
    await expect.poll(coveredAtEnd, path).toBeLessThanOrEqual(0)

    const end = await page.evaluate(() => scrollY)
    await scrollTo(page, end - (780 - (await bottom())))
    expect(await covered()).toBeGreaterThan(0)
    await last.focus()
    await expect.poll(covered, `${path}, focused`).toBeLessThanOrEqual(0)
  }
})

test('the bar of a choice gives way where it would take half a window', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  for (const path of PHONE.slice(0, 2)) {
    await open(page, path)
    const bar = page.locator('.choice-bar')
    await expect(bar, path).toBeAttached()
    await expect(bar, path).not.toBeInViewport()
    await page.locator('main a:visible').last().focus()
    await expect(bar, path).not.toBeInViewport()
    await bar.getByRole('link').focus()
    await expect(bar.getByRole('link'), path).toBeInViewport({ ratio: 1 })
  }
})

test('a contact person fits with text of twice the size', async ({ page }) => {
  await open(page, '/ru/produkciya/plintusy/plintus-alyuminievyi-40-80')
  await page.getByRole('heading', { name: 'Ваше контактное лицо' }).scrollIntoViewIfNeeded()
  await expect(page.getByRole('article').getByRole('link', { name: '@' })).toBeVisible()
  await atEachWidth(page, [390, 320], async (at) => {
    expect(await overflow(page), at).toBe(0)
  })
})

test('a telephone number in a text breaks before it is cut off', async ({ page }) => {
  await open(page, '/de/service/montageanleitungen')
  await expectFits(page, [320])
})
