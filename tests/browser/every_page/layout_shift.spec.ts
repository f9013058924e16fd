import type { Page } from 'playwright/test'
import { WHOLE_LOCALES } from '../../fixtures/content/whole_locales'
import { overflow } from '../layout'
import { PAGE_OF_EVERY_KIND } from '../pages'
import { alive, expect, holdBack, open, scrollTo, settle, test } from '../test'

/**
 * Languages whose navigation and text are laid out differently, or that need other subsets of the
 * font.
 */
const WIDTHS = [390, 768, 1024, 1440]
const PAGES = ['/de', '/en', '/ru', '/lt', '/de/kontakt']

/** Waits for the first paint of the page. */
async function isPainted(page: Page) {
  await page.waitForFunction(
    () => performance.getEntriesByName('first-contentful-paint').length > 0
  )
}

for (const path of PAGES) {
  for (const width of WIDTHS) {
    test(`nothing moves on ${path} at ${width} px when typeface and scripts come late`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 })
      const shifts: string[] = []
      await page.exposeFunction('noteShift', (shift: string) => shifts.push(shift))
      await page.addInitScript(() => {
        const note = Reflect.get(window, 'noteShift') as (shift: string) => void
        new PerformanceObserver((list) => {
          for (const shift of list.getEntries()) note(JSON.stringify(shift))
        }).observe({ type: 'layout-shift', buffered: true })
      })
      const font = Promise.withResolvers<void>()
      const scripts = Promise.withResolvers<void>()
      await page.route(/\.woff2$/, (route) => font.promise.then(() => route.continue()))
      await page.route(/\.js$/, (route) => scripts.promise.then(() => route.continue()))

      await page.goto(path, { waitUntil: 'commit' })
      await isPainted(page)
      font.resolve()
      await page.evaluate(() => document.fonts.ready.then(() => undefined))
      scripts.resolve()
      await alive(page)
      /** Chromium reports a shift some frames later. */
      await settle(page)
      expect(shifts).toEqual([])
    })
  }
}

for (const path of [...PAGE_OF_EVERY_KIND, '/de/service/kontrast?tread_lrv=20&nosing_lrv=80']) {
  test(`what needs code has its place on ${path} before the code is there`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    /** The height of the page, and the widths of its fields. */
    const measure = () =>
      page.evaluate(() => [
        document.documentElement.scrollHeight,
        ...Array.from(
          document.querySelectorAll('main :is(input, select, textarea)[name]:not([type="hidden"])'),
          (field) => Math.round(field.getBoundingClientRect().width)
        ),
      ])
    const release = await holdBack(page, /\.js$/)
    await page.goto(path, { waitUntil: 'commit' })
    await isPainted(page)
    await page.evaluate(() => document.fonts.ready.then(() => undefined))
    const before = await measure()
    release()
    await alive(page)
    for (let top = 0; top < before[0]; top += 600) await scrollTo(page, top)
    await page.waitForLoadState('networkidle')
    expect(await measure()).toEqual(before)
  })
}

/** The contact with the most details, and two on pages of texts. */
for (const path of [
  '/de/produkte/uebergangsprofile/uebergang-38-clip',
  '/de/unternehmen',
  '/de/service',
]) {
  test(`the contact person of ${path} fits the place kept, in every language`, async ({ page }) => {
    /** Delays the answers within the page: Playwright's routes disable the cache. */
    await page.addInitScript(() => {
      const answered = new Promise((answer) => addEventListener('answer', answer))
      const fetchNow = window.fetch.bind(window)
      window.fetch = async (target, options) => {
        if (target === '/api/contact') await answered
        return fetchNow(target, options)
      }
    })
    await page.goto(path)
    const links = page.locator('link[rel="alternate"][hreflang]:not([hreflang="x-default"])')
    const addresses = await links.evaluateAll((all: HTMLLinkElement[]) =>
      all.map(({ href }) => new URL(href).pathname)
    )
    expect(addresses.length).toBeGreaterThanOrEqual(WHOLE_LOCALES.length)
    const grown: string[] = []
    for (const address of addresses) {
      await open(page, address)
      await page.locator('[aria-busy]').last().scrollIntoViewIfNeeded()
      const place = await page.waitForSelector('[aria-busy="true"]')
      const heightAt = async (width: number) => {
        await page.setViewportSize({ width, height: 900 })
        return place.evaluate((each) => each.getBoundingClientRect().height)
      }
      const heights = new Map<number, number>()
      for (const width of [320, ...WIDTHS]) heights.set(width, await heightAt(width))
      await page.evaluate(() => dispatchEvent(new Event('answer')))
      await place.waitForSelector('article')
      for (const [width, height] of heights) {
        const taken = await heightAt(width)
        if (taken > height) grown.push(`${address} at ${width} px: from ${height} to ${taken} px`)
        if ((await overflow(page)) > 0) grown.push(`${address} at ${width} px: beyond the window`)
      }
    }
    expect(grown).toEqual([])
  })
}
