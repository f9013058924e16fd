import type { Page } from 'playwright/test'
import { formTest as test } from '../reading'
import { CORE, collectAddresses, expect, holdBack, open, scriptlessTest, settle } from '../test'

const PAGE = '/de/designsystem'

/** A step with three pictures. */
function carousel(page: Page) {
  return page.getByRole('region', { name: 'Sägen und entgraten' })
}

function dot(page: Page, number: number) {
  return carousel(page).getByRole('button', { name: `Bild ${number} von 3` })
}

/** The distance of each slide from the visible position, in widths of a slide. */
function offsets(page: Page): Promise<number[]> {
  return carousel(page)
    .locator('[data-carousel] > *')
    .evaluate((row) => {
      const viewport = row.parentElement?.getBoundingClientRect() ?? new DOMRect()
      return Array.from(row.children, ({ firstElementChild: slide }) => {
        const { left = 0 } = slide?.getBoundingClientRect() ?? {}
        return Math.round((left - viewport.left) / viewport.width) || 0
      })
    })
}

/** Opens the page and waits until Embla controls the carousel. */
async function openCarousel(page: Page) {
  await open(page, PAGE)
  await expect(dot(page, 1)).toBeVisible()
}

test('dots and buttons select the slide, and stop at both ends', CORE, async ({ page }) => {
  await openCarousel(page)
  const next = carousel(page).getByRole('button', { name: 'Weiter' })
  const previous = carousel(page).getByRole('button', { name: 'Zurück' })
  await expect(dot(page, 1)).toHaveAttribute('aria-current', 'true')
  await expect(previous).toHaveAttribute('aria-disabled', 'true')

  await next.click()
  await expect(carousel(page).locator('[aria-live="polite"]')).toHaveText(/^Bild 2 von 3: ./)
  await expect.poll(() => offsets(page)).toEqual([-1, 0, 1])
  await dot(page, 3).click()
  await expect.poll(() => offsets(page)).toEqual([-2, -1, 0])
  await expect(dot(page, 3)).toHaveAttribute('aria-current', 'true')
  await expect(next).toHaveAttribute('aria-disabled', 'true')
  await next.press('Enter')
  await expect(dot(page, 3)).toHaveAttribute('aria-current', 'true')
  await expect(carousel(page).locator('[aria-live="polite"]')).toHaveText(/^Bild 3 von 3: ./)
  await expect.poll(() => offsets(page)).toEqual([-2, -1, 0])
  await previous.click()
  await expect.poll(() => offsets(page)).toEqual([-1, 0, 1])
})

test('a drag selects the slide and opens nothing', async ({ page }) => {
  await openCarousel(page)
  const picture = carousel(page).getByRole('link').first()
  await picture.scrollIntoViewIfNeeded()
  const box = await picture.boundingBox()
  if (!box) throw new Error('The picture is not there')
  const middle = box.y + box.height / 2
  await page.mouse.move(box.x + box.width * 0.8, middle)
  await page.mouse.down()
  await page.mouse.move(box.x + box.width * 0.1, middle, { steps: 8 })
  await page.mouse.up()
  await expect(dot(page, 2)).toHaveAttribute('aria-current', 'true')
  await expect.poll(() => offsets(page)).toEqual([-1, 0, 1])
  await expect(page.getByRole('dialog')).toBeHidden()
})

test('a slide that gets the focus is shown', async ({ page }) => {
  await openCarousel(page)
  await carousel(page).getByRole('link').first().focus()
  await page.keyboard.press('Tab')
  await expect(carousel(page).getByRole('link').nth(1)).toBeFocused()
  await expect.poll(() => offsets(page)).toEqual([-1, 0, 1])
  await expect(dot(page, 2)).toHaveAttribute('aria-current', 'true')
})

test('a slide is shown however long after the key it gets the focus', async ({ page }) => {
  await openCarousel(page)
  await carousel(page).getByRole('link').first().focus()
  await page.keyboard.press('Shift')
  await carousel(page).getByRole('link').nth(1).focus()
  await expect(dot(page, 2)).toHaveAttribute('aria-current', 'true')
  await expect.poll(() => offsets(page)).toEqual([-1, 0, 1])
})

test('a slide that got the focus before the carousel could move is shown', async ({ page }) => {
  const release = await holdBack(page, '**/CarouselMotion*')
  await open(page, PAGE)
  await carousel(page).getByRole('link').first().focus()
  await page.keyboard.press('Tab')
  await expect(carousel(page).getByRole('link').nth(1)).toBeFocused()
  // The browser has not begun to scroll there
  await carousel(page)
    .locator('[data-carousel]')
    .evaluate((row) => row.scrollTo({ left: 0, behavior: 'instant' }))
  release()
  await expect(dot(page, 2)).toHaveAttribute('aria-current', 'true')
  await expect.poll(() => offsets(page)).toEqual([-1, 0, 1])
})

test('a click on a slide opens the gallery at that picture', async ({ page }) => {
  await openCarousel(page)
  await dot(page, 2).click()
  await expect.poll(() => offsets(page)).toEqual([-1, 0, 1])
  const slide = carousel(page).getByRole('link').nth(1)
  await slide.click()
  const modal = page.getByRole('dialog', { name: 'Sägen und entgraten' })
  await expect(modal.getByText('Bild 2 von 3')).toBeVisible()
  await expect(modal.getByRole('img').nth(1)).toBeInViewport()
  await page.keyboard.press('Escape')
  await expect(slide).toBeFocused()
})

test('a single picture opens the gallery', async ({ page }) => {
  await open(page, PAGE)
  const step = page.getByRole('listitem').filter({ hasText: 'Deckprofil eindrücken' })
  await step.getByRole('link').click()
  const modal = page.getByRole('dialog', { name: 'Deckprofil eindrücken' })
  await expect(modal.getByRole('img')).toHaveCount(1)
  await expect(modal.getByRole('button')).toHaveCount(1)
})

test('without motion the slide changes at once, and stays at any width', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openCarousel(page)
  await dot(page, 3).click()
  await settle(page)
  expect(await offsets(page)).toEqual([-2, -1, 0])
  await page.setViewportSize({ width: 700, height: 800 })
  await expect.poll(() => offsets(page)).toEqual([-2, -1, 0])
})

test('Embla is fetched only by a page with a carousel', async ({ page }) => {
  const fetched = collectAddresses(page, /CarouselMotion/)
  await open(page, '/de/kontakt')
  await page.waitForLoadState('networkidle')
  expect(fetched).toEqual([])

  await openCarousel(page)
  expect(fetched).toHaveLength(1)
})

scriptlessTest(
  'without JavaScript the slides are a row that scrolls, with nothing that does not work',
  async ({ page }) => {
    await page.goto(PAGE)
    await expect(carousel(page).getByRole('button')).toHaveCount(0)
    const last = carousel(page).getByRole('link').last()
    await last.scrollIntoViewIfNeeded()
    await expect
      .poll(() =>
        carousel(page)
          .locator('div')
          .first()
          .evaluate((row) => row.scrollLeft)
      )
      .toBeGreaterThan(0)
    await expect(last).toHaveAttribute('href', /^\/media\/service-[0-9a-f]{10}\.jpg$/)
  }
)
