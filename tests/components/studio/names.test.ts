import { expect, test } from 'vitest'
import { nameOfEntry, nameOfFile } from '../../../app/studio/client/file/names'

test.each([
  ['resources/content/pages/root/company/de.yaml', 'Unternehmen', 'Unternehmen, Deutsch'],
  ['resources/content/images/en.yaml', undefined, 'Images, English'],
  ['resources/media/hero/home.svg', 'Eiche an Beton', 'Image: Eiche an Beton'],
  ['resources/media/hero/new.svg', undefined, 'Image: new.svg'],
  ['resources/media/downloads/list.pdf', undefined, 'list.pdf'],
  ['resources/content/redirects.yaml', undefined, 'redirects.yaml'],
])('%s with the title %j is called %j', (file, title, name) => {
  expect(nameOfFile(file, title)).toBe(name)
})

test('a save is called by its page and by what it did', () => {
  const page = { file: 'resources/content/pages/root/company/de.yaml', title: 'Unternehmen' }
  expect(nameOfEntry({ ...page, action: 'duplicate' })).toBe(
    'Unternehmen, Deutsch – Duplicate the page'
  )
  const path = ['blocks', { entry: 'Geschichte' }, 'title']
  expect(nameOfEntry({ ...page, action: { path, state: 'changed' } })).toBe(
    'Unternehmen, Deutsch – Geschichte › Title changed'
  )
  expect(nameOfEntry({ ...page, action: { path: [], state: 'changed' } })).toBe(
    'Unternehmen, Deutsch – changed'
  )
})
