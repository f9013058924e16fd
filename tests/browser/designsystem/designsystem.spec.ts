import type { Page } from 'playwright/test'
import { expectAccessible, WIDTHS } from '../accessibility'
import { focusedPlace, openAccordions, overflow } from '../layout'
import { test } from '../reading'
import { expect, open } from '../test'

/** The page with every component in every state. */
const INDEX = '/de/designsystem'

/** Opens the page, unfolds everything and loads all lazy parts. */
async function openWhole(page: Page, path: string) {
  await open(page, path)
  await openAccordions(page)
  const contact = page.locator('#contact_person')
  if ((await contact.count()) === 0) return
  await contact.scrollIntoViewIfNeeded()
  await expect(contact.getByRole('article')).toBeVisible()
}

test('open dialogs are accessible', async ({ page }) => {
  await open(page, INDEX)
  const modals = page.locator('#modal')
  for (const [button, name] of [
    ['Öffne Modal', 'Übergangsprofile'],
    ['Übergang 38 Clip', 'Übergang 38 Clip'],
  ]) {
    await modals.getByRole('button', { name: button }).click()
    const modal = page.getByRole('dialog', { name })
    await expect(modal).toBeVisible()
    await expectAccessible(page, WIDTHS, 'dialog[open]')
    expect(await overflow(page)).toBeLessThanOrEqual(0)
    await page.keyboard.press('Escape')
    await expect(modal).toBeHidden()
    await expect(modals.getByRole('button', { name: button })).toBeFocused()
  }

  await page.locator('#gallery').getByRole('link').first().click()
  await expect(page.getByRole('dialog', { name: 'Bildergalerie' })).toBeVisible()
  await expectAccessible(page, WIDTHS, 'dialog[open]')
})

for (const width of [1280, 390]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } })

    test("the keyboard's place is always seen", async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await openWhole(page, INDEX)
      await page.evaluate(() => window.scrollTo(0, 0))
      await page.locator('#content').focus()

      const unseen: string[] = []
      const sections = new Set<string>()
      for (;;) {
        await page.keyboard.press('Tab')
        const place = await focusedPlace(page)
        if (!place) break
        if (place.covered || !place.outlined) unseen.push(place.name)
        if (place.section) sections.add(place.section)
      }
      expect(unseen).toEqual([])
      for (const id of ['buttons', 'gallery', 'carousel', 'modal', 'video_embed', 'accordion']) {
        expect([...sections]).toContain(id)
      }
    })
  })
}

test('with forced colours what is chosen stands out', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await openWhole(page, INDEX)
  const dots = page.locator('#carousel section').first().locator('li button span')
  const ground = (index: number) =>
    dots.nth(index).evaluate((dot) => getComputedStyle(dot).backgroundColor)
  expect(await ground(0)).not.toBe(await ground(1))
})
