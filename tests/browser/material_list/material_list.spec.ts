import type { Locator, Page } from 'playwright/test'
import { expectAccessible } from '../accessibility'
import { refuseClipboard } from '../clipboard'
import { field } from '../contact/contact_form'
import { formTest as test } from '../reading'
import {
  CORE,
  disconnect,
  expect,
  test as freshTest,
  open,
  openWithoutScripts,
  scriptlessTest,
} from '../test'

const PATH = '/de/produkte/materialliste'
const GROUP = '/de/produkte/uebergangsprofile/uebergang-38-clip'

/** A list with each kind of line: known, discontinued, unreadable and a sample. */
const FULL =
  '1**10101*scolour-silver_matt*l270*m3x0.9*rFlur**99999*l270*q4**10102*mdrei Türen**sample*sdecor-oak_mist**kante'

const address = (list: string) => `${PATH}?${new URLSearchParams({ list })}`

/** An article's line in the list. */
const line = (page: Page, number: string) =>
  page.getByRole('form', { name: 'Materialliste' }).getByRole('group', { name: number })

/** Unfolds a line of the list. */
async function openLine(page: Page, number: string) {
  await line(page, number).locator('summary').click()
}

const storedList = (page: Page) => page.evaluate(() => localStorage.getItem('material_list'))

/** The list in the URL. */
const listIn = (page: Page) => new URL(page.url()).searchParams.get('list')

/** The link in the header with the number of stored lines. */
const linkInHeader = (page: Page) =>
  page.getByRole('banner').getByRole('link', { name: /^Materialliste \(/ })

async function press(link: Locator) {
  await link.focus()
  await link.press('Enter')
}

test('by keyboard: two articles, metres, bars, and the contact form', CORE, async ({ page }) => {
  await open(page, `${GROUP}?article=10101`)
  await press(page.getByRole('link', { name: 'Auf die Liste 10101', exact: true }))
  const added = page.getByRole('main').getByRole('link', { name: /^Materialliste: / })
  await expect(added).toHaveText('Materialliste: 1 Position')
  expect(await storedList(page)).toBe('1**10101')
  await expect(page).toHaveURL(`${GROUP}?article=10101`)
  await expect(linkInHeader(page)).toHaveAccessibleName('Materialliste (1)')

  await page.getByRole('radio', { name: '10102' }).check()
  await expect(added).toHaveCount(0)
  await press(page.getByRole('link', { name: 'Auf die Liste 10102', exact: true }))
  await expect(added).toHaveText('Materialliste: 2 Positionen')
  await press(added)
  await expect(page).toHaveURL(address('1**10101**10102'))
  await expect(page.getByRole('heading', { name: '2 Positionen' })).toBeVisible()

  const first = line(page, '10101')
  await press(first.locator('summary'))
  await first.getByLabel('Länge').selectOption('270')
  await first.getByLabel('Bedarf in m').focus()
  await page.keyboard.type('3 × 0,9')
  await page.keyboard.press('Tab')
  await expect(first.getByRole('status')).toHaveText(
    '3 Stücke, zusammen 2,7\u00A0m.2 Stangen zu 270\u00A0cm: 3 Schnitte zu 4\u00A0mm, Verschnitt 2,7\u00A0m.'
  )
  await expect.poll(() => listIn(page)).toBe('1**10101*l270*m3x0.9**10102')
  expect(await storedList(page)).toBe('1**10101*l270*m3x0.9**10102')

  await expect(first.locator('summary')).toContainText('2 Stangen')
  await page.reload()
  await expect(first.getByLabel('Bedarf in m')).toHaveValue('3 × 0,9')
  await press(page.getByRole('link', { name: 'Liste anfragen' }))
  await expect(page).toHaveURL(/\/de\/kontakt\?list=/)
  await expect(field(page, 'message')).toHaveValue(
    /– 10101, .*, 270\u00A0cm, 2 Stangen, Bedarf 3 × 0,9\u00A0m\n– 10102, /
  )
})

test('the stored list comes back, grows, and leaves nothing if emptied', CORE, async ({ page }) => {
  await open(page, `${PATH}?add=10101`)
  await expect(page).toHaveURL(address('1**10101'))
  await open(page, PATH)
  await expect(page).toHaveURL(address('1**10101'))

  const number = page.getByLabel('Artikelnummer')
  await number.fill('Kante')
  await number.press('Enter')
  await expect(number).toHaveAccessibleDescription(/fünf Ziffern/)
  await number.fill('10102')
  await number.press('Enter')
  await expect.poll(() => listIn(page)).toBe('1**10101**10102')
  await expect(number).toHaveValue('')
  await expect(linkInHeader(page)).toHaveAccessibleName('Materialliste (2)')

  await page.getByRole('button', { name: /^Entfernen 10101/ }).click()
  await expect.poll(() => listIn(page)).toBe('1**10102')
  await page.getByRole('button', { name: /^Entfernen 10102/ }).click()
  await expect(page.getByText('Die Liste ist noch leer.')).toBeVisible()
  expect(await storedList(page)).toBeNull()
  await expect(linkInHeader(page)).toHaveCount(0)
})

freshTest('the header counts what another tab adds', async ({ page, context }) => {
  await open(page, GROUP)
  await expect(linkInHeader(page)).toHaveCount(0)
  const other = await context.newPage()
  await open(other, `${PATH}?add=10101`)
  await expect(linkInHeader(page)).toHaveAccessibleName('Materialliste (1)')
  await other.close()
})

test('what was typed last goes along with the list', async ({ page }) => {
  await open(page, address('1**10101*l270'))
  await page.locator('[name="metres.0"]').fill('3')
  await page.getByRole('link', { name: 'Liste anfragen' }).click()
  await expect(page).toHaveURL(/\/de\/kontakt\?list=1\*\*10101\*l270\*m3#/)
  expect(await storedList(page)).toBe('1**10101*l270*m3')
})

test('a list from a link replaces the stored list only if the visitor says so', async ({
  page,
}) => {
  await open(page, `${PATH}?add=10101`)
  await expect(page).toHaveURL(address('1**10101'))
  await open(page, address('1**10102'))
  await expect(page.getByText('In diesem Browser liegt eine andere Liste.')).toBeVisible()
  await line(page, '10102').getByLabel('Raum').fill('Bad')
  await page.getByRole('button', { name: 'Aktualisieren' }).click()
  await expect.poll(() => listIn(page)).toBe('1**10102*rBad')
  expect(await storedList(page)).toBe('1**10101')

  await page.getByRole('button', { name: 'Diese Liste behalten' }).click()
  await expect(page.getByText('In diesem Browser liegt eine andere Liste.')).toBeHidden()
  expect(await storedList(page)).toBe('1**10102*rBad')
})

test('opening a list stores nothing', async ({ page }) => {
  await open(page, address(FULL))
  await expect(page.getByRole('heading', { name: '4 Positionen' })).toBeVisible()
  expect(await page.evaluate(() => [localStorage.length, document.cookie])).toEqual([0, ''])
})

freshTest(
  'an article that is added without a connection stays typed, and is added once there is one',
  async ({ page, context, expectProblem }) => {
    expectProblem(/ERR_INTERNET_DISCONNECTED/)
    await open(page, PATH)
    const number = page.getByLabel('Artikelnummer')
    await number.fill('10102')
    await disconnect(page)
    await number.press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Keine Verbindung.' })
    await expect(dialog).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(number).toHaveValue('10102')

    await context.setOffline(false)
    await number.press('Enter')
    await expect(line(page, '10102')).toBeVisible()
    await expect(number).toHaveValue('')
  }
)

test('what is gone, unread or too much is named, and accessible', async ({ page }) => {
  await open(page, address(FULL))
  await expect(line(page, '99999')).toContainText('Artikel 99999 ist nicht (mehr) im Programm.')
  await expect(line(page, '99999')).toContainText('270')
  await expect(page.getByRole('listitem').filter({ hasText: /^kante$/ })).toBeVisible()
  await expect(line(page, '10102').getByLabel('Bedarf in m')).toHaveAccessibleDescription(
    /lässt sich nicht lesen/
  )
  const summary = line(page, '10102').locator('summary')
  const problem = summary.getByText(/lässt sich nicht lesen/)
  await expect(problem).toBeHidden()
  await summary.click()
  await expect(problem).toBeVisible()
  await expectAccessible(page, [320, 768, 1280])
})

test('a number that is typed while the page is still loading stays, and is added', async ({
  page,
}) => {
  const comeAlive = await openWithoutScripts(page, PATH)
  await page.locator('[name="add"]').fill('10101')
  await comeAlive()
  await expect(page.locator('[name="add"]')).toHaveValue('10101')
  await page.locator('[name="add"]').press('Enter')
  await expect(page).toHaveURL(address('1**10101'))
})

test('the list is taken away as a table, and hand samples go the same way', async ({ page }) => {
  await open(page, '/de/dekore')
  await page.getByRole('main').locator('summary').first().click()
  await page
    .getByRole('link', { name: /^Handmuster auf die Liste/ })
    .first()
    .click()
  await page.locator('[aria-live]').getByRole('link', { name: 'Materialliste (1)' }).click()
  await expect.poll(() => listIn(page)).toMatch(/^1\*\*sample\*sdecor-/)
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Als CSV speichern' }).click()
  expect((await download).suggestedFilename()).toBe('materialliste.csv')
  await page.getByRole('link', { name: 'Liste anfragen' }).click()
  await expect(field(page, 'message')).toHaveValue(/^Bitte schicken Sie mir Handmuster:\n– D /)
})

freshTest.describe('on a clipboard', () => {
  freshTest.use({ permissions: ['clipboard-read', 'clipboard-write'] })

  freshTest('the address holds the whole list', async ({ page }) => {
    await open(page, address(FULL))
    await page.getByRole('button', { name: 'Adresse kopieren' }).click()
    await expect(page.getByText('Kopiert', { exact: true })).toBeVisible()
    const copied = await page.evaluate(() => navigator.clipboard.readText())
    expect(new URL(copied).searchParams.get('list')).toBe(FULL.replace('**kante', ''))
  })
})

freshTest(
  'where the browser refuses, the address stands there to be copied by hand',
  async ({ page }) => {
    await page.addInitScript(refuseClipboard)
    await open(page, address('1**10101'))
    const button = page.getByRole('button', { name: 'Adresse kopieren' })
    const shown = page.getByRole('textbox', { name: 'Adresse dieser Liste' })
    for (let count = 0; count < 2; count++) {
      await button.click()
      await expect(page.getByText('Ließ sich nicht kopieren', { exact: true })).toBeVisible()
      await expect(shown).toBeFocused()
      expect(await shown.evaluate(selectedIn)).toBe(page.url())
    }
    await expectAccessible(page, [320])
  }
)

/** The selected text of a field. */
function selectedIn(element: HTMLElement | SVGElement) {
  const { value, selectionStart, selectionEnd } = element as HTMLInputElement
  return value.slice(selectionStart ?? 0, selectionEnd ?? 0)
}

test('the tables of a group add to the list, say so once and stay', async ({ page }) => {
  await open(page, GROUP)
  await page.getByRole('heading', { name: 'Ausführungen' }).click()
  await page.getByRole('link', { name: 'Auf die Liste 10102', exact: true }).click()
  const said = page.locator('[aria-live]').filter({ hasText: 'Materialliste (1)' })
  await expect(said).toHaveCount(1)
  await expect(linkInHeader(page)).toHaveAccessibleName('Materialliste (1)')
  await expect(page).toHaveURL(GROUP)
  expect(await storedList(page)).toBe('1**10102')
  await expectAccessible(page, [390, 1440])

  await page.getByRole('link', { name: 'Auf die Liste 10103', exact: true }).click()
  await expect(page.locator('[aria-live]').getByRole('link')).toHaveText('Materialliste (2)')
  await page.locator('[aria-live]').getByRole('link').click()
  await expect(page.getByRole('heading', { name: '2 Positionen' })).toBeVisible()
  await expect(page.locator('[aria-live]').getByRole('link')).toHaveCount(0)
})

scriptlessTest(
  'without JavaScript the list is a form from the article to the message',
  async ({ page }) => {
    await page.goto(`${GROUP}?article=10101`)
    await page.getByRole('link', { name: 'Auf die Liste 10101', exact: true }).click()
    await page.getByLabel('Artikelnummer').fill('10102')
    await page.getByLabel('Artikelnummer').press('Enter')
    const first = line(page, '10101')
    await openLine(page, '10101')
    await first.getByLabel('Länge').selectOption('270')
    await first.getByLabel('Bedarf in m').fill('12,5')
    await line(page, '10102').getByLabel('Raum').fill('Bad')
    await page.getByRole('button', { name: 'Aktualisieren' }).click()
    await expect(first.locator('summary')).toContainText('5 Stangen')
    await openLine(page, '10101')
    await expect(first.getByRole('status')).toHaveText(/^5 Stangen zu 270/)
    await expect(line(page, '10102').getByLabel('Raum')).toHaveValue('Bad')

    await page.getByRole('link', { name: 'Adresse dieser Liste' }).click()
    expect(listIn(page)).toBe('1**10101*l270*m12.5**10102*rBad')
    await page.getByRole('button', { name: /^Entfernen 10102/ }).click()
    await expect(line(page, '10102')).toHaveCount(0)
    await page.getByRole('link', { name: 'Liste anfragen' }).click()
    await expect(page.getByLabel('Nachricht')).toHaveValue(
      /– 10101, .*5 Stangen, Bedarf 12,5\u00A0m\n/
    )
  }
)
