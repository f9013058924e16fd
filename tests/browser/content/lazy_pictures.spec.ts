import type { Locator, Page } from 'playwright/test'
import {
  alive,
  collectAddresses,
  expect,
  followToImprint,
  open,
  scriptlessTest,
  scrollTo,
  test,
} from '../test'

const PAGE = '/de/service'
const THUMB = /-thumb\.jpg$/

/** The photograph far down on the page. */
function photo(page: Page): Locator {
  return page.getByRole('img', { name: /^Weiße Sockelleiste/ })
}

/** Scrolls until the photograph is so many pixels below the window. */
async function leaveBelow(page: Page, distance: number) {
  const top = await photo(page).evaluate(
    (image) => image.getBoundingClientRect().top + window.scrollY - window.innerHeight
  )
  await scrollTo(page, top - distance)
}

/** The address of what a picture shows, once it is there. */
function shown(picture: Locator): Promise<string> {
  return picture.evaluate((image: HTMLImageElement) => (image.complete ? image.currentSrc : ''))
}

for (const { width, height, expansion } of [
  { width: 1440, height: 900, expansion: 500 },
  { width: 390, height: 844, expansion: 370 },
  { width: 844, height: 390, expansion: 370 },
]) {
  test(`at ${width} × ${height} px a picture loads ${expansion} px before it is seen`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height })
    await open(page, PAGE)
    await leaveBelow(page, expansion + 20)
    await expect(photo(page)).toHaveAttribute('src', THUMB)
    await leaveBelow(page, expansion - 20)
    await expect(photo(page)).not.toHaveAttribute('src', THUMB)
    await expect.poll(() => shown(photo(page))).toMatch(/\.avif$/)
  })
}

test('a picture is fetched as wide as it is shown, and wider later', async ({ page }) => {
  await page.setViewportSize({ width: 300, height: 800 })
  await open(page, PAGE)
  await leaveBelow(page, 0)
  await expect.poll(() => shown(photo(page))).toMatch(/-sm\.avif$/)
  await page.setViewportSize({ width: 900, height: 800 })
  await expect.poll(() => shown(photo(page))).toMatch(/-lg\.avif$/)
})

test('the thumb keeps the picture’s place, so that nothing moves', async ({ page }) => {
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const shift of list.getEntries()) console.warn(`moved: ${JSON.stringify(shift)}`)
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await open(page, PAGE)
  await leaveBelow(page, 600)
  const place = await photo(page).boundingBox()
  await leaveBelow(page, -300)
  await expect.poll(() => shown(photo(page))).toMatch(/\.avif$/)
  const size = await photo(page).boundingBox()
  expect([size?.width, size?.height]).toEqual([place?.width, place?.height])
})

test('a picture that was seen is there at once on the way back', async ({ page }) => {
  await open(page, PAGE)
  await leaveBelow(page, 0)
  await expect.poll(() => shown(photo(page))).toMatch(/\.avif$/)
  const fetched = collectAddresses(page, /stairs/)

  await followToImprint(page)
  await page.goBack()
  await photo(page).waitFor()
  expect(await photo(page).getAttribute('src')).not.toMatch(THUMB)
  expect(fetched).toEqual([])
})

test('the first picture of a page is preloaded once, by the server alone', async ({ page }) => {
  const html = await (await page.request.get('/de')).text()
  const preloads = html.match(/<link[^>]*as="image"[^>]*>/g) ?? []
  expect(preloads).toHaveLength(1)
  expect(html.indexOf(preloads.join())).toBeLessThan(html.indexOf('</head>'))

  await open(page, '/de')
  await followToImprint(page)
  await page.goBack()
  await alive(page)
  await expect(page.locator('link[as="image"]')).toHaveCount(0)
})

scriptlessTest(
  'without JavaScript the picture itself is there, and nothing else in its place',
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(PAGE)
    await expect(photo(page)).toHaveCount(1)
    await photo(page).scrollIntoViewIfNeeded()
    await expect.poll(() => shown(photo(page))).toMatch(/\.avif$/)
    const box = await photo(page).boundingBox()
    expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(1.5, 1)
  }
)
