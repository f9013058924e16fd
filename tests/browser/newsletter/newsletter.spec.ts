import type { Page } from 'playwright/test'
import { expectAccessible, WIDTHS } from '../accessibility'
import { formTest as test } from '../reading'
import { CORE, expect, open, openWithoutScripts, scriptlessTest } from '../test'
import { mailTo, modal, newAddress, openModal, parts, SIGN_UP, words } from './newsletter'

/** The form of the sign-up page. */
const onPage = (page: Page) => parts(page.getByRole('main'))

for (const [what, path, part, come] of [
  ['sign-up page', '/ru/rassylka', 'main', onPage],
  ['modal', '/de', 'footer dialog', openModal],
] as const) {
  test(`the ${what} is accessible in every state`, async ({ page, expectProblem }) => {
    expectProblem(/status of 503/)
    const language = path.slice(1, 3)
    await open(page, path)
    const { email, box, subscribe, alert, notice } = await come(page)
    await expectAccessible(page, WIDTHS)
    await email.fill('ada@boden')
    await box.check()
    await subscribe.click()
    await expect(email).toHaveAttribute('aria-invalid', 'true')
    await expectAccessible(page, WIDTHS, part)

    await page.route(SIGN_UP, (route) => route.fulfill({ status: 503, json: {} }))
    await email.fill(newAddress())
    await subscribe.click()
    await expect(alert).toHaveText(words(language, 'fail'))
    await expectAccessible(page, WIDTHS, part)

    await page.unroute(SIGN_UP)
    await subscribe.click()
    await expect(notice).toHaveText(words(language, 'success'))
    await expectAccessible(page, [320])
  })
}

test('what was entered before hydration is kept; the button waits then', async ({ page }) => {
  const comeAlive = await openWithoutScripts(page, '/de/newsletter')
  const { email, box, subscribe } = onPage(page)
  await email.fill('ada@boden.example')
  await expect(subscribe).toBeEnabled()
  await comeAlive()
  await expect(email).toHaveValue('ada@boden.example')
  await expect(subscribe).toBeDisabled()
  await expect(subscribe).toHaveAccessibleDescription('Zum Anmelden setzen Sie bitte das Häkchen.')
  await box.check()
  await expect(subscribe).toBeEnabled()
  await expect(subscribe).toHaveAccessibleDescription('')
})

test('the sign-up page and its modal are two forms of one begun sign-up', async ({ page }) => {
  await open(page, '/de/newsletter')
  await onPage(page).email.fill('ada@boden.example')
  const { email } = await openModal(page)
  await expect(email).toHaveValue('ada@boden.example')
  await email.fill('eva@boden.example')
  await expect(onPage(page).email).toHaveValue('ada@boden.example')
  await expect(modal(page).getByLabel('E-Mail-Adresse')).toHaveCount(1)
})

test('a visitor confirms by mail, comes back, and unsubscribes', CORE, async ({ page }) => {
  const address = newAddress()
  await open(page, '/de/service?a=b')
  const { email, box, subscribe, notice } = await openModal(page)
  await email.fill(address)
  await box.check()
  await subscribe.click()
  await expect(notice).toBeVisible()

  const mail = await mailTo(address)
  const link = /http:\S+\/confirm\/\S+/.exec(mail.text ?? '')?.[0] ?? ''
  await page.goto(link)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Möchten Sie den Newsletter bekommen?'
  )
  await expectAccessible(page, WIDTHS)
  await page.getByRole('button', { name: 'Anmeldung bestätigen' }).click()
  await expect(page).toHaveURL('/de/service?a=b&notice=newsletter_confirmed')
  await expect(page.getByRole('status').filter({ hasText: words('de', 'confirmed') })).toBeVisible()

  const header = mail.headers.find(({ key }) => key === 'list-unsubscribe')?.value ?? ''
  await page.goto(header.slice(1, -1))
  await expectAccessible(page, WIDTHS)
  await page.getByRole('button', { name: 'Newsletter abbestellen' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Der Newsletter ist abbestellt.')
  await expectAccessible(page, WIDTHS)
  await page.getByRole('link', { name: 'Newsletter abonnieren' }).click()
  await expect(page).toHaveURL('/de/newsletter')
})

scriptlessTest(
  'without JavaScript a visitor signs up and is told so, confirms by the mail’s link, and is told so',
  async ({ page }) => {
    const address = newAddress()
    await page.goto('/de/newsletter')
    const { email, box, subscribe } = onPage(page)
    await email.fill(address)
    await box.check()
    await subscribe.click()
    await expect(page).toHaveURL('/de/newsletter?notice=newsletter_requested')
    await expect(page.getByText(words('de', 'success'))).toBeVisible()

    const mail = await mailTo(address)
    await page.goto(/http:\S+\/confirm\/\S+/.exec(mail.text ?? '')?.[0] ?? '')
    await page.getByRole('button', { name: 'Anmeldung bestätigen' }).click()
    await expect(page).toHaveURL('/de/newsletter?notice=newsletter_confirmed')
    await expect(page.getByText(words('de', 'confirmed'))).toBeVisible()
  }
)
