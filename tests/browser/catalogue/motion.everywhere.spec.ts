import { expectAccessible, WIDTHS } from '../accessibility'
import { GROUP } from '../solid/solid'
import { collectAddresses, expect, open, test } from '../test'

const SCRIPT = '**/assets/openMotion-*.js'

test('a guide is played step by step, from a click on, and the drawings stay', async ({ page }) => {
  const asked = collectAddresses(page, /openMotion|motion\.json|\/api\/drawings/)
  await open(page, GROUP)
  const button = page.getByRole('button', { name: 'Ablauf abspielen Zweiteiliges Profil' })
  await button.scrollIntoViewIfNeeded()
  await page.waitForLoadState('networkidle')
  expect(asked).toEqual([])

  /** A click before it is hydrated would be lost. */
  await expect(async () => {
    await button.click()
    await expect(page.getByRole('dialog')).toBeVisible({ timeout: 2000 })
  }).toPass()
  const dialog = page.getByRole('dialog', { name: 'Zweiteiliges Profil' })
  const drawing = dialog.getByRole('img')
  await expect(drawing).toHaveAttribute('aria-busy', 'false')
  await expect(dialog.getByRole('status')).toHaveText('Schritt 1 von 6: Öffnung messen')

  const next = dialog.getByRole('button', { name: 'Nächster Schritt' })
  for (const step of [2, 3, 4, 5, 6]) {
    await next.press('Enter')
    await expect(dialog.getByRole('status')).toContainText(`Schritt ${step} von 6`)
  }
  await expect(next).toHaveAttribute('aria-disabled', 'true')
  await expect(drawing).toHaveAttribute('aria-busy', 'false')
  await expect(drawing).toHaveAccessibleName('Querschnitt. An Ort und Stelle: Profil.')
  await expectAccessible(page, WIDTHS, 'dialog')

  await dialog.getByRole('button', { name: 'Vorheriger Schritt' }).click()
  await expect(dialog.getByRole('status')).toHaveText('Schritt 5 von 6: Beläge verlegen')
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(button).toBeFocused()
  await expect(page.locator('#installation img')).toHaveCount(7)
})

test('a motion without its script leaves drawings and button', async ({ page, expectProblem }) => {
  expectProblem(/^failed: .*openMotion/)
  expectProblem(/^console error/)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.route(SCRIPT, (route) => route.abort('failed'))
  await open(page, '/de/service/montageanleitungen#two_part')
  const guide = page.locator('#two_part')
  await guide.getByRole('button', { name: /^Ablauf abspielen/ }).click()
  await expect(guide.getByText('Dieser Abschnitt lässt sich nicht anzeigen.')).toBeVisible()
  await expect(guide.getByRole('img')).toHaveCount(7)

  await page.unroute(SCRIPT)
  await guide.getByRole('button', { name: /^Ablauf abspielen/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Zweiteiliges Profil' })
  await dialog.getByRole('button', { name: 'Nächster Schritt' }).click()
  await expect(dialog.getByRole('img')).toHaveAccessibleName(/^Schräg gesehen/)
})
