/**
 * What the pictures of a page weigh for somebody who reads it to its end, and whether anything moves
 * while they come.
 */

/** A page of each kind that lives by its pictures. */
const PAGES = [
  '/de',
  '/de/produkte/uebergangsprofile',
  '/de/referenzen',
  '/de/farben',
  '/de/dekore',
]

/** A phone with a fine screen, and a desk. */
const SCREENS = [
  { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 },
  { viewport: { width: 1440, height: 900 }, deviceScaleFactor: 1 },
]

/** Rows for the table of promised figures. */
export async function pictures(browser, site) {
  const rows = []
  for (const path of PAGES) {
    const visits = []
    for (const screen of SCREENS) visits.push(await readToTheEnd(browser, site + path, screen))
    const shift = Math.max(...visits.map((visit) => visit.shift))
    rows.push({
      what: `pictures of ${path} at 390 (2×) and 1440 px, layout shift`,
      promise: 'CLS 0',
      today: `${visits.map(({ size }) => `${Math.round(size / 1000)} kB`).join(', ')}; CLS ${shift.toFixed(3)}`,
      isMet: shift === 0,
    })
  }
  return rows
}

/** Scrolls through a page as a reader does; gives the bytes of its pictures and its layout shift. */
async function readToTheEnd(browser, address, screen) {
  const context = await browser.newContext(screen)
  const page = await context.newPage()
  const sizes = []
  page.on('response', (response) => {
    if (response.request().resourceType() === 'image') sizes.push(response.body())
  })
  await page.addInitScript(() => {
    window.shift = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if (!entry.hadRecentInput) window.shift += entry.value
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.goto(address, { waitUntil: 'load' })
  const end = await page.evaluate(() => document.documentElement.scrollHeight)
  for (let top = 0; top < end; top += screen.viewport.height / 2) {
    await page.evaluate((y) => window.scrollTo(0, y), top)
    await page.waitForTimeout(100)
  }
  await page.waitForLoadState('networkidle')
  const shift = await page.evaluate(() => window.shift)
  const bodies = await Promise.all(sizes)
  await context.close()
  return { shift, size: bodies.reduce((total, body) => total + body.length, 0) }
}
