import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { RULES } from '#content/checking/all_rules'
import type { CheckContext } from '#content/checking/check_context'
import { extractTexts } from '#content/checking/extracted_texts'
import { proseOfMessage } from '#content/checking/interface_texts'
import { ContentFile } from '#content/loading/content_files'
import { parseYaml } from '#content/loading/parse_yaml'
import type { Term } from '#content/loading/terms'
import { type FieldMeta, imageFile, markdown, text } from '#content/schema/fields'
import { nearest } from '#content/schema/nearest'
import type { Locale } from '#shared/locales'

const SCHEMA = z.strictObject({
  name: text()
    .meta({ productName: true } satisfies FieldMeta)
    .optional(),
  meta: z.strictObject({ description: text() }).optional(),
  plain: text().optional(),
  rich: markdown().optional(),
  product: imageFile()
    .meta({ tinted: true } satisfies FieldMeta)
    .optional(),
})

/** The findings of the rules in a file of one language, as `line:column message`. */
function foundIn(yaml: string, locale: Locale = 'de', terms: Term[] = []): string[] {
  const { document, lines } = parseYaml(yaml)
  const file = new ContentFile(`${locale}.yaml`, document, lines, yaml)
  const files = new Map([[locale, file]])
  const { texts, links } = extractTexts(SCHEMA, { source: locale, files }, 'page', locale)
  const record = {
    name: 'page',
    source: locale,
    files,
    folder: 'pages',
    kind: 'Root/Show',
    everywhere: false,
    texts: new Map([[locale, texts]]),
    outdated: new Map(),
    links,
  }
  const site: CheckContext = {
    today: '2026-11-22',
    isValid: true,
    records: [record],
    checked: [record],
    otherTexts: [],
    pictures: [
      { file: 'groups/new.jpg', width: 900, drawing: false },
      { file: 'groups/old.jpg', width: 900, drawing: false },
      { file: 'groups/line.svg', width: 900, drawing: true },
    ],
    anchorsOf: () => [],
    media: [],
    masks: new Set(['groups/old.mask.webp']),
    textFolders: [],
    expiring: [],
    terms: new Map([[locale, { terms }]]),
  }
  return RULES.flatMap(({ check }) => [...check(site)]).map(
    ({ line, column, message }) => `${line}:${column} ${message}`
  )
}

describe('a rule passes over what is right:', () => {
  test.each<[Locale, string]>([
    ['de', 'Nach DIN 18040-1 und EN 301-549, Telefon +49 30 23125-120, am 2026-11-22.'],
    ['de', 'Von 40–50\u00a0mm, im Verhältnis 60-40, Teil 2-3-4, Größe 3/4" und 10.5-10\u00a0mm.'],
    ['de', 'Was der Kunde fragt? Alles! „Ja“, sagt er: 8\u00a0×\u00a012\u00a0m.'],
    ['de', 'Um 1924 gründete er 2 Minuten lang, 5 gute Gründe, 3 × Schraube, NP\u00a0051-2012.'],
    ['it', 'Nel 1924 l’ottonaio aprì 3 h2.'],
    ['en', 'It’s 10:30, and https://x.example/a...b?c="d" is an address.'],
    ['es', 'Todo el mundo, y todo lo demás. ¿Sí? ¡Claro!'],
    ['fr', 'Coller ou visser\u202f? À 10:30, «\u202fà plat\u202f»\u00a0: 40–50\u00a0mm\u202f!'],
    ['fi', '10\u00a0mm:n levyinen, esim. 1,5–2\u00a0mm…'],
    ['ru', 'Плинтусы «Сердечник» — 40–100\u00a0мм.'],
  ])('in %s: %s', (locale, words) => {
    expect(foundIn(`plain: ${JSON.stringify(words)}`, locale)).toEqual([])
  })

  test('code, addresses and tables in Markdown', () => {
    const rich = [
      'Mit `"x"  ...` und [Text](https://x.example/1-2  "t").',
      '',
      '| Maß  | 5 |',
      '|:---|---:|',
      '| 5  | 6  |',
    ]
    expect(foundIn(`rich: |-\n${rich.map((line) => `  ${line}\n`).join('')}`)).toEqual([])
  })
})

describe('a rule finds what is wrong:', () => {
  test.each<[Locale, string, string]>([
    ['pl', 'Profile w każdym pokoju', 'a plain space behind the word "w"'],
    ['cs', 'Lišta s vložkou', 'a plain space behind the word "s"'],
    ['fr', 'La classe R9', 'the class "R9"'],
    ['de', 'Die Klasse R 10', 'the class "R 10"'],
    ['it', 'Un foro di 6 mm', 'a plain space before "mm"'],
    ['de', 'Ein Feld von 8 × 12\u00a0m', 'a plain space beside "×"'],
    ['de', 'Ein Feld von 8\u00a0× 12\u00a0m', 'a plain space beside "×"'],
    ['sv', 'En stång på 4 m.', 'a plain space before "m"'],
    ['fi', 'Kestää 2,5 kN:n kuorman', 'a plain space before "kN"'],
    ['ru', 'Подождите 24 ч', 'a plain space before "ч"'],
    ['en', 'A gap of 5-10\u00a0mm', '"5-10" is a range with a hyphen'],
    ['fr', 'Le mot “seuil”', 'the quotation mark “ is another language’s'],
    ['lv', 'vārds “klons”', 'the quotation mark “ is another language’s'],
    ['ru', 'слово "стяжка"', 'the quotation mark " is straight'],
  ])('in %s: %s', (locale, words, message) => {
    expect(foundIn(`plain: ${JSON.stringify(words)}`, locale).join()).toContain(message)
  })

  test('but for words of one letter where lines may end with them', () => {
    expect(foundIn('plain: Kolory a dekory', 'cs')).not.toEqual([])
    expect(foundIn('plain: Colori e decori a scelta', 'it')).toEqual([])
  })
})

test.each([
  ['Ab {width} mm', 'Ab 0000000 mm'],
  ['Alle Profile', 'Alle Profile'],
  ['{count, plural, one {# Profil} other {# Profile}}!', '0 Profil|0 Profile|!'],
])('the words of the message %s', (message, prose) => {
  const read = proseOfMessage(message)
  expect(read).toHaveLength(message.length)
  expect(read.replace(/^\uFFFC+/, '').replaceAll(/\uFFFC+/g, '|')).toBe(prose)
})

describe('the place is that of the very character,', () => {
  test('in a folded text', () => {
    const yaml = 'plain: >-\n  Eine Zeile,\n  dann noch eine...\n'
    expect(foundIn(yaml)).toEqual(['3:17 three dots instead of an ellipsis'])
  })

  test('in a text of several lines', () => {
    const yaml = 'rich: |-\n  - eins\n  - zwei\n\n  Und "drei".\n'
    expect(foundIn(yaml)).toEqual(['5:7 the quotation mark " is straight'])
  })

  test('in a quoted text; where it has escapes, that of the text', () => {
    expect(foundIn("plain: 'Von 5-10\u00a0mm'")).toEqual(['1:13 "5-10" is a range with a hyphen'])
    expect(foundIn('plain: "Von\\t5-10\u00a0mm"')).toEqual(['1:8 "5-10" is a range with a hyphen'])
  })
})

test.each<[Locale, string]>([
  ['de', 'Profile für Räume ohne Schwelle'],
  ['ru', 'Пороги для каждого пола,'],
])('a description in %s is closed: %s', (locale, words) => {
  const described = (end: string) => foundIn(`meta: { description: "${words}${end}" }`, locale)
  const column = 22 + words.length
  expect(described('')).toEqual([`1:${column} the description ends without a full stop`])
  for (const end of ['.', '?', '…', ' (DIN).', ' (siehe DIN.)']) expect(described(end)).toEqual([])
})

test('a picture of a product takes a mask, unless it is a drawing', () => {
  expect(foundIn('product: groups/new.jpg')).toEqual([
    '1:10 the picture "groups/new.jpg" has no mask, and shows no colour that is chosen',
  ])
  expect(foundIn('product: groups/old.jpg')).toEqual([])
  expect(foundIn('product: groups/line.svg')).toEqual([])
})

test('a term is found with any ending and case, as a whole word', () => {
  const terms = [{ avoid: 'grün* Produkt*', because: 'ohne Nachweis' }]
  expect(foundIn('plain: Grüne  Produkte', 'de', terms)).toContain(
    '1:8 "Grüne  Produkte" is a word to avoid: ohne Nachweis'
  )
  expect(foundIn('plain: Immergrüne Produkte', 'de', terms)).toEqual([])
})

test('a product is called in the case of its page', () => {
  expect(foundIn('name: Übergang 38 Clip\nplain: Der übergang 38\u00a0clip.')).toEqual([
    '2:12 "übergang 38 clip" is the name of a product in another case',
  ])
  const right = 'Der Übergang 38\u00a0Clip, ein Übergang mit 38\u00a0mm.'
  expect(foundIn(`name: Übergang 38 Clip\nplain: ${right}`)).toEqual([])
  expect(foundIn('name: Angle\nplain: In angle')).toEqual([])
})

test.each([
  ['root.compny', 'root.company'],
  ['company', 'root.company'],
  ['brass.svg', 'materials/brass.svg'],
  ['CONTACT', 'contact'],
  ['cotnact', 'contact'],
  ['imprint', undefined],
  ['ct', undefined],
])('"%s" was probably meant to be %s', (name, meant) => {
  const names = ['root.company', 'contact', 'materials/brass.svg', 'ca']
  expect(nearest(name, names)).toBe(meant)
})
