import { execFileSync } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { HtmlValidate } from 'html-validate'
import { describe, expect, test } from 'vitest'
import { givenSmallSite, resetContent } from '#tests/fixtures/content/small_site'
import { run } from '#tests/fixtures/processes/commands'
import { givenFolder } from '#tests/given_folder'

const { content } = givenSmallSite()

const DE = 'content/pages/root/company/de.yaml'
const EN = 'content/pages/root/company/en.yaml'
const LEDGER = 'content/pages/root/company/.translations'

const folder = givenFolder('exchange')
resetContent(content)

const translations = (...args: string[]) => run('content:translations', ...args)

type Told = { name: string; state: string; former?: string }

/** What is said of the page of the company. */
async function company(locale = 'en'): Promise<Told[]> {
  const { said } = await translations(locale, 'root.company', '--json')
  return JSON.parse(said).records[0].texts
}

const stateOf = async (name: string, locale = 'en') =>
  (await company(locale)).find((text) => text.name === name)?.state

function git(...args: string[]) {
  execFileSync('git', ['-c', 'user.name=E', '-c', 'user.email=e@x.example', ...args], {
    cwd: content.root,
  })
}

function commit(message: string) {
  git('init', '-q')
  git('add', '.')
  git('commit', '-qm', message)
}

describe('the ledger', () => {
  test('knows what is current, outdated, missing and identical, and how the source differs', async () => {
    await content.edit(EN, 'Fourth generation.', 'Vierte *Generation*.')
    await translations('--note')
    commit('translated')
    await content.edit(DE, 'text: Seit 1924.', 'text: Seit 1925.')
    expect(await company()).toEqual([
      { name: 'meta/title', state: 'current', source: 'Unternehmen', translation: 'Company' },
      {
        name: 'intro',
        state: 'identical',
        source: 'Vierte *Generation*.',
        translation: 'Vierte *Generation*.',
      },
      {
        name: 'blocks/history/title',
        state: 'current',
        source: 'Geschichte',
        translation: 'History',
      },
      {
        name: 'blocks/history/text',
        state: 'outdated',
        source: 'Seit 1925.',
        former: 'Seit 1924.',
        translation: 'Since 1924.',
      },
      { name: 'blocks/sites/cards/works/title', state: 'missing', source: 'Werk' },
      { name: 'blocks/sites/cards/platform/title', state: 'missing', source: 'Plattform' },
      { name: 'blocks/questions/items/heating/title', state: 'missing', source: 'Heizung?' },
      { name: 'blocks/questions/items/heating/text', state: 'missing', source: 'Kleben.' },
    ])
    const { said } = await translations('en', 'root.company')
    expect(said).toContain(
      '  outdated blocks/history/text\n    was: Seit 1924.\n    now: Seit 1925.\n'
    )
    expect(said).toMatch(/^language +current +outdated +missing +identical +pages not there$/m)
    expect(said).toMatch(/^en +2 +1 +4 +1 +0$/m)
  })

  test('knows the difference only as far as git does', async () => {
    await translations('--note')
    await content.edit(DE, 'text: Seit 1924.', 'text: Seit 1925.')
    expect(await stateOf('blocks/history/text')).toBe('outdated')
    expect((await translations('en', 'root.company')).said).toContain('former wording is not known')
  })

  test('notes new texts only, until somebody accepts what fits', async () => {
    await translations('--note')
    await content.edit(DE, 'text: Seit 1924.', 'text: Seit 1925.')
    await translations('--note')
    expect(await stateOf('blocks/history/text')).toBe('outdated')
    await translations('fr', 'root.company', '--accept')
    await translations('en', 'contact', '--accept')
    expect(await stateOf('blocks/history/text')).toBe('outdated')
    await translations('en', 'root.company', '--accept')
    expect(await stateOf('blocks/history/text')).toBe('current')
  })

  test('is current again when the source says again what it said', async () => {
    await translations('--note')
    await content.edit(DE, 'text: Seit 1924.', 'text: Seit 1925.')
    await content.edit(DE, 'text: Seit 1925.', 'text: Seit 1924.')
    expect(await stateOf('blocks/history/text')).toBe('current')
  })

  test('stands beside the record, a line for each wording, and forgets what is gone', async () => {
    await translations('--note')
    const lines = (await content.read(LEDGER)).split('\n').filter((line) => !line.startsWith('#'))
    expect(lines).toEqual([
      expect.stringMatching(/^blocks\/history\/text [0-9a-f]{12} en$/),
      expect.stringMatching(/^blocks\/history\/title [0-9a-f]{12} en$/),
      expect.stringMatching(/^intro [0-9a-f]{12} en$/),
      expect.stringMatching(/^meta\/title [0-9a-f]{12} en$/),
      '',
    ])
    await content.edit(EN, 'intro: Fourth generation.\n', '')
    expect((await translations('--check')).exitCode).toBe(1)
    await translations('--note')
    expect(await content.read(LEDGER)).not.toContain('intro')
    expect((await translations('--check')).exitCode).toBe(0)
  })

  test('of this site is up to date', async () => {
    const { recordTranslations } = await import('#content/translations/translation_state')
    expect(await recordTranslations('.', { write: false })).toBe(0)
  })
})

test('the report is one valid page without a request', async () => {
  await translations('--note')
  commit('translated')
  await content.edit(DE, 'text: Seit 1924.', 'text: Seit <b>1925</b> & länger.')
  const file = join(folder, 'report.html')
  expect((await translations(`--html=${file}`)).exitCode).toBe(0)
  const html = await readFile(file, 'utf8')
  const { results } = await new HtmlValidate({
    extends: ['html-validate:recommended', 'html-validate:document', 'html-validate:a11y'],
    rules: { 'long-title': 'off', 'no-trailing-whitespace': 'off' },
  }).validateString(html)
  expect(
    results.flatMap(({ messages }) => messages.map(({ ruleId, message }) => [ruleId, message]))
  ).toEqual([])
  expect(html).not.toMatch(/https?:|<script|<link|<img|url\(|@import/)
  expect(html).toContain('Seit <del>1924</del><ins>&lt;b&gt;1925&lt;/b&gt; &amp; länger</ins>.')
})

const file = () => join(folder, 'en.xlf')

async function exported(...args: string[]): Promise<string> {
  const { exitCode } = await translations(...args, `--export=${file()}`)
  expect(exitCode).toBe(0)
  return readFile(file(), 'utf8')
}

async function imported(xml: string) {
  await writeFile(file(), xml)
  return translations(`--import=${file()}`)
}

/** Puts a translation into the unit of a text. */
function translate(xml: string, name: string, target: string): string {
  const unit = new RegExp(
    `(name="${name}">.*?)<segment state="\\w+">(.*?</source>).*?</segment>`,
    's'
  )
  expect(xml).toMatch(unit)
  return xml.replace(unit, `$1<segment state="translated">$2<target>${target}</target></segment>`)
}

const allFiles = async () => {
  const { globSync, readFileSync } = await import('node:fs')
  const paths = globSync('**/*.yaml', { cwd: join(content.root, 'resources') })
  return paths
    .toSorted()
    .map((path) => [path, readFileSync(join(content.root, 'resources', path), 'utf8')])
}

describe('XLIFF', () => {
  test('comes back untouched and changes nothing', async () => {
    await translations('--note')
    const before = [await allFiles(), await content.read(LEDGER)]
    expect((await imported(await exported('en'))).said).toContain('0 texts imported into 0 files')
    expect([await allFiles(), await content.read(LEDGER)]).toEqual(before)
  })

  test('brings translations into the files, and notes what they were made from', async () => {
    await translations('--note')
    await content.edit(DE, 'text: Seit 1924.', 'text: Seit **1925**.')
    let xml = await exported('en')
    xml = translate(
      xml,
      'blocks/history/text',
      'Since <ph id="c1-1" dataRef="d1"/>1925<ph id="c1-2" dataRef="d1"/>.'
    )
    xml = translate(xml, 'blocks/sites/cards/works/title', 'Works &amp; more')
    const { said, exitCode } = await imported(xml)
    expect(said).toContain('2 texts imported into 1 files')
    expect(exitCode).toBe(0)
    expect(await content.read(EN)).toContain('text: Since **1925**.')
    expect(await content.read(EN)).toContain('title: Works & more')
    expect(await stateOf('blocks/history/text')).toBe('current')
    expect(await stateOf('blocks/sites/cards/works/title')).toBe('current')
    await expect(content.load()).resolves.toMatchObject({ warnings: [] })
  })

  test('tells translators the words of the trade and the form of address', async () => {
    await content.write(
      'content/terms/en.yaml',
      'address: { text: you, steps: imperative, buttons: imperative }\npreferred: [{ term: Geschichte, use: history }]\nterms: []\n'
    )
    const xml = await exported('en', 'root.company')
    expect(xml).toContain('<notes><note category="address">text: you</note>')
    expect(xml).toMatch(
      /name="blocks\/history\/title">\s<notes>.*<note category="term">Geschichte: history</
    )
    expect(xml.match(/category="term"/g)).toHaveLength(1)
    expect((await imported(xml)).exitCode).toBe(0)
  })

  test('is outdated at once where the source has changed meanwhile', async () => {
    const xml = translate(await exported('en'), 'blocks/history/text', 'Ever since.')
    await content.edit(DE, 'text: Seit 1924.', 'text: Seit 1925.')
    await imported(xml)
    expect(await stateOf('blocks/history/text')).toBe('outdated')
  })

  test('makes a page in a language that has none, with a path', async () => {
    let xml = await exported('fr', 'root.company')
    xml = translate(xml, 'path', 'entreprise')
    xml = translate(xml, 'meta/title', 'Entreprise')
    expect((await imported(xml)).exitCode).toBe(0)
    expect(await content.read('content/pages/root/company/fr.yaml')).toBe(
      'path: entreprise\nmeta:\n  title: Entreprise\n'
    )
  })

  test('that would break the content is refused as a whole, with its places', async () => {
    let xml = await exported('fr', 'root.company')
    xml = translate(xml, 'path', 'Nos Éléments')
    xml = translate(xml, 'meta/title', 'Entreprise')
    const before = await allFiles()
    const { said, exitCode } = await imported(xml)
    expect(exitCode).toBe(1)
    expect(said).toContain('Nothing was imported.')
    expect(said).toContain('resources/content/pages/root/company/fr.yaml:1:7 error: "path"')
    expect(await allFiles()).toEqual(before)
  })

  test('that lost a code, or knows what is not there, is refused with every line', async () => {
    await content.edit(DE, 'text: Seit 1924.', 'text: Seit [je](route:contact).')
    let xml = await exported('en')
    xml = translate(xml, 'blocks/history/text', 'Ever since')
    xml = translate(xml, 'intro', 'Fourth.')
    xml = xml.replace('name="meta/title"', 'name="meta/titel"')
    const before = await allFiles()
    const { said, exitCode } = await imported(xml)
    expect(exitCode).toBe(1)
    expect(said.split('\n').map((line) => line.replace(/^.*xlf:\d+/, 'line'))).toEqual([
      expect.stringContaining('Nothing was imported.'),
      expect.stringContaining('has no text "meta/titel"'),
      expect.stringContaining('"intro" lacks * *'),
      expect.stringContaining('"blocks/history/text" lacks [ ](route:contact)'),
    ])
    expect(await allFiles()).toEqual(before)
  })

  test('of a language that the site does not speak is refused', async () => {
    const xml = (await exported('en')).replace('trgLang="en"', 'trgLang="xx"')
    expect((await imported(xml)).said).toContain('"xx" is no language of the site')
  })
})
