import { expectAccessibleAsItIs } from '../accessibility'
import { expect, test } from './studio'

test.use({ specFile: import.meta.filename })

test("in an editor's week a page is made, written, moved, scheduled, copied, shown and taken back", async ({
  page,
  studio,
  expectProblem,
}) => {
  expectProblem(/422/)
  const file = 'content/pages/root/unser_lager/de.yaml'
  const expectFile = (text: string) => studio.expectFile(file).toBe(text)

  await studio.open('/de/unternehmen')
  let form = await studio.unfold('New page')
  await form.getByRole('combobox').selectOption('Free page')
  await form.getByRole('textbox', { name: 'Title' }).fill('Unser Lager')
  await expect(form.getByRole('textbox', { name: 'Path' })).toHaveValue('unser-lager')
  await expectAccessibleAsItIs(page, '#studio')
  await form.getByRole('button', { name: 'Create' }).click()
  await studio.arrive(/\/de\/unser-lager\?preview=/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Unser Lager')
  const made = await studio.content.read(file)
  expect(made).toContain('  hero_headline: Unser Lager\n')
  expect(made).not.toContain('#')

  await studio.edit('Text folgt., Text')
  await studio.field('Text').fill('Achttausend Stangen.')
  await studio.press('Save')
  const written = made.replace(' text: Text folgt.', ' text: Achttausend Stangen.')
  await expectFile(written)

  await studio.press('Back to the parts')
  await studio.edit('Header of the page')
  await studio.press('Choose a picture')
  await studio.press(/hero\/home.svg/)
  await expect(studio.button('Choose a picture')).toBeFocused()
  const headline = '  hero_headline: Unser Lager\n'
  await expectFile(written.replace(headline, `${headline}  hero_image: hero/home.svg\n`))
  await studio.undo()
  await expectFile(written)

  await studio.press('Back to the parts')
  await page.getByText('Add a block').click()
  await studio.press(/^Info box/)
  await expect(page.getByRole('heading', { level: 2, name: 'Info box' })).toBeVisible()
  await expectFile(`${written}${INFO_BOX}`)
  await studio.undo()
  await expectFile(written)

  await studio.press('Changes')
  const changed = page.locator('.change').filter({ hasText: 'Unser Lager' })
  await expect(changed).toContainText('Unser Lager, Deutsch new')
  await studio.field(/^What has changed/).fill('Unser Lager')
  await studio.press('Commit')
  await expect(page.getByRole('link', { name: 'Download the files as ZIP' })).toBeVisible()

  form = await studio.unfold('Change the address')
  await form.getByRole('textbox', { name: 'Path' }).fill('lager')
  await form.getByRole('button', { name: 'Move' }).click()
  await studio.arrive(/\/de\/lager\?preview=/)
  const renamed = written.replace('path: unser-lager', 'path: lager')
  await expectFile(renamed)

  form = await studio.unfold('Publish')
  await form.getByLabel('Publish from').fill('2099-02-01')
  const until = form.getByLabel('Publish until')
  await until.fill('2099-01-01')
  await form.getByRole('button', { name: 'Apply' }).click()
  await expect(until).toHaveAccessibleDescription(/the page would end before it begins/)
  await until.fill('2099-03-01')
  await form.getByRole('button', { name: 'Apply' }).click()
  await studio.arrive(/\/de\/lager\?preview=2099-02-01/)
  const days = 'publish_from: 2099-02-01\npublish_until: 2099-03-01\n'
  const scheduled = renamed.replace('status: draft\n', days)
  await expectFile(scheduled)

  form = await studio.unfold('Duplicate the page')
  await form.getByRole('button', { name: 'Duplicate' }).click()
  await studio.arrive(/\/de\/lager-copy\?preview=/)
  expect(await studio.content.read('content/pages/root/lager_copy/de.yaml')).toBe(
    scheduled
      .replace(`path: lager\n${days}`, 'path: lager-copy\nstatus: draft\n')
      .replace('  title: Unser Lager', '  title: Unser Lager (copy)')
  )
  form = await studio.unfold('Preview link')
  await form.getByRole('button', { name: 'Make a link' }).click()
  const link = await form.getByRole('link').getAttribute('href')
  const shown = await (await page.request.get(link ?? '')).text()
  expect(shown).toContain('Achttausend Stangen.')

  await studio.undo()
  await studio.arrive(/\/de\/lager\?preview=2099-02-01/)
  await expectFile(scheduled)
  await studio.undo()
  await studio.arrive(/\/de\/lager\?preview=\./)
  await expectFile(renamed)
  await studio.undo()
  await studio.arrive(/\/de\/unser-lager\?preview=/)
  await expectFile(written)
  await studio.undo()
  await expectFile(made)
  await studio.undo()
  await studio.arrive('/de/unternehmen')
  await expect(studio.content.read(file)).rejects.toThrow('ENOENT')
})

const INFO_BOX = `  - id: info_box
    type: InfoBox
    title: Text folgt.
    text: Text folgt.
`
