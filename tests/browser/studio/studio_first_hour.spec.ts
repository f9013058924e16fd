import { expectAccessibleAsItIs } from '../accessibility'
import { COMPANY } from '../site/development_server'
import { holdBack, open } from '../test'
import { arrive, expect, test, unfold } from './studio'

test.use({ specFile: import.meta.filename })

test.describe.configure({ mode: 'serial' })

const HOME = 'content/pages/home/index/de.yaml'

test('why nothing is listed is said in its place', async ({ page, expectProblem }) => {
  await open(page, '/de/unternehmen')
  await arrive(page, '/de/unternehmen')
  expectProblem(/ERR_FAILED/)
  const gone = 'The server does not answer.'
  for (const list of ['changes', 'kinds', 'media', 'links']) {
    await page.route(`**/studio/api/${list}?*`, (route) => route.abort(), { times: 1 })
  }
  const panel = page.locator('#studio')
  await page.getByRole('button', { name: 'Changes' }).click()
  await expect(panel.getByRole('alert')).toContainText(gone)
  await expect(panel.getByText('One moment …')).toBeHidden()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(panel.getByRole('alert')).toHaveCount(0)
  await expect(panel.getByText('Nothing has changed.')).toBeVisible()

  const form = await unfold(page, 'New page')
  await expect(form.getByRole('alert')).toContainText(gone)
  await page.getByRole('button', { name: 'Page', exact: true }).click()
  await page.getByRole('button', { name: 'Edit: Section cards' }).click()
  await expect(page.locator('.target').first()).toContainText(gone)
  await page.getByRole('button', { name: 'Back to the parts' }).click()
  await page.getByRole('button', { name: 'Edit: Geschichte, Text image' }).click()
  await page.getByRole('button', { name: 'Choose a picture' }).click()
  await expect(page.locator('.picture').getByText(gone)).toBeVisible()
})

test('a card leads on to its page, whose menu says which page it is for', async ({ page }) => {
  await open(page, '/de')
  await arrive(page, '/de')
  await page.locator('[data-part^="page/product_families"]').first().click()
  await page.getByRole('link', { name: 'To this page' }).click()
  await arrive(page, /\/de\/produkte\//)
  const title = await page.title()
  await page.getByRole('button', { name: 'Page', exact: true }).click()
  const named = page.locator('#studio section b')
  await expect(named).not.toBeEmpty()
  expect(title).toContain(await named.innerText())
})

test('the mark of a part that is cut off at the edge of the page ends there', async ({ page }) => {
  await open(page, '/de')
  await arrive(page, '/de')
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

test('the page has its place beside the panel before the panel is there', async ({ page }) => {
  const release = await holdBack(page, '**/app/studio/client/main.tsx*')
  await open(page, '/de')
  const banner = page.getByRole('banner')
  const before = await banner.boundingBox()
  expect(before?.width).toBeLessThan(900)
  release()
  await arrive(page, '/de')
  expect(await banner.boundingBox()).toEqual(before)
})

test('undo and redo wait for something to take back', async ({ page }) => {
  await page.route('**/studio/api/history?*', (route) =>
    route.fulfill({
      json: { done: [], undone: [{ file: `resources/${COMPANY}`, action: 'rename' }] },
    })
  )
  await open(page, '/de/unternehmen')
  await arrive(page, '/de/unternehmen')
  const undo = page.getByRole('button', { name: 'Undo' })
  await expect(page.getByRole('button', { name: 'Redo' })).toBeEnabled()
  await expect(undo).toBeDisabled()
  await page.getByRole('button', { name: 'Edit: Geschichte, Text image' }).click()
  const title = page.getByRole('textbox', { name: 'Title' })
  await title.pressSequentially('.')
  await expect(undo).toBeEnabled()
  await title.press('Backspace')
  await expect(undo).toBeDisabled()
})

test('what one waits for is said below the button, and that no server answers', async ({
  page,
  expectProblem,
}) => {
  expectProblem(/ERR_FAILED/)
  await open(page, '/de/unternehmen')
  await arrive(page, '/de/unternehmen')
  const form = await unfold(page, 'Preview link')
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

test('an open menu of the page ends at the panel', async ({ page }) => {
  await open(page, '/de')
  await arrive(page, '/de')
  await page.getByRole('banner').getByRole('button', { name: 'Produkte' }).click()
  const menu = await page.locator('[popover]:popover-open').boundingBox()
  const panel = await page.locator('#studio .panel').boundingBox()
  expect(menu?.width).toBeGreaterThan(600)
  expect((menu?.x ?? 0) + (menu?.width ?? 0)).toBeLessThanOrEqual((panel?.x ?? 0) + 1)
})

test('a picture that is dropped asks for its text, and is not written without one', async ({
  page,
  server,
}) => {
  const texts = await server.content.read('content/images/de.yaml')
  const home = await server.content.read(HOME)
  await open(page, '/de')
  await page.getByRole('button', { name: 'Edit: Header of the page' }).click()
  await page.getByRole('button', { name: 'Choose a picture' }).click()
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="2000" height="1000"/>'
  await page.getByLabel('Drop a picture here, or choose one').setInputFiles({
    name: 'Neue Fuge.svg',
    mimeType: 'image/svg+xml',
    buffer: Buffer.from(svg),
  })
  const alt = page.getByRole('textbox', { name: 'Alt' })
  const isMissing = page.getByText('the picture "home/neue-fuge.svg" has no alt text.')
  await expect(alt).toHaveAccessibleDescription(/has no alt text/)
  await expect(isMissing).toBeVisible()
  await alt.focus()
  await page.getByRole('combobox', { name: 'Language' }).focus()
  await expect(page.getByText('Not saved', { exact: true })).toHaveCount(0)
  expect(await server.content.read('content/images/de.yaml')).toBe(texts)

  await alt.fill('Eine Fuge')
  await page.getByRole('combobox', { name: 'Language' }).focus()
  await expect
    .poll(() => server.content.read('content/images/de.yaml'))
    .toMatch(/id: home\/neue-fuge\.svg,? *\n? *alt: Eine Fuge/)
  await expect(isMissing).toHaveCount(0)
  for (let step = 0; step < 3; step++) await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => server.content.read('content/images/de.yaml')).toBe(texts)
  await expect.poll(() => server.content.read(HOME)).toBe(home)
  await expect
    .poll(() =>
      server.content
        .read('media/home/neue-fuge.svg')
        .catch(({ code }: NodeJS.ErrnoException) => code)
    )
    .toBe('ENOENT')
})

test('a form says what its asterisk means, and speaks of files only at its end', async ({
  page,
}) => {
  await open(page, '/de')
  await page.getByRole('button', { name: 'Edit: Header of the page' }).click()
  await expect(page.locator('#studio label .required').first()).toBeVisible()
  await expect(page.getByText('What has a * must not be empty.')).toBeVisible()
  await expect(page.locator('#studio legend .required').filter({ visible: true })).toHaveCount(0)
  await page.getByRole('button', { name: 'Back to the parts' }).click()
  await page.getByRole('button', { name: 'Whole page' }).click()
  const box = page.getByRole('checkbox', { name: 'Noindex' })
  await expect(box).toHaveAccessibleDescription(/^Keeps the page out/)
  const hint = await page.getByText('Keeps the page out of search engines').boundingBox()
  expect(hint?.y).toBeGreaterThan((await box.boundingBox())?.y ?? Number.POSITIVE_INFINITY)

  const file = page.getByRole('link', { name: 'For developers: open the file in VS Code' })
  await expect(file).toHaveAttribute('title', HOME.replace('content/', ''))
  expect((await file.boundingBox())?.y).toBeGreaterThan(hint?.y ?? Number.POSITIVE_INFINITY)
})

test('whether all is saved stays in sight, with the button that saves', async ({ page }) => {
  await open(page, '/de')
  await page.getByRole('button', { name: 'Whole page' }).click()
  const save = page.getByRole('button', { name: 'Save', exact: true })
  await page.getByRole('link', { name: /^For developers/ }).scrollIntoViewIfNeeded()
  await expect(save).toBeInViewport({ ratio: 1 })
  await expect(page.getByText('Saved', { exact: true })).toBeInViewport({ ratio: 1 })
})

test('a picture is found by what it shows, and it is said that there is none', async ({ page }) => {
  await open(page, '/de')
  await page.getByRole('button', { name: 'Edit: Header of the page' }).click()
  await page.getByRole('button', { name: 'Choose a picture' }).click()
  const found = page.getByRole('status').filter({ hasText: 'Found' })
  const search = page.getByRole('searchbox', { name: 'Search' })
  await search.fill('an Beton')
  await expect(found).toHaveText('Found: 1')
  await expect(page.getByRole('button', { name: 'Eiche an Beton hero/home.svg' })).toBeVisible()
  await search.fill('Elefant')
  await expect(found).toHaveText('Found: 0')
})

test('a block is added below another one, and words are made bold by a key', async ({
  page,
  server,
}) => {
  const company = 'content/pages/root/company/de.yaml'
  const before = await server.content.read(company)
  await open(page, '/de/unternehmen')
  await arrive(page, '/de/unternehmen')
  await page.getByRole('button', { name: 'Add a block below: Geschichte' }).click()
  await page.locator('#studio .parts .parts button').filter({ hasText: 'Info box' }).first().click()
  const text = page.getByRole('textbox', { name: /^Text/ })
  await expect
    .poll(() => server.content.read(company))
    .toMatch(/id: history[^]*type: InfoBox[^]*id: sites/)

  await text.press('Control+a')
  await text.press('Control+b')
  await expect(text).toHaveValue(/^\*\*.+\*\*$/s)
  await page.getByRole('button', { name: 'Italic' }).click()
  await page.keyboard.type('neu')
  await expect(text).toHaveValue(/\*neu\*\*\*$/)
  await page.getByRole('heading', { level: 2, name: 'Info box' }).focus()
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  /** Saves that follow each other closely are one step. */
  for (let now = await server.content.read(company); now !== before; ) {
    const former = now
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect.poll(() => server.content.read(company)).not.toBe(former)
    now = await server.content.read(company)
  }
})

test('a target is taken by its title only after somebody has typed it', async ({
  page,
  server,
}) => {
  await open(page, '/de/unternehmen')
  await arrive(page, '/de/unternehmen')
  const before = await server.content.read(COMPANY)
  /** Of a key that reads like the title of another page. */
  await page.route('**/studio/api/links?*', (route) =>
    route.fulfill({ json: [{ value: 'home', title: 'Contact' }] })
  )
  await page.getByRole('button', { name: 'Edit: Section cards' }).click()
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
  await expect
    .poll(() => server.content.read(COMPANY))
    .toBe(before.replace('route_id: contact', 'route_id: home'))
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => server.content.read(COMPANY)).toBe(before)
  await expect(target).toHaveValue('contact')
})

test('a card and a person open the forms of their own files, a link within the page its part', async ({
  page,
}) => {
  await open(page, '/de')
  await arrive(page, '/de')
  await page.locator('[data-part^="page/product_families"]').first().click()
  await expect(page.locator('#studio a[title^="pages/product_families"]')).toBeVisible()
  await open(page, '/de/kontakt')
  await page.locator('main a[href="#request"]').first().click()
  await expect(page).toHaveURL(/#request$/)
  const person = page.locator('[data-part="contact/7"]').filter({ visible: true }).first()
  await person.hover()
  await expect(page.locator('#studio .mark')).toHaveText('Edit: Dr. Berta Stein')
  await person.click()
  await expect(page.getByRole('textbox', { name: 'Last name' })).toHaveValue('Stein')
  await expectAccessibleAsItIs(page, '#studio')
})
