import { formTest as test } from '../reading'
import { CORE, expect, holdBack, openWithoutScripts, scriptlessTest } from '../test'
import {
  collectRequests,
  contactForm,
  ENTERED,
  expectEntered,
  field,
  fillInPlainForm,
  sendButton,
  sendRequest,
  success,
  unfoldOptional,
} from './contact_form'

/** The code of a request. */
const CODE = /[2-9A-HK-NPR-Z]{8}/

test('what was typed while the page was still loading counts', CORE, async ({ page }) => {
  const comeAlive = await openWithoutScripts(page, '/de/kontakt')
  for (const [name, value] of Object.entries(ENTERED)) await field(page, name).fill(value)
  await field(page, 'country').selectOption('Schweiz')
  await unfoldOptional(page)
  await field(page, 'sector').selectOption('painter')
  await field(page, 'per_phone').check()
  await field(page, 'message').fill('Rückruf erbeten')
  await expect(sendButton(page)).toBeEnabled()

  await comeAlive()
  await expect(sendButton(page)).toBeDisabled()
  await expect(sendButton(page)).toHaveAccessibleDescription('Zum Senden fehlt noch: Datenschutz.')
  await expect(field(page, 'message')).toHaveValue('Rückruf erbeten')
  await field(page, 'data_policy').check()
  const sent = collectRequests(page)
  await sendRequest(page)
  expect(sent[0]).toMatchObject({
    ...ENTERED,
    country: 'Schweiz',
    sector: 'painter',
    per_phone: 'true',
    message: 'Rückruf erbeten',
  })
})

test('a request from before hydration is answered', CORE, async ({ page, expectProblem }) => {
  expectProblem(/status of 422/)
  const comeAlive = await openWithoutScripts(page, '/de/kontakt')
  await fillInPlainForm(page, { ...ENTERED, zip: '6241' })
  await sendButton(page).click()
  const message = contactForm(page).getByRole('alert')
  await expect(message).toContainText('Ihre Anfrage wurde noch nicht gesendet')

  await comeAlive()
  await expect(field(page, 'zip')).toHaveAttribute('aria-invalid', 'true')
  await expectEntered(page, { ...ENTERED, zip: '6241' })
  await expect(sendButton(page)).toHaveAccessibleDescription('Bitte noch prüfen: Postleitzahl.')
  await field(page, 'zip').fill(ENTERED.zip)
  await sendButton(page).click()
  await expect(success(page)).toBeFocused()
})

test('a request from before the page is alive can be followed by another', async ({ page }) => {
  const release = await holdBack(page, /\/assets\/.*\.js$/)
  await page.goto('/de/kontakt', { waitUntil: 'commit' })
  await fillInPlainForm(page)
  await sendRequest(page)

  release()
  const again = page.getByRole('link', { name: 'Noch eine Anfrage schreiben' })
  await again.scrollIntoViewIfNeeded()
  await expect
    .poll(() =>
      again.evaluate((link) => Object.keys(link).some((key) => key.startsWith('__reactProps')))
    )
    .toBe(true)
  await again.click()
  await expect(field(page, 'message')).toBeFocused()
  await expect(field(page, 'name')).toHaveValue(ENTERED.name)
})

scriptlessTest(
  'without JavaScript a request that is not right comes back, is mended, sent and followed by another',
  async ({ page, expectProblem }) => {
    expectProblem(/status of 422/)
    await page.goto('/de/kontakt')
    await unfoldOptional(page)
    const optional = {
      sector: 'painter',
      origin: 'recommendation',
      department: 'Einkauf',
      phone: '030 23125 900',
      message: 'Zwei\nZeilen',
    }
    for (const name of ['sector', 'origin'] as const) {
      await field(page, name).selectOption(optional[name])
    }
    for (const name of ['department', 'phone', 'message'] as const) {
      await field(page, name).fill(optional[name])
    }
    await field(page, 'per_mail').check()
    await fillInPlainForm(page, { ...ENTERED, zip: '6241' })
    await sendButton(page).click()

    await expect(page).toHaveTitle(/Kontakt/)
    const message = contactForm(page).getByRole('alert')
    await expect(message).toContainText('Ihre Anfrage wurde noch nicht gesendet')
    await expect(message).toBeFocused()
    await expect(field(page, 'zip')).toHaveAccessibleDescription(
      /Fehler: „Postleitzahl“ braucht mindestens 5 Zeichen/
    )
    await expectEntered(page, { ...ENTERED, zip: '6241' })
    for (const [name, value] of Object.entries(optional)) {
      await expect(field(page, name)).toHaveValue(value)
    }
    await expect(field(page, 'per_mail')).toBeChecked()
    await expect(field(page, 'per_phone')).not.toBeChecked()

    await field(page, 'zip').fill(ENTERED.zip)
    await sendButton(page).click()
    await expect(success(page)).toBeFocused()
    await expect(success(page)).toContainText(CODE)
    await expect(page.getByRole('main')).toContainText(ENTERED.email)
    await page.getByRole('link', { name: 'Noch eine Anfrage schreiben' }).click()
    await expect(page).toHaveURL('/de/kontakt#request')
    await expect(field(page, 'name')).toHaveValue('')
  }
)
