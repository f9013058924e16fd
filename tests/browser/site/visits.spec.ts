import type { Page } from 'playwright/test'
import { expectAbove } from '../layout'
import {
  CORE,
  disconnect,
  expect,
  followToImprint,
  footerLink,
  holdBack,
  isMarked,
  listen,
  mark,
  open,
  scrolled,
  settle,
  test,
} from '../test'
import { ANSWER, addLink, expectAnswered } from './questions'

/** Of `compareDocumentPosition`: what comes after. */
const FOLLOWING = 4

test('a visit keeps the document, moves the focus, and is announced', CORE, async ({ page }) => {
  await open(page, '/de')
  await mark(page)
  await followToImprint(page)
  await expect(page).toHaveTitle(/Impressum/)
  await expect(page.locator('main')).toBeFocused()
  await expect(page.locator('p[aria-live="polite"]')).toHaveText(await page.title())
  expect(await scrolled(page)).toBe(0)
  expect(await isMarked(page)).toBe(true)
})

test('a link to a place on another page leads below the header', CORE, async ({ page }) => {
  await open(page, '/de')
  await mark(page)
  await page.getByRole('main').getByRole('link', { name: 'Bronze', exact: true }).click()
  await expect(page).toHaveURL('/de/farben#bronze')
  const group = page.getByRole('heading', { name: 'Bronze', level: 2 })
  await expect(group).toBeInViewport({ ratio: 1 })
  await settle(page)
  await expectAbove(page.getByRole('banner'), group)
  expect(await isMarked(page)).toBe(true)

  /** Whoever reads on by the keyboard is there, too. */
  await expect(page.locator('#bronze')).toBeFocused()
  const reading = await scrolled(page)
  await page.keyboard.press('Tab')
  await settle(page)
  const next = await page.evaluate(() => {
    const [focused, anchor] = [document.activeElement, document.getElementById('bronze')]
    return focused && anchor ? anchor.compareDocumentPosition(focused) : 0
  })
  expect(next & FOLLOWING).toBeTruthy()
  expect(await scrolled(page)).toBeGreaterThanOrEqual(reading)
})

test('a red bar appears when a visit takes longer than 250 ms', async ({ page }) => {
  await open(page, '/de')
  const release = await holdBack(page, '**/de/kontakt')
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
  const bar = page.locator('.progress-bar')

  const requested = page.waitForRequest('**/de/kontakt')
  await footerLink(page, 'Kontakt').click()
  await requested
  await page.clock.runFor(249)
  await expect(bar).toHaveCount(0)
  await page.clock.runFor(1)
  await expect(bar).toHaveCount(1)
  await expect(bar).toHaveCSS('background-color', 'rgb(200, 1, 2)')
  await expect(bar).toHaveCSS('top', '0px')
  await expect(bar).toHaveCSS('position', 'fixed')

  release()
  await expect(page).toHaveURL('/de/kontakt')
  await page.clock.runFor(2_000)
  await expect(bar).toHaveCount(0)
})

/** How much is found. */
function resultOf(page: Page) {
  return page.getByRole('form', { name: 'Auswahl eingrenzen' }).getByRole('status')
}

/** Chooses, and opens something while the answer is on its way. */
async function chooseAnd(page: Page, intervene: () => Promise<void>) {
  const release = await holdBack(page, '**/de/produkte?*')
  const asked = page.waitForRequest('**/de/produkte?*')
  await page.getByLabel('Werkstoff').selectOption('brass')
  await asked
  await intervene()
  release()
  await expect(page).toHaveURL('/de/produkte?material=brass')
  await expect(resultOf(page)).toHaveText(/Produktgruppen?$/)
  await settle(page)
}

test.describe('an answer that narrows a list down', () => {
  test('leaves a dialog open that was opened meanwhile', CORE, async ({ page }) => {
    await open(page, '/de/produkte')
    const email = page.locator('footer dialog').locator('[name="email"]')
    await chooseAnd(page, async () => {
      await footerLink(page, 'Newsletter').click()
      await email.fill('ada@')
    })
    await expect(email).toBeFocused()
    await expect(email).toHaveValue('ada@')
  })

  test('leaves the menu open, and the focus in it', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await open(page, '/de/produkte')
    await page.getByText('Auswahl eingrenzen').first().click()
    const menu = page.getByRole('dialog', { name: 'Hauptnavigation' })
    await chooseAnd(page, async () => {
      await page.getByRole('button', { name: 'Menü öffnen' }).click()
      await page.keyboard.press('Tab')
    })
    await expect(menu).toBeVisible()
    expect(await menu.evaluate((each) => each.contains(document.activeElement))).toBe(true)
  })

  test('leaves the focus, is heard once, and is undone by Back', CORE, async ({ page }) => {
    await open(page, '/de/produkte')
    const link = footerLink(page, 'Impressum')
    const result = resultOf(page)
    const announced = await listen(result)
    await chooseAnd(page, () => link.focus())
    await expect(link).toBeFocused()
    expect(await announced.jsonValue()).toEqual([await result.textContent()])
    await expect(page.locator('p[aria-live="polite"].sr-only').last()).toHaveText('')
    const place = await scrolled(page)
    expect(place).toBeGreaterThan(0)

    await page.goBack()
    await expect(page).toHaveURL('/de/produkte')
    await expect(page.getByLabel('Werkstoff')).toHaveValue('')
    await expect(link).toBeFocused()
  })
})

test('a link to a place keeps what is open', CORE, async ({ page, expectProblem }) => {
  expectProblem(/ERR_INTERNET_DISCONNECTED/)
  await open(page, '/de/service/fragen')
  await mark(page)
  await page.locator('summary').first().click()
  const link = await addLink(page, `/de/service/fragen?von=hier${ANSWER}`)
  await link.press('Enter')
  await expect(page).toHaveURL(`/de/service/fragen?von=hier${ANSWER}`)
  await expectAnswered(page)
  await expect(page.locator('details').first()).toHaveAttribute('open')
  expect(await isMarked(page)).toBe(true)

  /** To the place that the link itself is in: the focus is there already. */
  const inside = await addLink(page, '/de/service/fragen?von=dort#content', 'inside')
  await inside.press('Enter')
  await expect(page).toHaveURL('/de/service/fragen?von=dort#content')
  await settle(page)
  await expect(inside).toBeFocused()

  await disconnect(page)
  await link.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Keine Verbindung.' })).toBeVisible()
  await expect(page).toHaveURL('/de/service/fragen?von=dort#content')
})
