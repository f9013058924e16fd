import type { Page } from 'playwright/test'
import { formTest as test } from '../reading'
import { CORE, expect, test as freshTest, open, settle } from '../test'

/** The slider of the Designsystem, and what is beside it. */
async function openSlider(page: Page) {
  await open(page, '/de/designsystem')
  const part = page.locator('#slider')
  await part.scrollIntoViewIfNeeded()
  const slider = part.getByRole('region', { name: 'Übergangsprofile' })
  await expect(slider.getByRole('button', { name: 'Weiter' })).toBeVisible()
  return {
    slider,
    slides: slider.getByRole('group'),
    next: slider.getByRole('button', { name: 'Weiter' }),
    previous: slider.getByRole('button', { name: 'Zurück' }),
    dot: (number: number) => slider.getByRole('button', { name: `Bild ${number} von 4` }),
  }
}

test('next, previous and dots choose the slide, which is said', CORE, async ({ page }) => {
  const { slider, slides, next, previous, dot } = await openSlider(page)
  await expect(slides.nth(0)).toBeInViewport({ ratio: 0.5 })
  await next.click()
  await expect(slides.nth(1)).toBeInViewport({ ratio: 0.5 })
  await expect(slides.nth(0)).not.toBeInViewport()
  await expect(slider.getByText('Bild 2 von 4: ')).toBeAttached()

  await dot(4).click()
  await expect(slides.nth(3)).toBeInViewport({ ratio: 0.5 })
  await expect(next).toHaveAttribute('aria-disabled', 'true')
  await previous.press('Enter')
  await expect(slides.nth(2)).toBeInViewport({ ratio: 0.5 })
})

freshTest('it stands still until somebody moves it', async ({ page }) => {
  await page.clock.install()
  const { slides } = await openSlider(page)
  await page.clock.runFor(60_000)
  await settle(page)
  await expect(slides.nth(0)).toBeInViewport({ ratio: 0.5 })
})

test('a carousel tells which slide it shows', async ({ page }) => {
  await open(page, '/de/designsystem')
  const part = page.locator('#carousel')
  const carousel = part.getByRole('region', { name: 'Übergang 38 Clip (dots buttons)' })
  await expect(part.getByText('dots buttons current=0')).toBeVisible()
  await carousel.getByRole('button', { name: 'Bild 3 von 4' }).click()
  await expect(part.getByText('dots buttons current=2')).toBeVisible()
  await carousel.getByRole('button', { name: 'Zurück' }).click()
  await expect(part.getByText('dots buttons current=1')).toBeVisible()
  await expect(part.getByText('buttons current=1', { exact: true })).toBeVisible()
})
