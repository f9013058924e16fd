import type { Locator, Page } from 'playwright/test'
import { field } from '../contact/contact_form'
import { formTest as test } from '../reading'
import {
  CORE,
  collectVisits,
  expect,
  test as freshTest,
  holdBack,
  open,
  scriptlessTest,
} from '../test'

const PATH = '/de/produkte/profilberater'

/** A limit of key presses that no page needs. */
const MANY = 80

/** Presses Tab until the element has the focus. */
async function tabTo(page: Page, target: Locator) {
  for (let pressed = 0; pressed < MANY; pressed++) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  await expect(target).toBeFocused()
}

/**
 * Chooses an option of a closed select by the arrow keys: letters would form one word only if they
 * are typed fast enough.
 */
async function choose(select: Locator, value: string) {
  const answers = await select.locator('option').count()
  for (let step = 0; step < answers && (await select.inputValue()) !== value; step++) {
    await select.press('ArrowDown')
  }
  await expect(select).toHaveValue(value)
}

/** The query string of two coverings. */
const ANSWERED = 'place=doorway&left=vinyl_hdf&left_mm=8&right=parquet_glued&right_mm=10'

/** Whether a URL has the two coverings and further answers. */
function hasAnswers(searchParams: URLSearchParams, more: string) {
  const expected = new URLSearchParams(`${ANSWERED}&${more}`)
  return [...expected].every(([name, value]) => searchParams.get(name) === value)
}

/** The line with the number of fitting articles. */
const result = (page: Page) => page.locator('#result')

/** A group's best article, with the disclosure below it. */
const row = (page: Page, name: string) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name }) })

test('8 mm vinyl, 10 mm parquet, doorway: to a request by keyboard', CORE, async ({ page }) => {
  await open(page, PATH)
  const form = page.getByRole('form', { name: 'Ihre Angaben' })
  const named = (name: string) =>
    form.locator(`select[name="${name}"], input[type="text"][name="${name}"]`)
  const answer = (name: RegExp) => form.getByRole('button', { name })
  const question = (name: string) => page.getByRole('heading', { name })

  await tabTo(page, answer(/^Tür oder Übergang/))
  await page.keyboard.press('Enter')
  await expect(question('Was liegt auf beiden Seiten?')).toBeFocused()
  await tabTo(page, named('left'))
  await choose(named('left'), 'vinyl_hdf')
  await tabTo(page, named('left_mm'))
  await page.keyboard.type('8')
  await tabTo(page, named('right'))
  await choose(named('right'), 'parquet_glued')
  await tabTo(page, named('right_mm'))
  await page.keyboard.type('9')
  await tabTo(page, form.getByRole('button', { name: '1 mm höher' }).last())
  await page.keyboard.press('Enter')
  await expect(named('right_mm')).toHaveValue('10')
  await tabTo(page, answer(/^Weiter/))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(({ searchParams }) => hasAnswers(searchParams, 'asked=left'))

  await open(page, `${PATH}?${ANSWERED}&step=drill`)
  await tabTo(page, answer(/^Nein/))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`${PATH}?${ANSWERED}&step=next&drill=no#question`)
  await open(page, `${PATH}?${ANSWERED}&drill=no&step=look`)
  await tabTo(page, answer(/^Silber/))
  await page.keyboard.press('Enter')

  await expect(result(page)).toHaveText('4 Artikel passen')
  const best = row(page, 'Übergang 38 Clip')
  await expect(best).toContainText('10101')
  await expect(best.getByRole('link', { name: 'Übergang 38 Clip' })).toHaveAttribute(
    'href',
    /\?h=10&article=10101&colour=silver_matt&fixing=mounting_adhesive#article-10101$/
  )
  await tabTo(page, best.locator('summary'))
  await page.keyboard.press('Enter')
  await expect(best).toContainText(
    'Für Aufbauhöhen von 7–\u206010 mm: Ihre liegt darin (8 mm, 10 mm)'
  )
  await expect(best).toContainText('Hält ohne Bohren: Montagekleber')
  await expect(best.getByRole('img').last()).toHaveAccessibleName(
    /Aufbauhöhe 8\smm.* Aufbauhöhe 10\smm/
  )

  await tabTo(page, best.getByRole('link', { name: 'Anfragen 10101' }))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/de\/kontakt\?place=doorway&.*article=10101#request$/)
  await expect(field(page, 'message')).toHaveValue(
    /Tür oder Übergang zwischen zwei Böden[^]*Vinyl auf HDF-Träger, 8\smm[^]*10101, Übergang 38 Clip/
  )
})

test('a step back brings the answers before, and what fitted them', CORE, async ({ page }) => {
  await open(page, `${PATH}?place=step&left_mm=6.5&step=left`)
  const height = page.getByLabel('oder Aufbauhöhe in mm')
  await expect(result(page)).toHaveText('2 Artikel passen')
  await height.fill('5,5')
  await page.keyboard.press('Tab')
  await expect(result(page)).toHaveText('Genau passt keiner.')
  await expect(page.getByRole('main')).toContainText('0,5 mm zu hoch')
  await page.goBack()
  await expect(result(page)).toHaveText('2 Artikel passen')
  await expect(height).toHaveValue('6,5')
})

test('an invalid size gets a message beside its field, and the focus', CORE, async ({ page }) => {
  await open(page, `${PATH}?place=step&step=left`)
  const height = page.getByLabel('oder Aufbauhöhe in mm')
  await height.fill('breit')
  await page.keyboard.press('Enter')
  await expect(height).toHaveAttribute('aria-invalid', 'true')
  await expect(height).toHaveAccessibleDescription(/Diese Angabe ist keine Zahl/)
  await expect(height).toBeFocused()
})

scriptlessTest(
  'without JavaScript each answer sends itself, and they lead to a request',
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(PATH)
    const form = page.getByRole('form', { name: 'Ihre Angaben' })
    await form.getByRole('button', { name: /^Tür oder Übergang/ }).click()

    await form.locator('[name="left"]').selectOption('vinyl_hdf')
    await form.locator('[name="left_mm"]').fill('8')
    await form.locator('[name="right"]').selectOption('parquet_glued')
    await form.locator('[name="right_mm"]').fill('9')
    await form.getByRole('button', { name: '1 mm höher' }).last().click()
    await expect(form.locator('[name="right_mm"]')).toHaveValue('10')
    await expect(form.locator('[name="left"]')).toHaveValue('vinyl_hdf')
    await form.getByRole('button', { name: 'Weiter' }).click()
    await expect(form.locator('select')).toHaveCount(0)
    await page.getByRole('link', { name: 'Profile zeigen' }).click()
    await form.getByRole('button', { name: /^Nein/ }).click()

    await expect(result(page)).toBeVisible()
    await page.locator('summary', { hasText: '10101' }).click()
    await page.getByRole('link', { name: 'Anfragen 10101' }).click()
    await expect(field(page, 'message')).toHaveValue(/10101, Übergang 38 Clip/)
  }
)

test('on paper the answers stand before the articles, without the form', async ({ page }) => {
  await open(page, `${PATH}?place=doorway&left=laminate&right=tile`)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('form', { name: 'Ihre Angaben' })).toBeHidden()
  const answers = page.getByRole('list', { name: 'Ihre Angaben' })
  await expect(answers.getByText('Laminat')).toBeVisible()
  await expect(row(page, 'Anpassung 46 Clip').getByText('Passt auch')).toBeVisible()
})

test('a height in centimetres is changed by a millimetre', async ({ page }) => {
  await open(page, `${PATH}?place=doorway&step=left`)
  const height = page.locator('input[type="text"][name="left_mm"]')
  await height.fill('0,85 cm')
  await page.getByRole('button', { name: '1 mm höher' }).first().click()
  await expect(height).toHaveValue('9,5')
})

freshTest(
  'a height that is changed and sent at once does not ask again later',
  async ({ page }) => {
    await page.clock.install()
    await open(page, `${PATH}?place=doorway&step=left`)
    const release = await holdBack(page, /asked=left/)
    await page.getByRole('button', { name: '1 mm höher' }).first().click()
    await page.getByRole('button', { name: 'Weiter', exact: true }).last().click()
    await page.clock.runFor(1_000)
    release()
    await expect(page).toHaveURL(/asked=left/)
  }
)

freshTest('a height that is sent by the Return key is asked for once', async ({ page }) => {
  await page.clock.install()
  await open(page, `${PATH}?place=doorway&step=left`)
  const visits = collectVisits(page)
  const height = page.locator('input[type="text"][name="left_mm"]')
  /**
   * The debounce after typing does not end before all keys are pressed, however slow the machine
   * is.
   */
  await page.clock.pauseAt(Date.now() + 3_600_000)
  await height.fill('8')
  await height.press('Enter')
  await page.clock.resume()
  await expect(page).toHaveURL(/asked=left/)
  expect(visits).toEqual([expect.stringContaining('asked=left')])
})
