import type { Page } from 'playwright/test'
import { formTest as test } from '../reading'
import { CORE, expect, test as freshTest, open } from '../test'

const PAGE = '/de/unternehmen'

function thumbnails(page: Page) {
  return page.locator('figure', { hasText: 'Vier Eloxalfarben' }).getByRole('link')
}

function modal(page: Page) {
  return page.getByRole('dialog', { name: 'Vier Eloxalfarben' })
}

/** The index of the picture that the modal shows. */
function shown(page: Page): Promise<number> {
  return modal(page).evaluate((row) => row.scrollLeft / row.clientWidth)
}

async function openPicture(page: Page, index: number) {
  await open(page, PAGE)
  await thumbnails(page).nth(index).click()
  await expect(modal(page)).toBeVisible()
  await expect.poll(() => shown(page)).toBe(index)
}

test('the space bar opens it, as the link says to screen readers', async ({ page }) => {
  await open(page, PAGE)
  const link = thumbnails(page).nth(1)
  await expect(link).toHaveAttribute('aria-haspopup', 'dialog')
  await link.press('Space')
  await expect(modal(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(link).toBeFocused()
})

test('the thumbnails stand in as many columns as there is room for', async ({ page }) => {
  await open(page, PAGE)
  for (const [width, columns] of [
    [390, 1],
    [768, 2],
    [1024, 3],
    [1280, 4],
  ] as const) {
    await page.setViewportSize({ width, height: 800 })
    const tops = await thumbnails(page).evaluateAll((all) =>
      all.map((each) => each.getBoundingClientRect().top)
    )
    expect(
      tops.filter((top) => top === tops[0]),
      `at ${width} px`
    ).toHaveLength(columns)
  }
})

freshTest('a click opens all pictures and after 100 ms scrolls to that one', async ({ page }) => {
  await open(page, PAGE)
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
  await thumbnails(page).nth(2).click()
  await expect(modal(page).getByRole('img')).toHaveCount(4)
  await expect(modal(page).getByText('Bild 3 von 4')).toBeVisible()
  await page.clock.runFor(99)
  expect(await shown(page)).toBe(0)
  await page.clock.runFor(1)
  await expect.poll(() => shown(page)).toBe(2)
  await expect(page).toHaveURL(PAGE)
})

test('it scrolls smoothly, and at once where motion is not wanted', async ({ page }) => {
  await openPicture(page, 1)
  await expect(modal(page)).toHaveCSS('scroll-behavior', 'smooth')
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await expect(modal(page)).toHaveCSS('scroll-behavior', 'auto')
})

test('keys and buttons change the picture and stop at both ends', CORE, async ({ page }) => {
  await openPicture(page, 1)
  const next = modal(page).getByRole('button', { name: 'Weiter' })
  const previous = modal(page).getByRole('button', { name: 'Zurück' })
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowLeft')
  await expect(modal(page).getByText('Bild 1 von 4')).toBeVisible()
  await expect.poll(() => shown(page)).toBe(0)
  await expect(previous).toHaveAttribute('aria-disabled', 'true')

  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await expect(modal(page).getByText('Bild 3 von 4')).toBeVisible()
  await expect.poll(() => shown(page)).toBe(2)

  await next.click()
  await expect.poll(() => shown(page)).toBe(3)
  await expect(next).toHaveAttribute('aria-disabled', 'true')
  await expect(next).toBeFocused()
  await page.keyboard.press('Home')
  await expect.poll(() => shown(page)).toBe(0)
  await page.keyboard.press('End')
  await expect.poll(() => shown(page)).toBe(3)
})

freshTest(
  'a turn that is interrupted leaves words and buttons that say what is shown',
  async ({ page }) => {
    /** WebKit does not fire `scrollend`. */
    await page.addInitScript(() =>
      window.addEventListener('scrollend', (event) => event.stopImmediatePropagation(), true)
    )
    await openPicture(page, 0)
    await page.keyboard.press('End')
    await expect(modal(page).getByText('Bild 4 von 4')).toBeVisible()
    await expect.poll(() => shown(page)).toBeGreaterThan(0)
    await page.mouse.move(200, 300)
    /**
     * A smooth scroll may override a wheel event and continue to its end: then the wheel is turned
     * again.
     */
    await expect(async () => {
      await page.mouse.wheel(-4000, 0)
      await expect(modal(page).getByText('Bild 1 von 4')).toBeVisible({ timeout: 1_000 })
      expect(await shown(page)).toBe(0)
      const next = modal(page).getByRole('button', { name: 'Weiter' })
      expect(await next.getAttribute('aria-disabled')).toBe('false')
    }).toPass()
  }
)

freshTest('a key that is pressed while the modal opens is not undone', async ({ page }) => {
  await open(page, PAGE)
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
  await thumbnails(page).first().press('Enter')
  await expect(modal(page).getByText('Bild 1 von 4')).toBeVisible()
  await page.clock.runFor(99)
  await page.keyboard.press('ArrowRight')
  await page.clock.runFor(1_000)
  await expect(modal(page).getByText('Bild 2 von 4')).toBeVisible()
  await expect.poll(() => shown(page)).toBe(1)
})

test('with forced colours the buttons and what they say stay to be seen', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await openPicture(page, 0)
  const next = modal(page).getByRole('button', { name: 'Weiter' })
  const previous = modal(page).getByRole('button', { name: 'Zurück' })
  const colour = (button: typeof next) => button.evaluate((each) => getComputedStyle(each).color)
  const ground = await modal(page).evaluate((each) => getComputedStyle(each).backgroundColor)
  expect(await colour(next)).not.toBe(ground)
  expect(await colour(previous)).not.toBe(await colour(next))
})

test('a swipe changes the picture, and the words follow', async ({ page }) => {
  await openPicture(page, 1)
  await modal(page).evaluate((row) => row.scrollBy({ left: row.clientWidth * 0.8 }))
  await expect(modal(page).getByText('Bild 3 von 4')).toBeVisible()
  await expect.poll(() => shown(page)).toBe(2)
})

test('Escape and the close button give the focus back to the thumbnail', CORE, async ({ page }) => {
  await openPicture(page, 2)
  await page.keyboard.press('Escape')
  /** Waits until the dialog has left the document, since a test is faster than any visitor. */
  await expect(page.locator('main dialog')).toHaveCount(0)
  await expect(thumbnails(page).nth(2)).toBeFocused()

  await page.keyboard.press('Enter')
  await modal(page).getByRole('button', { name: 'Schließen' }).click()
  await expect(modal(page)).toBeHidden()
  await expect(thumbnails(page).nth(2)).toBeFocused()
})
