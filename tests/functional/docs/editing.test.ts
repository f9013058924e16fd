import { readFileSync } from 'node:fs'
import { beforeAll, expect, test } from 'vitest'
import { givenSmallSite } from '#tests/fixtures/small_site'

const site = givenSmallSite()

/** The examples of docs/editing.md, each with the file that it is the content of. */
const examples = Array.from(
  readFileSync('docs/editing.md', 'utf8').matchAll(
    /^( *)```yaml title="resources\/(.+?)"\n(.*?)^\1```/gms
  ),
  ([, indent, path, text]) => ({ path, text: text.replaceAll(new RegExp(`^${indent}`, 'gm'), '') })
)

/** What was loaded, in the loader's own words. */
let warnings: string[]

beforeAll(async () => {
  const { loadContent } = await import('#content/loading/loader')
  const { formatProblem } = await import('#content/loading/problems')
  for (const { path, text } of examples) await site.content.write(path, text)
  const report = await loadContent(site.content.root)
  warnings = report.warnings.map(formatProblem)
})

test('the examples for editors are a page, its translation and a contact person', () => {
  expect(examples.map(({ path }) => path)).toEqual([
    'content/pages/root/company/de.yaml',
    'content/pages/root/company/en.yaml',
    'content/contacts/anna_berg/de.yaml',
  ])
})

test('load as they are written, without a warning', () => {
  expect(warnings).toEqual([])
})

test('become a page in two languages and a person', async () => {
  const { from } = await import('#database/query')
  const pages = await from('page_translations')
    .where('page_key', 'root.company')
    .orderBy('locale')
    .select('locale', 'path')
  expect(pages).toEqual([
    { locale: 'de', path: 'unternehmen' },
    { locale: 'en', path: 'company' },
  ])
  const person = await from('contacts').where('id', 12).select('last_name').first()
  expect(person).toEqual({ last_name: 'Berg' })
})
