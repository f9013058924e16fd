import { expectAccessibleAsItIs } from '../accessibility'
import { COMPANY } from '../site/development_server'
import { holdBack, open } from '../test'
import { expect, test } from './studio'

test.use({ specFile: import.meta.filename })
test.describe.configure({ mode: 'serial' })

const HOME = 'content/pages/home/index/de.yaml'
const IMAGES = 'content/images/de.yaml'

test('why nothing is listed is said in its place', async ({ page, studio, expectProblem }) => {
  await studio.open('/de/unternehmen')
  expectProblem(/ERR_FAILED/)
  const gone = 'The server does not answer.'
  for (const list of ['changes', 'kinds', 'media', 'links']) {
    await page.route(`**/studio/api/${list}?*`, (route) => route.abort(), { times: 1 })
  }
  await studio.press('Changes')
  await expect(studio.panel.getByRole('alert')).toContainText(gone)
  await expect(studio.panel.getByText('One moment …')).toBeHidden()
  await studio.press('Try again')
  await expect(studio.panel.getByRole('alert')).toHaveCount(0)
  await expect(studio.panel.getByText('Nothing has changed.')).toBeVisible()

  const form = await studio.unfold('New page')
  await expect(form.getByRole('alert')).toContainText(gone)
  await studio.press('Page', true)
  await studio.edit('Section cards')
  await expect(page.locator('.target').first()).toContainText(gone)
  await studio.press('Back to the parts')
  await studio.edit('Geschichte, Text image')
  await studio.press('Choose a picture')
  await expect(page.locator('.picture').getByText(gone)).toBeVisible()
})

test('a card leads on to its page, whose menu says which page it is for', async ({
  page,
  studio,
}) => {
  await studio.open('/de')
  await page.locator('[data-part^="page/product_families"]').first().click()
  await page.getByRole('link', { name: 'To this page' }).click()
  await studio.arrive(/\/de\/produkte\//)
  const title = await page.title()
  await studio.press('Page', true)
  const named = page.locator('#studio section b')
  await expect(named).not.toBeEmpty()
  expect(title).toContain(await named.innerText())
})

test('the mark of a part that is cut off at the edge of the page ends there', async ({
  page,
  studio,
}) => {
  await studio.open('/de')
  await page.addStyleTag({ content: '[data-part="hero"] > * { width: 150% }' })
  const hero = page.locator('[data-part="hero"] > *').first()
  await hero.hover({ position: { x: 20, y: 20 } })
  await expect(page.locator('#studio .mark')).toBeVisible()
  const edges = await page.evaluate(() =>
    ['.mark', '.panel'].map((each) =>
      document.querySelector(`#studio ${each}`)?.getBoundingClientRect()
    )
  )
  expect(edges[0]?.right).toBeLessThanOrEqual((edges[1]?.left ?? 0) + 1)
})

test('the page has its place beside the panel before the panel is there', async ({
  page,
  studio,
}) => {
  const release = await holdBack(page, '**/app/studio/client/main.tsx*')
  await open(page, '/de')
  const banner = page.getByRole('banner')
  const before = await banner.boundingBox()
  expect(before?.width).toBeLessThan(900)
  release()
  await studio.arrive('/de')
  expect(await banner.boundingBox()).toEqual(before)
})

test('undo and redo wait for something to take back', async ({ page, studio }) => {
  await page.route('**/studio/api/history?*', (route) =>
    route.fulfill({
      json: { done: [], undone: [{ file: `resources/${COMPANY}`, action: 'rename' }] },
    })
  )
  await studio.open('/de/unternehmen')
  const undo = studio.button('Undo')
  await expect(studio.button('Redo')).toBeEnabled()
  await expect(undo).toBeDisabled()
  await studio.edit('Geschichte, Text image')
  const title = studio.field('Title')
  await title.pressSequentially('.')
  await expect(undo).toBeEnabled()
  await title.press('Backspace')
  await expect(undo).toBeDisabled()
})

test('what one waits for is said below the button, and that no server answers', async ({
  page,
  studio,
  expectProblem,
}) => {
  expectProblem(/ERR_FAILED/)
  await studio.open('/de/unternehmen')
  const form = await studio.unfold('Preview link')
  const release = await holdBack(page, '**/studio/api/preview?*', { times: 1 })
  const button = form.getByRole('button', { name: 'Make a link' })
  await button.click()
  const waiting = await form.getByText('One moment …').boundingBox()
  const { y = 0, height = 0 } = (await button.boundingBox()) ?? {}
  expect(waiting?.y).toBeGreaterThan(y + height + 4)
  release()
  await expect(form.getByRole('link')).toBeVisible()
  await page.route('**/studio/api/preview?*', (route) => route.abort())
  await button.click()
  await expect(form.getByText('The server does not answer.')).toBeVisible()
})

test('an open menu of the page ends at the panel', async ({ page, studio }) => {
  await studio.open('/de')
  await page.getByRole('banner').getByRole('button', { name: 'Produkte' }).click()
  const menu = await page.locator('[popover]:popover-open').boundingBox()
  const panel = await page.locator('#studio .panel').boundingBox()
  expect(menu?.width).toBeGreaterThan(600)
  expect((menu?.x ?? 0) + (menu?.width ?? 0)).toBeLessThanOrEqual((panel?.x ?? 0) + 1)
})

test('a picture that is dropped asks for its text, and is not written without one', async ({
  page,
  studio,
}) => {
  const texts = await studio.content.read(IMAGES)
  const home = await studio.content.read(HOME)
  await studio.open('/de')
  await studio.edit('Header of the page')
  await studio.press('Choose a picture')
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="2000" height="1000"/>'
  await page.getByLabel('Drop a picture here, or choose one').setInputFiles({
    name: 'Neue Fuge.svg',
    mimeType: 'image/svg+xml',
    buffer: Buffer.from(svg),
  })
  const alt = studio.field('Alt')
  const isMissing = page.getByText('the picture "home/neue-fuge.svg" has no alt text.')
  await expect(alt).toHaveAccessibleDescription(/has no alt text/)
  await expect(isMissing).toBeVisible()
  await alt.focus()
  await page.getByRole('combobox', { name: 'Language' }).focus()
  await expect(page.getByText('Not saved', { exact: true })).toHaveCount(0)
  expect(await studio.content.read(IMAGES)).toBe(texts)

  await alt.fill('Eine Fuge')
  await page.getByRole('combobox', { name: 'Language' }).focus()
  await studio.expectFile(IMAGES).toMatch(/id: home\/neue-fuge\.svg,? *\n? *alt: Eine Fuge/)
  await expect(isMissing).toHaveCount(0)
  for (let step = 0; step < 3; step++) await studio.undoTo(IMAGES, texts)
  await studio.expectFile(HOME).toBe(home)
  const written = () => studio.content.read('media/home/neue-fuge.svg')
  await expect(() => expect(written()).rejects.toThrow('ENOENT')).toPass()
})

test('a form says what its asterisk means, and speaks of files only at its end', async ({
  page,
  studio,
}) => {
  await studio.open('/de')
  await studio.edit('Header of the page')
  await expect(page.locator('#studio label .required').first()).toBeVisible()
  await expect(page.getByText('What has a * must not be empty.')).toBeVisible()
  await expect(page.locator('#studio legend .required').filter({ visible: true })).toHaveCount(0)
  await studio.press('Back to the parts')
  await studio.press('Whole page')
  const box = page.getByRole('checkbox', { name: 'Noindex' })
  await expect(box).toHaveAccessibleDescription(/^Keeps the page out/)
  const hint = await page.getByText('Keeps the page out of search engines').boundingBox()
  expect(hint?.y).toBeGreaterThan((await box.boundingBox())?.y ?? Number.POSITIVE_INFINITY)

  const file = page.getByRole('link', { name: 'For developers: open the file in VS Code' })
  await expect(file).toHaveAttribute('title', HOME.replace('content/', ''))
  expect((await file.boundingBox())?.y).toBeGreaterThan(hint?.y ?? Number.POSITIVE_INFINITY)
})

test('whether all is saved stays in sight, with the button that saves', async ({
  page,
  studio,
}) => {
  await studio.open('/de')
  await studio.press('Whole page')
  const save = studio.button('Save', true)
  await page.getByRole('link', { name: /^For developers/ }).scrollIntoViewIfNeeded()
  await expect(save).toBeInViewport({ ratio: 1 })
  await expect(page.getByText('Saved', { exact: true })).toBeInViewport({ ratio: 1 })
})

test('a picture is found by what it shows, and it is said that there is none', async ({
  page,
  studio,
}) => {
  await studio.open('/de')
  await studio.edit('Header of the page')
  await studio.press('Choose a picture')
  const found = page.getByRole('status').filter({ hasText: 'Found' })
  const search = page.getByRole('searchbox', { name: 'Search' })
  await search.fill('an Beton')
  await expect(found).toHaveText('Found: 1')
  await expect(studio.button('Eiche an Beton hero/home.svg')).toBeVisible()
  await search.fill('Elefant')
  await expect(found).toHaveText('Found: 0')
})

test('a block is added below another one, and words are made bold by a key', async ({
  page,
  studio,
}) => {
  const before = await studio.content.read(COMPANY)
  await studio.open('/de/unternehmen')
  await studio.press('Add a block below: Geschichte')
  await page.locator('#studio .parts .parts button').filter({ hasText: 'Info box' }).first().click()
  const text = studio.field(/^Text/)
  await studio.expectFile(COMPANY).toMatch(/id: history[^]*type: InfoBox[^]*id: sites/)

  await text.press('Control+a')
  await text.press('Control+b')
  await expect(text).toHaveValue(/^\*\*.+\*\*$/s)
  await studio.press('Italic')
  await page.keyboard.type('neu')
  await expect(text).toHaveValue(/\*neu\*\*\*$/)
  await page.getByRole('heading', { level: 2, name: 'Info box' }).focus()
  await studio.expectSaved()
  /** Saves that follow each other closely are one step. */
  for (let now = await studio.content.read(COMPANY); now !== before; ) {
    const former = now
    await studio.undo()
    await studio.expectFile(COMPANY).not.toBe(former)
    now = await studio.content.read(COMPANY)
  }
})

test('a target is taken by its title only after somebody has typed it', async ({
  page,
  studio,
}) => {
  await studio.open('/de/unternehmen')
  const before = await studio.content.read(COMPANY)
  /** Of a key that reads like the title of another page. */
  await page.route('**/studio/api/links?*', (route) =>
    route.fulfill({ json: [{ value: 'home', title: 'Contact' }] })
  )
  await studio.edit('Section cards')
  const target = page.locator('.entry').first().locator('input[list]')
  await expect(target.locator('+ datalist option')).toHaveText(['Contact'])
  await target.focus()
  await target.blur()
  await expect(target).toHaveValue('contact')
  /** What is typed is not sent until it is known which page has that title. */
  await target.fill('Contact')
  await expect(target).toHaveValue('Contact')
  await target.blur()
  await expect(target).toHaveValue('home')
  await studio.expectFile(COMPANY).toBe(before.replace('route_id: contact', 'route_id: home'))
  await studio.undoTo(COMPANY, before)
  await expect(target).toHaveValue('contact')
})

test('a card and a person open the forms of their own files, a link within the page its part', async ({
  page,
  studio,
}) => {
  await studio.open('/de')
  await page.locator('[data-part^="page/product_families"]').first().click()
  await expect(page.locator('#studio a[title^="pages/product_families"]')).toBeVisible()
  await studio.open('/de/kontakt')
  await page.locator('main a[href="#request"]').first().click()
  await expect(page).toHaveURL(/#request$/)
  const person = page.locator('[data-part="contact/7"]').filter({ visible: true }).first()
  await person.hover()
  await expect(page.locator('#studio .mark')).toHaveText('Edit: Dr. Berta Stein')
  await person.click()
  await expect(studio.field('Last name')).toHaveValue('Stein')
  await expectAccessibleAsItIs(page, '#studio')
})
