import { expectAccessibleAsItIs } from '../accessibility'
import { open } from '../test'
import { arrive, expect, test, unfold } from './studio'

test.use({ specFile: import.meta.filename })

test("in an editor's week a page is made, written, moved, scheduled, copied, shown and taken back", async ({
  page,
  server,
  expectProblem,
}) => {
  expectProblem(/422/)
  const file = 'content/pages/root/unser_lager/de.yaml'
  const undo = () => page.getByRole('button', { name: 'Undo' }).click()
  const expectFile = (text: string) => expect.poll(() => server.content.read(file)).toBe(text)

  await open(page, '/de/unternehmen')
  await arrive(page, '/de/unternehmen')
  let form = await unfold(page, 'New page')
  await form.getByRole('combobox').selectOption('Free page')
  await form.getByRole('textbox', { name: 'Title' }).fill('Unser Lager')
  await expect(form.getByRole('textbox', { name: 'Path' })).toHaveValue('unser-lager')
  await expectAccessibleAsItIs(page, '#studio')
  await form.getByRole('button', { name: 'Create' }).click()
  await arrive(page, /\/de\/unser-lager\?preview=/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Unser Lager')
  const made = await server.content.read(file)
  expect(made).toContain('  hero_headline: Unser Lager\n')
  expect(made).not.toContain('#')

  await page.getByRole('button', { name: 'Edit: Text folgt., Text' }).click()
  await page.getByRole('textbox', { name: 'Text' }).fill('Achttausend Stangen.')
  await page.getByRole('button', { name: 'Save' }).click()
  const written = made.replace(' text: Text folgt.', ' text: Achttausend Stangen.')
  await expectFile(written)

  await page.getByRole('button', { name: 'Back to the parts' }).click()
  await page.getByRole('button', { name: 'Edit: Header of the page' }).click()
  await page.getByRole('button', { name: 'Choose a picture' }).click()
  await page.getByRole('button', { name: /hero\/home.svg/ }).click()
  await expect(page.getByRole('button', { name: 'Choose a picture' })).toBeFocused()
  const headline = '  hero_headline: Unser Lager\n'
  await expectFile(written.replace(headline, `${headline}  hero_image: hero/home.svg\n`))
  await undo()
  await expectFile(written)

  await page.getByRole('button', { name: 'Back to the parts' }).click()
  await page.getByText('Add a block').click()
  await page.getByRole('button', { name: /^Info box/ }).click()
  await expect(page.getByRole('heading', { level: 2, name: 'Info box' })).toBeVisible()
  await expectFile(`${written}${INFO_BOX}`)
  await undo()
  await expectFile(written)

  await page.getByRole('button', { name: 'Changes' }).click()
  const changed = page.locator('.change').filter({ hasText: 'Unser Lager' })
  await expect(changed).toContainText('Unser Lager, Deutsch new')
  await page.getByRole('textbox', { name: /^What has changed/ }).fill('Unser Lager')
  await page.getByRole('button', { name: 'Commit' }).click()
  await expect(page.getByRole('link', { name: 'Download the files as ZIP' })).toBeVisible()

  form = await unfold(page, 'Change the address')
  await form.getByRole('textbox', { name: 'Path' }).fill('lager')
  await form.getByRole('button', { name: 'Move' }).click()
  await arrive(page, /\/de\/lager\?preview=/)
  const renamed = written.replace('path: unser-lager', 'path: lager')
  await expectFile(renamed)

  form = await unfold(page, 'Publish')
  await form.getByLabel('Publish from').fill('2099-02-01')
  const until = form.getByLabel('Publish until')
  await until.fill('2099-01-01')
  await form.getByRole('button', { name: 'Apply' }).click()
  await expect(until).toHaveAccessibleDescription(/the page would end before it begins/)
  await until.fill('2099-03-01')
  await form.getByRole('button', { name: 'Apply' }).click()
  await arrive(page, /\/de\/lager\?preview=2099-02-01/)
  const days = 'publish_from: 2099-02-01\npublish_until: 2099-03-01\n'
  const scheduled = renamed.replace('status: draft\n', days)
  await expectFile(scheduled)

  form = await unfold(page, 'Duplicate the page')
  await form.getByRole('button', { name: 'Duplicate' }).click()
  await arrive(page, /\/de\/lager-copy\?preview=/)
  expect(await server.content.read('content/pages/root/lager_copy/de.yaml')).toBe(
    scheduled
      .replace(`path: lager\n${days}`, 'path: lager-copy\nstatus: draft\n')
      .replace('  title: Unser Lager', '  title: Unser Lager (copy)')
  )
  form = await unfold(page, 'Preview link')
  await form.getByRole('button', { name: 'Make a link' }).click()
  const link = await form.getByRole('link').getAttribute('href')
  const shown = await (await page.request.get(link ?? '')).text()
  expect(shown).toContain('Achttausend Stangen.')

  await undo()
  await arrive(page, /\/de\/lager\?preview=2099-02-01/)
  await expectFile(scheduled)
  await undo()
  await arrive(page, /\/de\/lager\?preview=\./)
  await expectFile(renamed)
  await undo()
  await arrive(page, /\/de\/unser-lager\?preview=/)
  await expectFile(written)
  await undo()
  await expectFile(made)
  await undo()
  await arrive(page, '/de/unternehmen')
  await expect(server.content.read(file)).rejects.toThrow('ENOENT')
})

const INFO_BOX = `  - id: info_box
    type: InfoBox
    title: Text folgt.
    text: Text folgt.
`
