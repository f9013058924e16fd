import { expect, test } from 'vitest'
import { givenSmallSite } from '#tests/fixtures/content/small_site'

const { content } = givenSmallSite()

/** The message for an editor who is about to remove a file. */
async function usages(name: string): Promise<string[]> {
  const { describeUsages, findUsages } = await import('#content/checking/usages')
  const found = await findUsages(name, content.root)
  if ('unknown' in found) return [`unknown. ${found.unknown}`]
  return describeUsages(found).split('\n')
}

test('a page: links of texts with their language, menus, redirects, and code', async () => {
  expect(await usages('root.company')).toEqual([
    'The page "root.company" is used 3 times:',
    '  resources/content/navigation/main/de.yaml:10:45  every language',
    '  resources/content/pages/home/index/de.yaml:23:27  de',
    '  resources/content/redirects.yaml:2:28  every language, redirect from /de/firma',
  ])
  expect(await usages('root.privacy')).toContain(
    '  every page, by its name in app/shared/routes.ts'
  )
})

test('a picture: where it is shown, and what says what it shows', async () => {
  expect(await usages('materials/brass.svg')).toEqual([
    'The file "materials/brass.svg" is used 5 times:',
    '  resources/content/decors/de.yaml:2:140  every language',
    '  resources/content/decors/de.yaml:2:167  every language',
    '  resources/content/images/de.yaml:3:37  de, alt text',
    '  resources/content/pages/product_families/stairs/index/de.yaml:7:9  every language',
    '  resources/content/pages/root/company/de.yaml:10:13  every language',
  ])
})

test('a picture that belongs to a language: a person speaks it', async () => {
  expect(await usages('flags/fr.svg')).toContain(
    '  resources/content/contacts/berta/de.yaml:9:20  every language'
  )
})

test.each(['7', 'berta'])('a person, by the id or by the folder: %s', async (name) => {
  expect(await usages(name)).toEqual([
    'The contact 7 (berta) is used once:',
    '  resources/content/pages/contact/index/de.yaml:13:12  every language',
  ])
})

test('a record that nothing uses may be removed', async () => {
  expect(await usages('hugo')).toEqual(['Nothing uses the contact 9 (hugo).'])
  expect(await usages('silver_matt')).toEqual(['Nothing uses the colour "silver_matt".'])
})

test('for a name that does not exist, the most similar one is suggested', async () => {
  expect(await usages('root.compny')).toEqual(['unknown. Did you mean "root.company"? '])
  expect(await usages('brass.svg')).toEqual(['unknown. Did you mean "materials/brass.svg"? '])
})
