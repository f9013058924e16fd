import type { Page } from 'playwright/test'
import { expectAccessibleAsItIs } from '../accessibility'
import { formTest as test } from '../reading'
import {
  CORE,
  expect,
  test as freshTest,
  holdBack,
  listen,
  open,
  scriptlessTest,
  settle,
} from '../test'

const GROUP = '/de/produkte/uebergangsprofile/uebergang-38-clip'

/** The controls of a group's article choice, and its status text. */
function choiceOf(page: Page) {
  const form = page.locator('form#choice')
  return {
    height: form.getByRole('textbox', { name: /^Aufbauhöhe in mm/ }),
    article: (number: string) => form.getByRole('radio', { name: number }),
    colour: (name: string) => form.getByRole('radio', { name }),
    length: (centimetres: string) => form.getByRole('radio', { name: centimetres, exact: true }),
    apply: form.getByRole('button', { name: 'Anzeigen' }),
    said: form.locator('[aria-atomic]'),
    reset: form.getByRole('link', { name: 'Auswahl aufheben' }),
    list: form.getByRole('link', { name: /^Auf die Liste/ }),
    section: form.locator('figcaption'),
  }
}

test('a choice is made by keyboard, in place, and in the address', CORE, async ({ page }) => {
  await open(page, GROUP)
  const { height, article, colour, length, said, list, section } = choiceOf(page)
  const entries = await page.evaluate(() => history.length)
  await height.focus()
  await page.keyboard.type('12,5')
  await expect(said).toContainText('2 Artikel passen')
  await expect(height).toBeFocused()

  await article('10102').focus()
  await page.keyboard.press('Space')
  await expect(section).toContainText('10102 bei 12,5')
  await colour('104 Silber matt').focus()
  await page.keyboard.press('Space')
  await length('270').focus()
  await page.keyboard.press('Space')
  await expect(said).toHaveText(/^Ihre Wahl: 10102, 104 Silber matt, 270\s?cm$/)
  await expect(length('270')).toBeFocused()
  await expect(page).toHaveURL(`${GROUP}?h=12%2C5&article=10102&colour=silver_matt&length=270`)
  expect(await page.evaluate(() => history.length)).toBe(entries)
  await expect(list).toHaveAttribute('href', /\?add=10102\*scolour-silver_matt\*l270$/)
  await expectAccessibleAsItIs(page)
})

test('what the rest rules out is said, with links within the form', async ({ page }) => {
  await open(page, `${GROUP}?h=12&article=10103&colour=gold_matt`)
  const { article, colour, said, height, reset } = choiceOf(page)
  await expect(said).toContainText(/10103 passt nicht zu 12\s?mm, wohl aber 10102, 10104\./)
  await expect(said).toContainText('303 Gold matt gibt es in 10103 nicht, aber in 10101, 10102.')
  await said.getByRole('link', { name: '10102 wählen' }).first().click()
  await expect(article('10102')).toBeFocused()
  await expect(said).toHaveText('Ihre Wahl: 10102, 303 Gold matt')

  /** A decor and its foil are one option, of another article. */
  await page.locator('summary', { hasText: 'Artikel 10104' }).click()
  await page.getByRole('link', { name: /^703/ }).click()
  await expect(colour('703 Eiche Nebel')).toBeFocused()
  await expect(said).toHaveText('Ihre Wahl: 10104, 703 Eiche Nebel')

  await reset.click()
  await expect(said).toHaveText('4 Artikel passen')
  await expect(article('10101')).toBeFocused()
  await expect(height).toHaveValue('')
  await expect(page).toHaveURL(GROUP)
})

test('a height that cannot be read is told at its field, and stays', async ({ page }) => {
  await open(page, GROUP)
  const { height, said } = choiceOf(page)
  await height.fill('hoch')
  await expect(height).toHaveAccessibleDescription(
    'Diese Angabe ist keine Zahl. Schreiben Sie zum Beispiel 8,5.'
  )
  await expect(height).toHaveAttribute('aria-invalid', 'true')
  await expect(height).toHaveValue('hoch')
  await expect(said).toHaveText('4 Artikel passen')
  await height.fill('8')
  await expect(said).toHaveText('Ihre Wahl: 10101')
  await expect(height).not.toHaveAttribute('aria-invalid')
})

test('a change of language keeps the choice', async ({ page }) => {
  await open(page, `${GROUP}?article=10101`)
  const { article, said } = choiceOf(page)
  await article('10102').check()
  await expect(said).toHaveText('Ihre Wahl: 10102')
  const english = page.getByRole('banner').locator('a[hreflang="en"]').first()
  await expect(english).toHaveAttribute('href', /\?article=10102$/)
})

test('a choice is announced once', async ({ page }) => {
  await open(page, GROUP)
  const { article, said } = choiceOf(page)
  const announced = await listen(said)
  await article('10101').check()
  await expect(said).toHaveText('Ihre Wahl: 10101')
  expect(await announced.jsonValue()).toEqual(['Ihre Wahl: 10101'])
})

test('a slow answer does not replace a newer choice', async ({ page }) => {
  await open(page, GROUP)
  const { article, said } = choiceOf(page)
  const release = await holdBack(page, /article=10101$/)
  const asked = page.waitForRequest(/article=10101$/)
  await article('10101').check()
  const slow = await asked
  await article('10102').check()
  release()
  await slow.response()
  await settle(page)
  await expect(said).toHaveText('Ihre Wahl: 10102')
  await expect(article('10102')).toBeChecked()
  await expect(page).toHaveURL(`${GROUP}?article=10102`)
})

test('without a connection the choice stays as it was', async ({
  page,
  context,
  expectProblem,
}) => {
  expectProblem(/ERR_INTERNET_DISCONNECTED/)
  await open(page, `${GROUP}?article=10102`)
  const { article, said } = choiceOf(page)
  await context.setOffline(true)
  await article('10101').focus()
  await page.keyboard.press('Space')
  await expect(page.getByRole('dialog')).toContainText('Keine Verbindung.')
  await expect(said).toHaveText('Ihre Wahl: 10102')
  await context.setOffline(false)
})

freshTest('all that is chosen while the code loads is kept', async ({ page }) => {
  const release = await holdBack(page, /GroupChoice-[^/]+\.js$/)
  await page.goto(GROUP)
  const { height, colour, length, said } = choiceOf(page)
  await height.fill('12')
  await colour('104 Silber matt').check()
  await length('270').check()
  release()
  await expect(said).toHaveText(/^Ihre Wahl: 10102, 104 Silber matt, 270\s?cm$/)
  await expect(page).toHaveURL(`${GROUP}?h=12&colour=silver_matt&length=270`)
})

scriptlessTest(
  'without JavaScript a choice is a form with a button, and links',
  async ({ page }) => {
    await page.goto(GROUP)
    const { height, article, colour, said, apply, section } = choiceOf(page)
    await height.fill('12')
    await article('10102').check()
    await colour('104 Silber matt').check()
    await apply.click()
    await expect(page).toHaveURL(`${GROUP}?h=12&article=10102&colour=silver_matt#choice`)
    await expect(said).toHaveText('Ihre Wahl: 10102, 104 Silber matt')
    await expect(section).toContainText(/10102 bei 12\s?mm/)
    await page.goto(`${GROUP}?article=10103&colour=gold_matt`)
    await said.getByRole('link', { name: '10101 wählen' }).click()
    await expect(said).toHaveText('Ihre Wahl: 10101, 303 Gold matt')
  }
)

scriptlessTest(
  'without JavaScript an article that follows from a height is not sent as chosen',
  async ({ page }) => {
    await page.goto(GROUP)
    const { height, article, said, apply } = choiceOf(page)
    await height.fill('8')
    await apply.click()
    await expect(said).toHaveText('Ihre Wahl: 10101')
    await expect(article('10101')).not.toBeChecked()
    await height.fill('12')
    await apply.click()
    await expect(said).toHaveText('2 Artikel passen')
  }
)

freshTest('a group without questions leaves no ruled column empty', async ({ page }) => {
  await open(page, '/de/produkte/sockelleisten/mdf-sockelleiste-60-100')
  const empty = page.locator('main .border-t:empty, main .border-b:empty')
  await expect(empty).toHaveCount(0)
})
