import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { createTrieRootFromList, serializeTrie } from 'cspell-trie-lib'
import { describe, expect, test } from 'vitest'
import { readCaptions } from '#content/checking/captions'
import type { Prose } from '#content/checking/check_context'
import { withoutMarkup } from '#content/checking/extracted_texts'
import { spelledInterfaceTexts } from '#content/checking/spelling/check_spelling'
import { openDictionary } from '#content/checking/spelling/dictionaries'
import { Vocabulary } from '#content/checking/spelling/vocabulary'
import { wordsIn } from '#content/checking/spelling/words'
import { mediaFiles } from '#content/loading/media_reader'
import type { Locale } from '#shared/locales'
import { givenFolder } from '#tests/given_folder'

const root = givenFolder('prose', 'test')

function write(path: string, content: string | Uint8Array) {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), content)
}

/** The words of a text in Markdown, in a line. */
function words(value: string): string {
  return Array.from(wordsIn(withoutMarkup(value, true), value), ({ word }) => word).join(' ')
}

/** Each word with its position. */
function read(texts: Iterable<Prose & { value?: string }>): string[] {
  return Array.from(texts, ({ locale, prose, value, placeOf }) =>
    Array.from(wordsIn(prose, value), ({ word, index }) => {
      const { file, line, column } = placeOf(index)
      return `${locale} ${file}:${line}:${column} ${word}`
    })
  ).flat()
}

/** The unknown parts of words, with the words of a dictionary and of the site's list. */
function unknown(locale: Locale, text: string, known: string, listed = ''): string[] {
  const dictionary = new Set(known.split(' '))
  const knows = (word: string) => dictionary.has(word)
  const vocabulary = new Vocabulary(
    locale,
    { knows, suggest: () => [] },
    new Set(listed.split(' '))
  )
  return Array.from(wordsIn(text)).flatMap((word) => vocabulary.unknownIn(word))
}

describe('the words of a text', () => {
  test('have their positions', () => {
    expect([...wordsIn('Ein Profil, das hält.')]).toEqual([
      { word: 'Ein', index: 0, stop: false },
      { word: 'Profil', index: 4, stop: false },
      { word: 'das', index: 12, stop: false },
      { word: 'hält', index: 16, stop: true },
    ])
  })

  test.each([
    ['addresses', 'Siehe www.saumer.example, info@saumer.example oder `npm start`.', 'Siehe oder'],
    ['where links lead to', '[Farben](route:color_overview) ansehen', 'Farben ansehen'],
    ['other languages', 'Il <span lang="de">Bundesland <b>Hessen</b></span> è qui', 'Il è qui'],
    ['other markup', 'CO<sub>2</sub> **und** mehr &amp; mehr', 'CO 2 und mehr mehr'],
    ['endings', 'PVC:n ja 10 mm:n, LRV-ga, 20-oji', 'PVC ja 10 mm LRV 20'],
  ])('leave out %s', (_what, value, expected) => {
    expect(words(value)).toBe(expected)
  })

  test('have the apostrophes and hyphens of dictionaries, and nothing invisible', () => {
    expect(words('l’escalier, Sockel\u00ADleiste, MDF\u2011Sockel')).toBe(
      "l'escalier Sockelleiste MDF-Sockel"
    )
  })
})

describe('a word is right', () => {
  test.each<[string, Locale, string, string, string?]>([
    ['when the dictionary has it', 'de', 'Profil', 'Profil'],
    ['when the list has it', 'de', 'Estrich', '', 'Estrich'],
    ['at the beginning of a sentence as well', 'de', 'Eloxieren', '', 'eloxieren'],
    ['without letters enough to judge by', 'de', '38 10204-2 PVC ΔE a R9', ''],
    ['as the name of a program', 'de', 'JavaScript iOS', ''],
    ['in another script than the language’s', 'ru', 'RAL Clip', ''],
    ['as an abbreviation before its full stop', 'de', 'Nr. 5', 'Nr.'],
    ['when its parts are', 'de', 'Clip-Profil MDF-Sockel', 'Clip Profil Sockel'],
    ['behind what French elides', 'fr', "l'anodisation", 'anodisation'],
    ['before the English genitive', 'en', "Saumer's", '', 'Saumer'],
    ['as a compound of words', 'de', 'Sockelleiste', 'Sockel Leiste'],
    ['as a compound with words of the list', 'de', 'Estrichbodenkante', 'Boden Kante', 'Estrich'],
  ])('%s', (_when, locale, text, known, listed) => {
    expect(unknown(locale, text, known, listed)).toEqual([])
  })

  test.each<[string, Locale, string, string, string[]]>([
    ['in small letters where the list has a name', 'de', 'saumer', '', ['saumer']],
    ['with letters of two scripts', 'ru', 'cтык', '', ['cтык']],
    ['for its number or abbreviation', 'de', 'PVC-Bellag 38-Profill', '', ['Bellag', 'Profill']],
    ['as a compound of scraps', 'de', 'Sockelleiste', 'Soc Kel Leiste', ['Sockelleiste']],
    ['as a compound where none is made', 'es', 'suelobarra', 'suelo barra', ['suelobarra']],
  ])('not %s', (_when, locale, text, known, expected) => {
    expect(unknown(locale, text, known, 'Saumer')).toEqual(expected)
  })
})

describe('beside the content', () => {
  test('interface texts are read without arguments, addresses and names of files', () => {
    const count = '{count, plural, one {# Stange für {name}} other {# Stangen}}'
    const texts = { list: { count, mail: 'wie name@beispiel.de', file: 'material-liste' } }
    write('resources/lang/de/list.json', JSON.stringify(texts, null, 2))
    expect(read(spelledInterfaceTexts(root))).toEqual([
      'de resources/lang/de/list.json:3:38 Stange',
      'de resources/lang/de/list.json:3:45 für',
      'de resources/lang/de/list.json:3:66 Stangen',
      'de resources/lang/de/list.json:4:14 wie',
    ])
  })

  test('captions are read without their times', () => {
    const path = 'resources/media/videos/clip.fi.vtt'
    write(path, 'WEBVTT\n\n00:00.500 --> 00:02.500\nValmis: 38 mm.\n')
    expect(read(readCaptions(root, mediaFiles(join(root, 'resources/media'))))).toEqual([
      `fi ${path}:4:1 Valmis`,
      `fi ${path}:4:9 38`,
      `fi ${path}:4:12 mm`,
    ])
  })
})

test('the dictionary of Finnish, which is none of Hunspell’s, answers as the others do', async () => {
  const trie = [...serializeTrie(createTrieRootFromList(['lattia', 'lista', 'Saimaa']))].join('')
  write('node_modules/@cspell/dict-fi-fi/dict/fi-fi.trie.gz', gzipSync(trie))
  const dictionary = await openDictionary(root, 'fi')
  const asked = ['lattia', 'Lattia', 'Saimaa', 'saimaa', 'latia']
  expect(asked.filter((word) => dictionary.knows(word))).toEqual(['lattia', 'Lattia', 'Saimaa'])
  expect(dictionary.suggest('latia')).toEqual(['lattia'])
  dictionary.close()
})
