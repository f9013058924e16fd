import type { Locator } from 'playwright/test'
import { expectAccessibleAsItIs } from '../accessibility'
import { COMPANY } from '../site/development_server'
import { holdBack } from '../test'
import { expect, test } from './studio'

test.use({ specFile: import.meta.filename })

test.describe.configure({ mode: 'serial' })

test.beforeEach(async ({ studio }) => {
  await studio.open('/de/unternehmen')
})

test('a text that is clicked is changed in its form, follows in the page and is saved', async ({
  page,
  studio,
}) => {
  const before = await studio.content.read(COMPANY)
  await page.locator('main').getByText('Seit 1924.').click()
  const title = studio.field('Title')
  await title.fill('Herkunft')
  await expect(page.locator('main').getByRole('heading', { name: 'Herkunft' })).toBeVisible()
  expect(await studio.content.read(COMPANY)).toBe(before)

  await studio.press('Save')
  await studio.expectSaved()
  const after = before.replace('title: Geschichte', 'title: Herkunft')
  expect(await studio.content.read(COMPANY)).toBe(after)

  const what = 'Unternehmen, Deutsch – Geschichte › Title changed'
  const undo = studio.button(`Undo: ${what}`)
  await expect(undo).toHaveAttribute('title', `Undo: ${what}`)
  await undo.click()
  await studio.expectFile(COMPANY).toBe(before)
  await expect(page.locator('main').getByRole('heading', { name: 'Geschichte' })).toBeVisible()
  await expect(studio.panel.getByText(`Undone: ${what}`)).toBeVisible()
  await expect(studio.button(`Redo: ${what}`)).toBeEnabled()

  await page.reload()
  await expect(title).toHaveValue('Geschichte')
})

test('what the check refuses is said at its field and not written', async ({
  page,
  studio,
  expectProblem,
}) => {
  expectProblem(/422/)
  const before = await studio.content.read(COMPANY)
  await studio.edit('Geschichte, Text image')
  const text = studio.field('Text')
  await text.fill('')
  await studio.press('Save')
  await expect(page.locator('.text-danger')).toContainText('"text" is missing')
  await expect(page.getByText('Not saved', { exact: true })).toBeVisible()
  expect(await studio.content.read(COMPANY)).toBe(before)
})

test('Ctrl+S saves, and what cannot be saved is still there when one comes back', async ({
  page,
  studio,
  expectProblem,
}) => {
  expectProblem(/422/)
  const before = await studio.content.read(COMPANY)
  const edit = studio.button('Edit: Geschichte, Text image')
  const title = studio.field('Title')
  const text = studio.field('Text')
  await edit.click()
  await title.fill('Herkunft')
  await page.keyboard.press('Control+s')
  await studio.expectFile(COMPANY).toBe(before.replace('title: Geschichte', 'title: Herkunft'))
  await text.fill('')
  await page.keyboard.press('Control+s')
  await expect(page.locator('.text-danger')).toContainText('"text" is missing')

  await page.getByRole('link', { name: 'Zurück zur Startseite' }).click()
  await studio.arrive('/de')
  await page.goBack()
  await expect(text).toHaveValue('')
  await expect(page.getByText('Not saved', { exact: true })).toBeVisible()

  const asked = page.waitForEvent('dialog')
  await page.evaluate(() => setTimeout(() => location.reload()))
  expect((await asked).type()).toBe('beforeunload')
  await (await asked).dismiss()
  await studio.undo()
  await expect(text).toHaveValue('Seit 1924.')
  await studio.undoTo(COMPANY, before)
})

test('who meets the change of another sees both versions and chooses', async ({
  page,
  studio,
  expectProblem,
}) => {
  expectProblem(/409/)
  const before = await studio.content.read(COMPANY)
  await studio.edit('Geschichte, Text image')
  await studio.field('Title').fill('Meine Herkunft')
  await studio.content.edit(COMPANY, 'title: Geschichte', 'title: Ihre Herkunft')
  await studio.press('Save')
  const versions = page.getByRole('group', { name: 'Title' })
  await expect(versions).toContainText('Meine Herkunft')
  await expect(versions).toContainText('Ihre Herkunft')
  await versions.getByRole('radio').first().check()
  await studio.press('Save')
  await studio
    .expectFile(COMPANY)
    .toBe(before.replace('title: Geschichte', 'title: Meine Herkunft'))
  await studio.content.write(COMPANY, before)
})

test('what is typed during a save stays, and an undo that is refused says why', async ({
  page,
  studio,
  expectProblem,
}) => {
  expectProblem(/409/)
  const before = await studio.content.read(COMPANY)
  const release = await holdBack(page, '**/studio/api/file', { times: 1 })
  await studio.edit('Geschichte, Text image')
  const title = studio.field('Title')
  await title.fill('Herkunft')
  await title.blur()
  await expect(page.getByText('Saving …')).toBeVisible()
  await title.fill('Herkunft und Zukunft')
  await title.blur()
  release()
  const after = before.replace('title: Geschichte', 'title: Herkunft und Zukunft')
  await studio.expectFile(COMPANY).toBe(after)
  await expect(title).toHaveValue('Herkunft und Zukunft')

  await studio.content.write(COMPANY, before)
  await expect(title).toHaveValue('Geschichte')
  await studio.undo()
  await expect(page.getByText('has been changed by somebody else since')).toBeVisible()
})

test('blocks and the entries of a form are moved by buttons and by dragging', async ({
  page,
  studio,
}) => {
  const before = await studio.content.read(COMPANY)
  const order = async (...names: string[]) => {
    const text = await studio.content.read(COMPANY)
    return names
      .map((name) => text.indexOf(name))
      .every((at, place, all) => at > (all[place - 1] ?? 0))
  }
  const undo = async () => {
    await studio.undoTo(COMPANY, before)
  }
  await studio.press('Move down: Geschichte')
  await expect.poll(() => order('id: sites', 'id: history')).toBe(true)
  await undo()
  const drag = async (from: Locator, to: Locator, ...names: string[]) => {
    await from.dragTo(to, { sourcePosition: { x: 4, y: 4 } })
    await expect.poll(() => order(...names)).toBe(true)
  }
  const edit = (name: string) => studio.button(`Edit: ${name}`)
  await drag(edit('Geschichte'), edit('Accordion'), 'id: sites', 'id: questions', 'id: history')
  await undo()

  await page.setViewportSize({ width: 1280, height: 2400 })
  const handles = page.locator('.entry > .tools')
  const release = await holdBack(page, '**/studio/api/links?**', { times: 2 })
  await edit('Section cards').click()
  /** The title of a link comes late, and moves nothing that somebody may be dragging. */
  await expect(handles.last()).toBeVisible()
  const place = await handles.last().boundingBox()
  release()
  await expect(page.locator('.target').first()).not.toBeEmpty()
  expect(await handles.last().boundingBox()).toEqual(place)
  await drag(handles.first(), handles.last(), 'id: platform', 'id: works')
  await undo()
})

test('a picture is seen and described where it is chosen, and a new one is checked', async ({
  page,
  studio,
  expectProblem,
}) => {
  expectProblem(/422/)
  const texts = 'content/images/de.yaml'
  const before = await studio.content.read(texts)
  const home = await studio.content.read('content/pages/home/index/de.yaml')
  await studio.open('/de')
  await studio.edit('Header of the page')
  const picture = page.locator('.picture')
  const seen = picture.locator(':scope > img')
  /** The form of its texts says whether they are saved. */
  const said = picture.locator(':scope > output')
  await expect(seen).toHaveJSProperty('naturalWidth', 1600)
  await picture.getByText('Alternative text, crop, where it is used').click()
  await expect(picture).toContainText('pages/home/index/de.yaml')
  await picture.getByRole('textbox', { name: 'Alt' }).fill('Eiche trifft Beton')
  await expectAccessibleAsItIs(page, '#studio')
  await picture.getByRole('combobox', { name: 'Language' }).focus()
  await studio.expectFile(texts).toBe(before.replace('Eiche an Beton', 'Eiche trifft Beton'))
  await picture.getByRole('combobox', { name: 'Ratio' }).selectOption('1:1')
  await picture.locator('.focus').click({ position: { x: 4, y: 4 } })
  await picture.getByRole('combobox', { name: 'Language' }).focus()
  await studio.expectFile(texts).toMatch(/crop: \{ ratio: "?1:1"?, focus: \{ x: \d/)
  await studio.undo()
  await picture.getByRole('combobox', { name: 'Language' }).selectOption('English')
  const english = picture.getByRole('textbox', { name: 'Eiche trifft Beton' })
  await expect(english).toHaveValue('Oak meets concrete')

  await picture.getByRole('button', { name: 'Choose a picture' }).click()
  const file = picture.getByLabel('Drop a picture here, or choose one')
  await file.setInputFiles({ name: 'x.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no') })
  await expect(said).toContainText('The file home/x.jpg cannot be used')
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="2000" height="1000"/>'
  const dropped = await page.evaluateHandle((text) => {
    const data = new DataTransfer()
    data.items.add(new File([text], 'Neu.svg', { type: 'image/svg+xml' }))
    return data
  }, svg)
  await picture.dispatchEvent('drop', { dataTransfer: dropped })
  await expect(said).toContainText('Added as home/neu.svg')
  await expect(seen).toHaveJSProperty('naturalWidth', 2000)
  await studio.button('Save', true).first().click()
  await studio
    .expectFile('content/pages/home/index/de.yaml')
    .toBe(home.replace('hero/home.svg', 'home/neu.svg'))
  await studio.undoTo('content/pages/home/index/de.yaml', home)

  await expect(seen).toHaveJSProperty('naturalWidth', 1600)
  await picture.getByText('Alternative text, crop, where it is used').click()
  const other = Buffer.from(svg.replace('width="2000"', 'width="1800"'))
  await picture
    .getByLabel('Replace by another file everywhere')
    .setInputFiles({ name: 'x.svg', mimeType: 'image/svg+xml', buffer: other })
  await expect(seen).toHaveJSProperty('naturalWidth', 1800)
  expect(await studio.content.read('media/hero/home.svg')).toBe(other.toString())
  await studio.undo()
  await studio.expectFile('media/hero/home.svg').not.toBe(other.toString())
})

test('a text is changed and taken back by keyboard alone', async ({ page, studio }) => {
  const before = await studio.content.read(COMPANY)
  const reach = async (target: Locator) => {
    const isReached = () => target.evaluate((element) => element === document.activeElement)
    for (let presses = 0; presses < 12 && !(await isReached()); presses++) {
      await page.keyboard.press('Tab')
    }
    await expect(target).toBeFocused()
  }
  await page.keyboard.press('Shift+Tab')
  await expect(studio.button('Whole page')).toBeFocused()
  await page.getByRole('checkbox', { name: 'Edit' }).focus()
  await reach(studio.button('Edit: Geschichte, Text image'))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Text image', level: 2 })).toBeFocused()
  await reach(studio.field('Title'))
  await page.keyboard.press('End')
  await page.keyboard.type(' "seit 1924"')
  await page.keyboard.press('Tab')
  await studio
    .expectFile(COMPANY)
    .toBe(before.replace('title: Geschichte', 'title: Geschichte „seit 1924“'))

  await page.getByRole('heading', { name: 'Text image', level: 2 }).focus()
  await page.keyboard.press('Control+z')
  await studio.expectFile(COMPANY).toBe(before)

  await studio.button('Back to the parts').focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Parts of this page' })).toBeFocused()
})

test('the panel can be used by everybody, and switched off', async ({ page, studio }) => {
  await expectAccessibleAsItIs(page, '#studio')
  await studio.edit('Geschichte, Text image')
  await expectAccessibleAsItIs(page, '#studio')
  const ids = await page.locator('#studio [id]').evaluateAll((all) => all.map(({ id }) => id))
  expect(ids.filter((id, place) => id === 'studio' || ids.indexOf(id) !== place)).toEqual([])
  await studio.button('Duplicate: Image 1').waitFor()
  await expect(page.getByText(/^Image 1/)).toHaveText('Image 1', { useInnerText: true })
  await page.getByRole('checkbox', { name: 'Edit' }).uncheck()
  await expect(studio.button('Undo')).toHaveCount(0)
  await page.locator('main').getByRole('link', { name: 'Werk' }).first().click()
  await expect(page).not.toHaveURL(/unternehmen/)
})
