import { readFileSync } from 'node:fs'
import { beforeAll, expect, test } from 'vitest'
import { photo } from '#tests/fixtures/content/pictures'
import { givenSmallSite } from '#tests/fixtures/content/small_site'

const { content } = givenSmallSite()

/** The examples of docs/editing.md, each with its file. */
const examples = Array.from(
  readFileSync('docs/editing.md', 'utf8').matchAll(
    /^( *)```yaml title="resources\/(.+?)"\n(.*?)^\1```/gms
  ),
  ([, indent, path, text]) => ({ path, text: text.replaceAll(new RegExp(`^${indent}`, 'gm'), '') })
)

/** The messages of the check about them. */
let problems: string[]

beforeAll(async () => {
  const { findProblems } = await import('#content/checking/find_problems')
  const { formatProblem } = await import('#content/loading/problems')
  await content.write('media/hero/home.jpg', await photo(1600, 1067).jpeg().toBuffer())
  for (const { path, text } of examples) await content.write(path, text + (await rest(path)))
  await content.load()
  problems = (await findProblems(content.root)).map(formatProblem)
})

/** The example describes some pictures only; the small site has more. */
async function rest(path: string): Promise<string> {
  if (path !== 'content/images/de.yaml') return ''
  const lines = (await content.read(path)).split('\n')
  return lines.filter((line) => /contacts|flags|home.svg|materials/.test(line)).join('\n')
}

test('there is an example for each thing that editors write', () => {
  expect(examples.map(({ path }) => path)).toEqual([
    'content/pages/root/company/de.yaml',
    'content/pages/root/company/en.yaml',
    'content/pages/root/care/de.yaml',
    'content/redirects.yaml',
    'content/images/de.yaml',
    'content/contacts/anna_berg/de.yaml',
    'content/events/de.yaml',
    'content/terms/de.yaml',
    'content/terms/en.yaml',
  ])
})

test('load as they are written, with nothing to mend but the translations of the small site', () => {
  expect(problems.filter((problem) => !problem.includes('translat'))).toEqual([])
})

test('every rule of the check is explained', async () => {
  const { RULES } = await import('#content/checking/all_rules')
  const [, check] = readFileSync('docs/editing.md', 'utf8').split('## The check')
  const explained = Array.from(check.matchAll(/^\| `([a-z-]+)` \|/gm), ([, name]) => name)
  expect(explained.slice(0, RULES.length)).toEqual(RULES.map(({ name }) => name).toSorted())
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
