import { alive, expect, settle, test } from './test'

/** Where navigation and text are laid out differently, and languages that need other parts of the typeface. */
const WIDTHS = [390, 768, 1024, 1440]
const PAGES = ['/de', '/ru', '/lt', '/de/kontakt']

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
      await page.waitForFunction(
        () => performance.getEntriesByName('first-contentful-paint').length > 0
      )
      font.resolve()
      await page.evaluate(() => document.fonts.ready.then(() => undefined))
      scripts.resolve()
      await alive(page)
      /** A shift is told some frames after it. */
      await settle(page)
      expect(shifts).toEqual([])
    })
  }
}
