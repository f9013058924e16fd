import { expectAccessible, WIDTHS } from '../accessibility'
import { formTest as test } from '../reading'
import { CORE, expect, test as freshTest, holdBack, open, settle } from '../test'
import {
  answerWith,
  collectRequests,
  contactForm,
  ENTERED,
  expectEntered,
  field,
  fillIn,
  openContactForm,
  openFilledForm,
  sendButton,
  sendRequest,
  success,
} from './contact_form'

test('it is taken over even without a connection', async ({ page, context, expectProblem }) => {
  /** Of the lists that are laid over selects, which stay as they are. */
  expectProblem(/ERR_INTERNET_DISCONNECTED/)
  /** So low that the form is not near the first screen. */
  await page.setViewportSize({ width: 1440, height: 300 })
  const code = page.waitForResponse(/\/ContactForm-.*\.js$/)
  await open(page, '/de/kontakt')
  await (await code).finished()
  await settle(page)
  await expect(contactForm(page)).not.toHaveAttribute('novalidate')
  await expect(sendButton(page)).toBeEnabled()

  await context.setOffline(true)
  await field(page, 'name').fill('Ada Boden')
  await expect(contactForm(page)).toHaveAttribute('novalidate')
  await expect(sendButton(page)).toHaveAccessibleDescription(/^Zum Senden fehlt noch: Firma, /)
  await context.setOffline(false)
})

for (const [what, answer, problem] of [
  ['a refusal', { status: 503 }, /status of 503/],
  ['an answer of a proxy', { status: 200, body: '{}' }, undefined],
] as const) {
  test(`${what} in place of a token keeps no request back`, async ({ page, expectProblem }) => {
    if (problem) expectProblem(problem)
    await page.route('**/api/form-token', (route) => route.fulfill(answer))
    await openContactForm(page)
    const sent = collectRequests(page)
    await fillIn(page)
    await sendRequest(page)
    expect(sent[0]?.form_token ?? '').toBe('')
  })
}

test(
  'what the server refuses is said until the next try',
  CORE,
  async ({ page, expectProblem }) => {
    expectProblem(/status of 422/)
    await openFilledForm(page)
    await page.route('**/contact/submit', (route) =>
      route.continue({ postData: route.request().postData()?.replace(ENTERED.zip, '6241') })
    )
    await sendButton(page).click()
    const zip = field(page, 'zip')
    await expect(zip).toHaveAccessibleDescription(
      'Fehler: „Postleitzahl“ braucht mindestens 5 Zeichen. Einer kürzeren stellen Sie bitte das Länderkürzel voran, wie AT-1010.'
    )
    const message = contactForm(page).getByRole('alert')
    await expect(message).toContainText('Ihre Anfrage wurde noch nicht gesendet')
    await expect(message).toBeFocused()
    await expect(message).toBeInViewport({ ratio: 1 })
    await expectEntered(page)

    await page.unroute('**/contact/submit')
    const answer = await holdBack(page, '**/contact/submit')
    await sendButton(page).click()
    await expect(message).toHaveText('')
    await expect(zip).not.toHaveAttribute('aria-invalid')
    answer()
    await expect(success(page)).toBeVisible()
  }
)

test('a refusal says why, and keeps every word', CORE, async ({ page, expectProblem }) => {
  expectProblem(/status of 429/)
  await openFilledForm(page)
  await answerWith(page, 429, { message: 'Gerade geht es nicht.' })
  await sendButton(page).click()
  const message = contactForm(page).getByRole('alert')
  await expect(message).toHaveText('Gerade geht es nicht.')
  await expect(message).toBeFocused()
  await expectEntered(page)
  await expect(sendButton(page)).toBeEnabled()
})

freshTest(
  'a lost connection keeps every word, and the next attempt is the same request',
  async ({ page, context, expectProblem }) => {
    expectProblem(/ERR_INTERNET_DISCONNECTED/)
    await openFilledForm(page)
    await expect(field(page, 'form_token')).not.toHaveValue('')
    const sent = collectRequests(page)
    await context.setOffline(true)
    await sendButton(page).click()
    const message = contactForm(page).getByRole('alert')
    await expect(message).toContainText('Keine Verbindung. Ihre Angaben sind noch da')
    await expect(message).toBeFocused()
    await expectEntered(page)

    await context.setOffline(false)
    await sendRequest(page)
    expect(sent).toHaveLength(2)
    expect(sent[1].request_key).toBe(sent[0].request_key)
  }
)

test('a double click is one request, which the button tells of', CORE, async ({ page }) => {
  await openFilledForm(page)
  const sent = collectRequests(page)
  const answer = await holdBack(page, '**/contact/submit')
  await sendButton(page).dblclick()
  await expect(sendButton(page)).toHaveText('Wird gesendet …')
  await expect(sendButton(page)).toBeDisabled()
  await expect(contactForm(page).locator('output').last()).toHaveText('Wird gesendet …')
  await expect(sendButton(page)).toBeFocused()
  await page.keyboard.press('Enter')
  answer()
  await expect(success(page)).toBeVisible()
  expect(sent).toHaveLength(1)
})

test('the form is accessible in every state', async ({ page, expectProblem }) => {
  expectProblem(/status of 422/)
  await openContactForm(page)
  await expectAccessible(page, WIDTHS)

  await fillIn(page)
  await answerWith(page, 422, {
    message: 'Noch nicht gesendet.',
    errors: { zip: ['Bitte prüfen Sie „Postleitzahl“.'], country: ['Bitte prüfen Sie „Land“.'] },
  })
  await sendButton(page).click()
  const message = contactForm(page).getByRole('alert')
  await expect(message).toContainText('Noch nicht gesendet.')
  await expect(message.getByRole('listitem')).toHaveText(['Bitte prüfen Sie „Land“.'])
  await expect(contactForm(page).locator('[aria-invalid="true"]')).toHaveCount(1)
  await expect(field(page, 'zip')).toHaveAttribute('aria-invalid', 'true')
  const form = 'form:has([name="data_policy"])'
  await expectAccessible(page, WIDTHS, form)

  await page.unroute('**/contact/submit')
  const answer = await holdBack(page, '**/contact/submit')
  await sendButton(page).click()
  await expect(sendButton(page)).toHaveText('Wird gesendet …')
  await expectAccessible(page, WIDTHS, form)

  answer()
  await expect(success(page)).toBeVisible()
  await expectAccessible(page, WIDTHS)
})
