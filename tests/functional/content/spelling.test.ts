import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { givenApp } from '#tests/app'
import { givenContent } from '#tests/fixtures/content/small_site'
import { givenFolder } from '#tests/given_folder'

/** The languages of the small site, with the packages of their dictionaries. */
const PACKAGES = { de: 'dictionary-de', en: 'dictionary-en-gb', fr: 'dictionary-fr' }

givenApp({ contentRoot: null })
const content = givenContent()
/** Dictionaries with exactly the words of the small site: the real ones have 40 MB. */
const dictionaries = givenFolder('dictionaries')

beforeAll(async () => {
  await content.begin()
  for (const name of Object.values(PACKAGES)) await writeDictionary(name, [])
  await writeFile(join(dictionaries, 'package-lock.json'), '{}')
  /** The output of npm after an installation. */
  await writeFile(join(dictionaries, 'node_modules/.package-lock.json'), '{}')
  const lines = await report()
  for (const [locale, name] of Object.entries(PACKAGES)) {
    const ofLocale = lines.filter((line) => line.endsWith(`words/${locale}.txt.`))
    await writeDictionary(
      name,
      ofLocale.map((line) => line.split('"')[1])
    )
  }
  await content.delete()
})

async function writeDictionary(name: string, words: readonly string[]) {
  const folder = join(dictionaries, 'node_modules', name)
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, 'index.aff'), 'SET UTF-8\nTRY esianrtolcdugmphbyfvkwzü\n')
  await writeFile(join(folder, 'index.dic'), [words.length, ...words, ''].join('\n'))
}

/** A line for each spelling problem. */
async function report(folder = dictionaries): Promise<string[]> {
  const { findProblems } = await import('#content/checking/find_problems')
  const { formatProblem } = await import('#content/loading/problems')
  const problems = await findProblems(content.root, '2026-11-22', { dictionaries: folder })
  return problems.filter(({ rule }) => rule === 'spelling').map(formatProblem)
}

function right(locale: string): string {
  return `If it is right, add it to resources/content/words/${locale}.txt.`
}

test('words that a dictionary has are right', async () => {
  expect(await report()).toEqual([])
})

test('a slip in content, interface texts and captions is reported with its place', async () => {
  await content.edit('content/pages/home/index/de.yaml', 'Wo Böden sich', 'Wo Böden siich')
  await content.edit('content/pages/home/index/en.yaml', 'Floor profiles', 'Floor proffiles')
  await content.write('lang/en/list.json', '{\n  "count": "{count} proffiles"\n}\n')
  await content.write('media/videos/clip.de.vtt', 'WEBVTT\n\n00:00.500 --> 00:02.500\nBödn\n')
  expect(await report()).toEqual([
    `resources/content/pages/home/index/de.yaml:9:27 warning: the word "siich" is unknown. Did you mean sich, nichts? ${right('de')}`,
    `resources/content/pages/home/index/en.yaml:2:22 warning: the word "proffiles" is unknown. Did you mean profiles? ${right('en')}`,
    `resources/lang/en/list.json:2:21 warning: the word "proffiles" is unknown. Did you mean profiles? ${right('en')}`,
    `resources/media/videos/clip.de.vtt:4:1 warning: the word "Bödn" is unknown. Did you mean Böden? ${right('de')}`,
  ])
})

test('a word of a list is right, and one that nothing needs is reported', async () => {
  await content.edit(
    'content/pages/home/index/de.yaml',
    'Wo Böden sich',
    'Wo Estriche und Clips sich'
  )
  await content.write('content/words/de.txt', 'Böden\nEstriche\nund\n')
  await content.write('content/words/all.txt', 'Clips\nSaumer\n')
  const remedy = 'Remove it, unless a text is going to have it.'
  expect(await report()).toEqual([
    `resources/content/words/all.txt:2:1 note: nothing needs the word "Saumer". ${remedy}`,
    `resources/content/words/de.txt:1:1 note: nothing needs the word "Böden". ${remedy}`,
  ])
})

test('where there are no dictionaries, one sentence says so', async () => {
  await content.edit('content/pages/home/index/de.yaml', 'Wo Böden sich', 'Wo Böden siich')
  const [line, ...others] = await report(content.root)
  expect(line).toContain('the spelling was not checked for want of dictionaries: this copy')
  expect(others).toEqual([])
})

test('where npm cannot install them, one sentence says so', async () => {
  await writeFile(join(content.root, 'package-lock.json'), 'broken')
  const [line, ...others] = await report(content.root)
  expect(line).toContain('for want of dictionaries: npm could not install them')
  expect(others).toEqual([])
})
