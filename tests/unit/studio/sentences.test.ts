import { globSync, readFileSync } from 'node:fs'
import { expect, test, vi } from 'vitest'
import { parse } from 'yaml'
import SENTENCES from '../../../app/studio/client/words/sentences.de.json' with { type: 'json' }

/** What only a program that asks wrongly is told, not who writes in the panel. */
const FOR_PROGRAMS = /\b(40[03]|500|200),/

const said = [
  ...globSync('app/studio/*.ts').flatMap((file) =>
    [...source(file).matchAll(/new StudioRefusal\(([^]+?)\)\n/g)].flatMap(([, values]) =>
      FOR_PROGRAMS.test(values) ? [] : sentencesIn(values)
    )
  ),
  ...globSync('app/media/pictures/{,conversion/}{picture,svg,plain_svg,read_original}.ts').flatMap(
    (file) =>
      [...source(file).matchAll(/new Error\(([^]+?)\)\n/g)].flatMap(([, value]) =>
        sentencesIn(value)
      )
  ),
]

test('what the studio refuses, and why a picture cannot be used, is said in German too', () => {
  expect(said.length).toBeGreaterThan(20)
  expect(said.filter((sentence) => !(sentence in SENTENCES))).toEqual([])
})

/** What the check says of files that were written by hand: a form writes no such file. */
const OF_FILES =
  /^("\w+" is (a|an) |"type" is |"[*].+ stands for|"\w+" is the same in every|"from":|an entry without an id|broken YAML|every page links|the (redirect|source language|folder|file) )/

test('what the check finds in what a form can write is said in German too', () => {
  const mistakes = Object.values<Mistake[]>(parse(source('tests/fixtures/content/mistakes.yaml')))
  const found = mistakes
    .flat()
    .flatMap(({ report }) => report)
    .map((line) => line.replace(/^\d+:\d+ \w+: /, ''))
    .filter((sentence) => !OF_FILES.test(sentence))
  const english = Object.keys(SENTENCES).map((sentence) => patternOf(sentence))
  expect(found.length).toBeGreaterThan(50)
  expect(found.filter((each) => !english.some((pattern) => pattern.test(each)))).toEqual([])
})

/** Remedies begin with a capital. */
const MESSAGE = /^[a-z"{]/

test('what the rules of the check find is said in German too', () => {
  const written = globSync('app/content/checking/rules/*.ts').flatMap((file) =>
    [...source(file).matchAll(/(?:warning\(\s*.+?,\s+|message[:=] |what = )(.+?),?\n/g)].flatMap(
      ([, value]) => sentencesIn(value).map((sentence) => sentence.split('{1}')[0])
    )
  )
  const found = written.filter((text) => MESSAGE.test(text))
  const known = Object.keys(SENTENCES)
  expect(found.length).toBeGreaterThan(20)
  expect(found.filter((each) => !known.some((sentence) => sentence.startsWith(each)))).toEqual([])
})

test.each([
  ['There is nothing left.', 'Es gibt nichts mehr.'],
  [
    'The file hero/x.jpg cannot be used: the file is called .jpg but its content is HEIC, which browsers do not show: export it as JPEG.',
    'Die Datei hero/x.jpg lässt sich nicht verwenden: Sie heißt .jpg, ihr Inhalt ist aber HEIC, was Browser nicht zeigen. Exportieren Sie das Bild als JPEG.',
  ],
  [
    '"Text folgt." looks like a text that is still to come. Write the text, or leave the field out until there is one.',
    '„Text folgt.“ sieht nach einem Text aus, der noch kommt. Schreiben Sie ihn, oder leeren Sie das Feld.',
  ],
  [
    'the title has 70 characters, and search results show about 65. Shorten it.',
    'Titel: 70 Zeichen, Suchmaschinen zeigen etwa 65.',
  ],
  [
    '"path": only lower-case letters a to z, digits, single hyphens and slashes. It is now "Unser Haus".',
    '„Adresse“: nur Kleinbuchstaben von a bis z, Ziffern, einzelne Bindestriche und Schrägstriche, zum Beispiel unser-haus.',
  ],
  [
    'Nothing is saved, because the disk is full.',
    'Nichts ist gespeichert: Die Festplatte ist voll.',
  ],
  [
    'resources/content/pages/root/company/de.yaml:2 cannot be read. broken YAML: Map keys must be unique. Check indentation, quotes and colons here and in the line above.',
    'resources/content/pages/root/company/de.yaml:2 lässt sich nicht lesen. Die Datei ist fehlerhaft (Map keys must be unique). Prüfen Sie Einrückung, Anführungszeichen und Doppelpunkte in dieser Zeile und der darüber.',
  ],
  [
    "git refuses: fatal: Unable to create '/home/anna/site/.git/index.lock': File exists.\n\nAnother git process seems to be running",
    'git verweigert es: Ein anderes Programm arbeitet gerade damit. Versuchen Sie es gleich noch einmal; bleibt es so, löschen Sie /home/anna/site/.git/index.lock.',
  ],
  [
    'translated into few languages or none: images.home/neue-fuge.svg.alt. Translate it.',
    'In wenige Sprachen oder keine übersetzt: Bilder › home/neue-fuge.svg › Alternativtext.',
  ],
  ['Something that nobody has translated.', 'Something that nobody has translated.'],
])('%j is %j in German', async (english, german) => {
  vi.stubGlobal('navigator', { language: 'de-DE' })
  vi.resetModules()
  const { say } = await import('../../../app/studio/client/words/texts.js')
  expect(say(english)).toBe(german)
  vi.unstubAllGlobals()
})

type Mistake = { report: string | string[] }

/** Matches what an English sentence says with any values. */
function patternOf(sentence: string): RegExp {
  return new RegExp(
    `^${sentence
      .split(/\{\d\}/)
      .map(RegExp.escape)
      .join('.*')}$`,
    's'
  )
}

function source(file: string): string {
  return readFileSync(file, 'utf8')
}

/** Returns the sentences in an expression, with `{0}` and so on for their values. */
function sentencesIn(expression: string): string[] {
  const strings = expression.matchAll(/'([^']+)'|`([^`]+)`/g)
  return Array.from(strings, ([, plain, template]) => {
    let place = 0
    return (plain ?? template).replaceAll(/\$\{[^}]*\}/g, () => `{${place++}}`)
  }).filter((text) => /[a-z]{2} /.test(text))
}
