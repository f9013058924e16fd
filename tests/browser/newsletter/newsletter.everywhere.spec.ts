import type { Page } from 'playwright/test'
import { expectAccessibleAsItIs } from '../accessibility'
import { formTest as test } from '../reading'
import { CORE, expect, test as freshTest, holdBack, open, scrolled, settle } from '../test'
import { modal, newAddress, newsletter, openModal, SIGN_UP, words } from './newsletter'

/** The texts of the form. */
const TEXTS = '**/api/newsletter/texts/*'

const WAYS_OUT: [name: string, leave: (page: Page) => Promise<void>][] = [
  ['its close button', (page) => modal(page).getByRole('button', { name: 'Schließen' }).click()],
  ['Escape', (page) => page.keyboard.press('Escape')],
  ['a click beside it', (page) => page.mouse.click(5, 5)],
]

test('the newsletter opens as a modal, and closes in three ways', async ({ page }) => {
  await open(page, '/de/service')
  for (const [name, leave] of WAYS_OUT) {
    await newsletter(page).click()
    await expect(modal(page)).toBeVisible()
    await expect(page).toHaveURL('/de/service')
    await settle(page)

    await leave(page)
    await expect(modal(page), name).toBeHidden()
    await expect(newsletter(page), name).toBeFocused()
  }
})

test('who selects text and lets go beside the modal keeps it open', async ({ page }) => {
  await open(page, '/de/service')
  const { email } = await openModal(page)
  await settle(page)
  const box = await email.boundingBox()
  if (!box) throw new Error('The field is not there')
  await page.mouse.move(box.x + 20, box.y + box.height / 2)
  await page.mouse.down()
  await page.mouse.move(2, box.y, { steps: 4 })
  await page.mouse.up()
  await expect(modal(page)).toBeVisible()
})

test('the page behind the modal is out of reach', async ({ page }) => {
  await open(page, '/de/service')
  await expect(newsletter(page)).toHaveAttribute('aria-haspopup', 'dialog')
  await newsletter(page).focus()
  await page.keyboard.press('Space')
  await expect(modal(page)).toBeVisible()
  for (let step = 0; step < 7; step++) {
    await page.keyboard.press('Tab')
    const outside = await page.evaluate(() => {
      const focused = document.activeElement
      return focused !== document.body && !focused?.closest('dialog')
    })
    expect(outside).toBe(false)
  }
  const place = await scrolled(page)
  await page.mouse.move(5, 5)
  await page.mouse.wheel(0, -400)
  await settle(page)
  expect(await scrolled(page)).toBe(place)
})

const INK = 'rgb(22, 24, 26)'
const SAND = 'rgb(243, 241, 236)'

freshTest('a visitor signs up in the modal; the success is gone after 5 s', async ({ page }) => {
  await page.clock.install()
  await open(page, '/de/service?a=b')
  const { form, email, box, subscribe, notice } = await openModal(page)
  const address = newAddress()
  await email.fill(address)
  await expect(subscribe).toBeDisabled()
  await box.check()
  await expect(subscribe).toBeEnabled()
  await page.clock.pauseAt(Date.now() + 3_600_000)

  const sent = page.waitForRequest(SIGN_UP)
  await subscribe.click()
  expect((await sent).postDataJSON()).toEqual({
    email: address,
    redirectionUrl: page.url(),
    locale: 'de',
    website: '',
  })
  await expect(notice).toHaveText(words('de', 'success'))
  await expect(notice).toBeInViewport({ ratio: 1 })
  await expect(form).toBeHidden()
  expect(await modal(page).evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true)

  await expect(notice).toHaveCSS('background-color', INK)
  await page.clock.runFor(2_000)
  await expect(notice).toHaveCSS('background-color', SAND)
  await page.clock.runFor(2_900)
  await expect(notice).toBeVisible()
  await page.clock.runFor(200)
  await expect(notice).toHaveCount(0)
  await expect(email).toHaveValue('')
  await expect(box).not.toBeChecked()
  await expect(subscribe).toBeDisabled()
  await page.keyboard.press('Tab')
  await expect(email).toBeFocused()
})

test('a visitor signs up by keyboard alone', CORE, async ({ page }) => {
  await open(page, '/de/service')
  await newsletter(page).focus()
  await page.keyboard.press('Enter')
  await expect(modal(page).locator('[name="email"]')).toBeVisible()
  await expect(modal(page).getByRole('button', { name: 'Schließen' })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.type(newAddress())
  await page.keyboard.press('Enter')
  await expect(modal(page).locator('form')).toBeVisible()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await page.keyboard.press('Tab')
  await expect(modal(page).getByRole('link', { name: /Datenschutz/ })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(modal(page).getByText(words('de', 'success'))).toBeVisible()
})

test('what is no address is not sent, and the box can be ticked at once', async ({ page }) => {
  await open(page, '/de/service')
  const { email, box, subscribe } = await openModal(page)
  let sent = 0
  page.on('request', (request) => {
    if (request.method() === 'POST') sent++
  })
  await email.fill('ada@boden')
  await box.click()
  await expect(box).toBeChecked()
  await subscribe.click()
  await expect(email).toBeFocused()
  await expect(email).toHaveAccessibleDescription(/keine vollständige E-Mail-Adresse/)
  expect(sent).toBe(0)
})

test(
  'a failure shows the server’s words until the next try',
  CORE,
  async ({ page, expectProblem }) => {
    expectProblem(/status of 429/)
    await open(page, '/de/service')
    const { email, box, subscribe, alert } = await openModal(page)
    const message = 'Gerade kommen zu viele Anfragen.'
    await page.route(SIGN_UP, (route) => route.fulfill({ status: 429, json: { message } }))
    const address = newAddress()
    await email.fill(address)
    await box.check()
    await subscribe.click()
    await expect(alert).toHaveText(words('de', 'fail'))
    await expect(email).toBeFocused()
    await expect(email).toHaveAccessibleDescription(`Fehler: ${message}`)
    await expect(email).toHaveValue(address)
    await expect(box).toBeChecked()

    const release = await holdBack(page, SIGN_UP)
    await subscribe.click()
    await expect(subscribe).toHaveText('Wird gesendet …')
    await expect(subscribe).toBeDisabled()
    await expect(alert).toHaveText('')
    await expect(email).not.toHaveAttribute('aria-invalid')
    release()
    await expect(modal(page).getByText(words('de', 'success'))).toBeVisible()
  }
)

test('without its form the modal leads to the sign-up page', async ({ page, expectProblem }) => {
  expectProblem(/status of 503/)
  await page.route(TEXTS, (route) => route.fulfill({ status: 503 }))
  await open(page, '/de/service')
  await newsletter(page).click()
  await modal(page).getByRole('link', { name: 'Mehr lesen' }).click()
  await expect(page).toHaveURL('/de/newsletter')
  await expect(modal(page)).toBeHidden()
})

freshTest(
  'where the form’s texts do not come, the modal says that it waits, and leads on after 30 s',
  async ({ page }) => {
    await page.clock.install()
    await page.route(TEXTS, () => new Promise<void>(() => {}))
    await open(page, '/de/service')
    const asked = page.waitForRequest(TEXTS)
    await newsletter(page).click()
    await asked
    await expect(modal(page).getByRole('status')).toHaveText('Wird geladen …')
    await expectAccessibleAsItIs(page)
    await page.clock.runFor(30_000)
    await expect(modal(page).getByRole('link', { name: 'Mehr lesen' })).toBeVisible()
    await expect(modal(page).getByRole('status')).toHaveText('')

    await page.unroute(TEXTS)
    await modal(page).getByRole('button', { name: 'Schließen' }).click()
    await newsletter(page).first().click()
    await expect(modal(page).locator('[name="email"]')).toBeVisible()
  }
)
