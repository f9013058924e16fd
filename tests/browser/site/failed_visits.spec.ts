import { CORE, disconnect, expect, footerLink, isMarked, mark, open, test } from '../test'

/** An answer of a proxy instead of the site; its script must not run. */
const MAINTENANCE = `<!doctype html><title>Wartung</title><h1>Wartung</h1>
<p id="when">Um zehn geht es weiter.</p>
<script>document.getElementById('when').remove()</script>`

for (const status of [200, 502]) {
  test(`an answer ${status} that is no page is shown as such`, async ({ page, expectProblem }) => {
    expectProblem(/^console error: Blocked script execution in 'about:srcdoc'/)
    if (status === 502) expectProblem(/status of 502/)
    await open(page, '/de')
    await page.route('**/de/kontakt', (route) =>
      route.fulfill({ status, contentType: 'text/html', body: MAINTENANCE })
    )
    await footerLink(page, 'Kontakt').click()
    const overlay = page.getByRole('dialog', { name: 'Die Antwort war keine Seite.' })
    await expect(overlay).toBeVisible()
    await expect(page).toHaveURL('/de')
    const answer = overlay.frameLocator('iframe')
    await expect(answer.getByRole('heading', { name: 'Wartung' })).toBeVisible()
    await expect(answer.getByText('Um zehn geht es weiter.')).toBeVisible()

    await mark(page)
    await overlay.getByRole('button', { name: 'Seite neu laden' }).click()
    await expect.poll(() => isMarked(page)).toBe(false)
    await expect(overlay).toBeHidden()
  })
}

test('an answer that is no document is shown as text', async ({ page, expectProblem }) => {
  expectProblem(/status of 503/)
  await open(page, '/de')
  await page.route('**/de/kontakt', (route) =>
    route.fulfill({ status: 503, json: { message: 'Gleich wieder da <b>' } })
  )
  await footerLink(page, 'Kontakt').click()
  const overlay = page.getByRole('dialog', { name: 'Die Antwort war keine Seite.' })
  await expect(overlay.getByText('"message": "Gleich wieder da <b>"')).toBeVisible()
})

test('without a connection the page stays', CORE, async ({ page, context, expectProblem }) => {
  expectProblem(/ERR_INTERNET_DISCONNECTED/)
  await open(page, '/de')
  await disconnect(page)
  await footerLink(page, 'Kontakt').click()
  const overlay = page.getByRole('dialog', { name: 'Keine Verbindung.' })
  await expect(overlay).toBeVisible()
  await overlay.getByRole('button', { name: 'Schließen' }).click()
  await expect(page).toHaveURL('/de')
  await footerLink(page, 'Kontakt').click()

  const again = overlay.getByRole('button', { name: 'Noch einmal versuchen' })
  await again.click()
  await expect(overlay).toBeVisible()
  await context.setOffline(false)
  await again.click()
  await expect(page).toHaveURL('/de/kontakt')
  await expect(page.locator('main')).toBeFocused()
})

test('a list is narrowed once there is a connection', async ({ page, context, expectProblem }) => {
  expectProblem(/ERR_INTERNET_DISCONNECTED/)
  await open(page, '/de/produkte')
  await disconnect(page)
  await page.getByLabel('Werkstoff').focus()
  await page.getByLabel('Werkstoff').selectOption('brass')
  const overlay = page.getByRole('dialog', { name: 'Keine Verbindung.' })
  await expect(overlay).toBeVisible()
  await context.setOffline(false)
  await overlay.getByRole('button', { name: 'Noch einmal versuchen' }).click()
  await expect(page).toHaveURL('/de/produkte?material=brass')
  await expect(page.getByLabel('Werkstoff')).toBeFocused()
})

test('a page of an older version is loaded anew', CORE, async ({ page, expectProblem }) => {
  expectProblem(/status of 409/)
  await open(page, '/de')
  await page.route(
    '**/de/kontakt',
    (route) =>
      route.continue({ headers: { ...route.request().headers(), 'x-inertia-version': 'before' } }),
    { times: 1 }
  )
  await mark(page)
  await footerLink(page, 'Kontakt').click()
  await expect(page).toHaveURL('/de/kontakt')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await isMarked(page)).toBe(false)
})
