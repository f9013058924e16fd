import type { Page } from 'playwright/test'
import { lostText } from '../layout'
import { test } from '../reading'
import { expect, open, settle } from '../test'

/**
 * Returns the targets of a part of the page whose hit area, label included, is smaller than 44 px
 * in width or height. Links within a text are exempt, and so are elements that only the focus makes
 * visible.
 */
function smallTargets(page: Page, part: string) {
  return page.locator(part).evaluate((root) => {
    const SIZE = 44
    const half = SIZE / 2 - 0.5
    /** Whether a press half the size away from the middle still reaches the target. */
    const pressed = (target: Element, right: number, down: number) => {
      const box = target.getBoundingClientRect()
      const hit = document.elementFromPoint(
        (box.left + box.right) / 2 + right * half,
        (box.top + box.bottom) / 2 + down * half
      )
      return !!hit && (target.contains(hit) || hit.closest('label')?.control === target)
    }
    return Array.from(
      root.querySelectorAll<HTMLElement>('a, button, summary, input, select, textarea')
    )
      .filter((target) => target.checkVisibility({ visibilityProperty: true }))
      .filter((target) => !target.closest('.rich-text, label, [aria-hidden="true"], .sr-only'))
      .filter((target) => {
        target.scrollIntoView({ block: 'center', behavior: 'instant' })
        const { width, height } = target.getBoundingClientRect()
        if (width < 2) return false
        const wide = width >= SIZE || (pressed(target, -1, 0) && pressed(target, 1, 0))
        const high = height >= SIZE || (pressed(target, 0, -1) && pressed(target, 0, 1))
        return !wide || !high
      })
      .map((target) => target.outerHTML.slice(0, 160))
  })
}

test('what can be pressed in header and footer is 44 px wide and high', async ({ page }) => {
  await open(page, '/de')
  expect(await smallTargets(page, 'header')).toEqual([])
  expect(await smallTargets(page, 'footer')).toEqual([])
})

test('what can be pressed in the menus is 44 px wide, with all its words', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await open(page, '/de')
  await page.locator('header button[popovertarget="mobile-menu"]').first().click()
  await settle(page)
  expect(await smallTargets(page, '#mobile-menu')).toEqual([])
  await page.locator('#mobile-menu li > button').first().click()
  await settle(page)
  expect(await smallTargets(page, '#mobile-menu-0, #mobile-menu dialog:popover-open')).toEqual([])
  expect(await lostText(page)).toEqual([])
  await page.keyboard.press('Escape')
  await page.locator('header button[popovertarget="mobile-menu"]').first().click()
  await page.locator('#mobile-menu button[popovertarget="languages"]').click()
  await settle(page)
  expect(await smallTargets(page, '#languages')).toEqual([])
})

for (const path of [
  '/de/kontakt',
  '/de/newsletter',
  '/de/produkte?material=aluminium',
  '/de/farben',
  '/de/referenzen',
]) {
  test(`what can be pressed in the form of ${path} is 44 px wide and high`, async ({ page }) => {
    await open(page, path)
    expect(await smallTargets(page, 'main form')).toEqual([])
  })
}
