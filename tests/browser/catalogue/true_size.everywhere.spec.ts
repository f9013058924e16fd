import { expectAccessible, WIDTHS } from '../accessibility'
import { GROUP } from '../solid/solid'
import { expect, open, test } from '../test'

test('a section is shown at true size, once a bank card has set the scale', async ({ page }) => {
  await open(page, `${GROUP}?article=10201`)
  const link = page.getByRole('link', { name: 'In wahrer Größe' })
  await expect(link).toHaveAttribute('href', /\/data\/groups\/.*\/datasheet-de\.pdf$/)
  await expect(link, 'opens a dialog, like a button').toHaveAttribute('aria-haspopup', 'dialog')
  await link.press('Space')
  const dialog = page.getByRole('dialog', { name: 'In wahrer Größe' })
  const slider = dialog.getByRole('slider', { name: 'Größe des Umrisses' })
  const card = dialog.locator('[data-card]')
  await slider.fill('6.8')
  await expect.poll(() => card.evaluate(cutOff)).toBe(0)
  await slider.fill('4')
  await expect
    .poll(async () => {
      const { width = 0, height = 0 } = (await card.boundingBox()) ?? {}
      return Math.round(Math.max(width, height) * 10)
    })
    .toBe(3424)
  await expectAccessible(page, WIDTHS, 'dialog')
  await dialog.getByRole('button', { name: 'Passt' }).click()

  const section = dialog.getByRole('img')
  await expect(section).toBeVisible()
  const scale = await section.evaluate((svg: SVGSVGElement) => {
    return svg.getBoundingClientRect().width / svg.viewBox.baseVal.width
  })
  expect(scale).toBeCloseTo(4, 2)
  await expectAccessible(page, WIDTHS, 'dialog')

  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await link.click()
  await expect(section, 'is kept in the browser').toBeVisible()
  await dialog.getByRole('button', { name: 'Neu einstellen' }).click()
  await expect(slider).toHaveValue('4')
})

/** How many pixels an element is wider than its parent. */
function cutOff({ offsetWidth, parentElement }: HTMLElement) {
  return Math.max(0, offsetWidth - (parentElement?.clientWidth ?? 0))
}
