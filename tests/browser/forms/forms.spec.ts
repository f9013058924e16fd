import type { Locator, Page } from 'playwright/test'
import { expectAccessibleAsItIs } from '../accessibility'
import { formTest as test } from '../reading'
import { CORE, expect, test as freshTest, holdBack, open } from '../test'

/** The page that shows every field in every state. */
const FORMS = '/de/designsystem'

/** The native select of a field. */
function select(page: Page, name: string): Locator {
  return page.locator(`select[name="${name}"]`)
}

/** The listbox or combobox that replaces a field's select. */
function control(page: Page, name: string): Locator {
  return select(page, name).locator('..').getByRole('combobox')
}

/** The active option. */
function active(page: Page): Locator {
  return page.locator('[role="option"][data-focus]')
}

/** Scrolls to each field whose listbox is loaded lazily. */
async function approach(page: Page) {
  for (const each of await page.getByRole('main').locator('select').all()) {
    await each.scrollIntoViewIfNeeded()
  }
}

/** Opens the page, scrolls to each field and waits until listboxes and comboboxes have loaded. */
async function openForms(page: Page) {
  await open(page, FORMS)
  await approach(page)
  await expect(control(page, 'empty_select')).toHaveText('Bitte wählen')
  await expect(control(page, 'empty_combobox')).toHaveAttribute('aria-autocomplete', 'list')
}

/** designsystem.spec.ts checks the whole page; a listbox is rendered at the end of the body. */
const FIELDS = '#forms, [role="listbox"]'

test('every field in every state is accessible, with its lists open, too', async ({ page }) => {
  await openForms(page)
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    await expectAccessibleAsItIs(page, FIELDS)
    await control(page, 'required_select').click()
    await expect(page.getByRole('listbox')).toBeVisible()
    await expectAccessibleAsItIs(page, FIELDS)
    await page.keyboard.press('Escape')
    await control(page, 'error_combobox').fill('gui')
    await expect(page.getByRole('option', { name: 'Guinea', exact: true })).toBeVisible()
    await expectAccessibleAsItIs(page, FIELDS)
    await page.keyboard.press('Escape')
  }
})

test('a list takes the place of a select at the same size', async ({ page }) => {
  const release = await holdBack(page, /Choice\w+-.*\.js$/)
  await open(page, FORMS)
  await approach(page)
  const names = ['empty_select', 'empty_combobox', 'error_select', 'error_combobox']
  const native = await Promise.all(names.map((name) => select(page, name).boundingBox()))
  expect(native[0]?.height).toBe(48)

  release()
  await expect(control(page, 'error_combobox')).toHaveAttribute('aria-autocomplete', 'list')
  await expect(control(page, 'error_select')).toHaveText('Maler')
  const rich = await Promise.all(names.map((name) => control(page, name).boundingBox()))
  expect(rich).toEqual(native)
})

test('a select in use is replaced only when the visitor leaves it', async ({ page }) => {
  const release = await holdBack(page, /ChoiceListbox-.*\.js$/)
  await open(page, FORMS)
  await select(page, 'empty_select').focus()
  release()
  await expect(control(page, 'filled_select')).toHaveText('Maler')
  await expect(select(page, 'empty_select')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(control(page, 'empty_select')).toHaveText('Bitte wählen')
})

freshTest('who comes to a select while its list is rendered keeps it, too', async ({ page }) => {
  /** React schedules the rendering of what has loaded by a message to itself. */
  await page.addInitScript(() => {
    const post = Object.getOwnPropertyDescriptor(MessagePort.prototype, 'postMessage')?.value
    MessagePort.prototype.postMessage = function (...message: [unknown]) {
      if (document.documentElement.dataset.fetched === 'just now') {
        document.documentElement.dataset.fetched = 'before'
        document.querySelector<HTMLElement>('select[name="empty_combobox"]')?.focus()
      }
      Reflect.apply(post, this, message)
    }
  })
  await page.route(/ChoiceCombobox-.*\.js$/, async (route) => {
    const code = await (await route.fetch()).text()
    await route.fulfill({
      contentType: 'text/javascript',
      body: `${code};document.documentElement.dataset.fetched='just now'`,
    })
  })
  await open(page, FORMS)
  await select(page, 'empty_combobox').scrollIntoViewIfNeeded()
  await expect(select(page, 'empty_combobox')).toBeFocused()
  await select(page, 'error_combobox').scrollIntoViewIfNeeded()
  await expect(control(page, 'error_combobox')).toHaveAttribute('aria-autocomplete', 'list')
  await expect(select(page, 'empty_combobox')).toBeFocused()
  await page.keyboard.type('Schw')
  await page.keyboard.press('Tab')
  await expect(control(page, 'empty_combobox')).toHaveValue('Schweden')
})

test('a list is worked by keyboard, and says what was chosen', CORE, async ({ page }) => {
  await openForms(page)
  const branch = control(page, 'empty_select')
  await expect(branch).toHaveAccessibleName('Branche')
  await branch.press('ArrowDown')
  await page.keyboard.press('End')
  await expect(active(page)).toHaveText('Andere')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Enter')
  await expect(branch).toHaveText('Architektur')
  await expect(branch).toBeFocused()
  await expect(select(page, 'empty_select')).toHaveValue('architect')

  await branch.press('Space')
  await expect(page.getByRole('option', { selected: true })).toHaveText('Architektur')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('listbox')).toHaveCount(0)
})

freshTest('letters typed in a list are forgotten after 350 ms', async ({ page }) => {
  await page.clock.install()
  await openForms(page)
  await control(page, 'empty_select').press('Space')
  await expect(page.getByRole('listbox')).toBeFocused()
  await page.clock.pauseAt(Date.now() + 3_600_000)

  await page.keyboard.press('a')
  await expect(active(page)).toHaveText('Architektur')
  await page.clock.runFor(349)
  await page.keyboard.press('n')
  await expect(active(page)).toHaveText('Andere')
  await page.clock.runFor(349)
  await page.keyboard.press('m')
  await expect(active(page)).toHaveText('Andere')
  await page.clock.runFor(350)
  await page.keyboard.press('m')
  await expect(active(page)).toHaveText('Maler')
})

test('Enter sends nothing from a closed list', async ({ page }) => {
  await openForms(page)
  let sent = 0
  page.on('request', (request) => {
    if (request.method() === 'POST') sent++
  })
  await control(page, 'person').press('Enter')
  await expect(page.getByRole('listbox')).toBeVisible()
  await page.keyboard.press('Escape')
  await control(page, 'country').press('Enter')
  await expect(page.getByRole('listbox')).toHaveCount(0)
  await control(page, 'country').press('ArrowDown')
  await expect(page.getByRole('listbox')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(
    page.locator('form [aria-invalid="true"]').and(page.locator('[name="email"]'))
  ).toHaveCount(0)
  expect(sent).toBe(0)
})

test('countries are found without accents, and counted aloud', CORE, async ({ page }) => {
  await openForms(page)
  const country = control(page, 'empty_combobox')
  const field = select(page, 'empty_combobox').locator('..')
  await country.fill('osterr')
  await expect(page.getByRole('option')).toHaveText(['Österreich'])
  await expect(field.getByRole('status')).toHaveText('1 Treffer')
  await page.keyboard.press('Enter')
  await expect(country).toHaveValue('Österreich')
  await expect(select(page, 'empty_combobox')).toHaveValue('Österreich')
  await expect(field.getByRole('status')).toHaveText('')

  await country.fill('zzz')
  await expect(field.getByRole('listbox')).toHaveText('Keine Treffer')
  await expect(field.getByRole('status')).toHaveText('Keine Treffer')
  await page.keyboard.press('Tab')
  await expect(country).toHaveValue('Österreich')

  await country.press('ControlOrMeta+a')
  await page.keyboard.press('Backspace')
  await expect(select(page, 'empty_combobox')).toHaveValue('')
  await page.keyboard.press('Tab')
  await expect(country).toHaveValue('')
  await expect(select(page, 'empty_combobox')).toHaveValue('')
})

test('a list has its hint and error read out, or is disabled', async ({ page }) => {
  await openForms(page)
  for (const kind of ['select', 'combobox']) {
    const wrong = control(page, `error_${kind}`)
    await expect(wrong).toHaveAttribute('aria-invalid', 'true')
    await expect(wrong).toHaveAccessibleDescription(/^Wie auf .* Fehler: Bitte prüfen/)
    await expect(control(page, `disabled_${kind}`)).toBeDisabled()
  }
  await expect(select(page, 'disabled_combobox').locator('..').getByRole('button')).toBeDisabled()
})

test('a form says what is wrong where it is wrong, and begins there', CORE, async ({ page }) => {
  await openForms(page)
  const form = page.locator('form').filter({ has: page.locator('[name="policy"]') })
  await form.getByRole('button').last().click()
  await expect(page.locator('[name="name"]')).toBeFocused()
  await expect(page.locator('[name="name"]')).toHaveAccessibleDescription(
    'Fehler: Bitte füllen Sie „Name“ aus.'
  )
  await expect(form.locator('[aria-invalid="true"]')).toHaveCount(5)
  await expectAccessibleAsItIs(page)

  await page.locator('[name="name"]').fill('B')
  await expect(page.locator('[name="name"]')).toHaveAccessibleDescription(
    /zu kurz: Es braucht mindestens 2 Zeichen/
  )
  await page.locator('[name="name"]').fill('Berta Stein')
  await page.locator('[name="email"]').fill('berta@saumer.example')
  await page.locator('[name="policy"]').check()
  await expect(form.locator('[aria-invalid="true"]')).toHaveCount(2)

  /** Focus on the hidden select moves to its replacement. */
  await form.getByRole('button').last().click()
  await expect(control(page, 'country')).toBeFocused()
})

test('leaving a list without a choice says that one is missing', async ({ page }) => {
  await openForms(page)
  await control(page, 'person').focus()
  await page.keyboard.press('Tab')
  await expect(control(page, 'person')).toHaveAttribute('aria-invalid', 'true')
})

test.describe('in forced colours', () => {
  test.use({ colorScheme: 'dark' })

  test('the option that Enter would choose has a frame', async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' })
    await openForms(page)
    await control(page, 'empty_select').press('Space')
    await page.keyboard.press('ArrowDown')
    await expect(active(page)).toHaveCSS('outline-style', 'solid')
    await expect(active(page)).toHaveCSS('outline-width', '2px')
  })
})
