import { describe, expect, test } from 'vitest'
import { LineCounter, parseDocument } from 'yaml'
import { z } from 'zod'
import { ContentFile, type LanguageFiles } from '#content/loading/content_files'
import { localizeRecord } from '#content/loading/overlay'
import { ContentProblems } from '#content/loading/problems'
import { id, text } from '#content/schema/fields'
import type { Locale } from '#shared/locales'

/** A small record with every type of field in content files. */
const schema = z.strictObject({
  source: z.string().optional(),
  path: z.string().meta({ perLocale: true }),
  title: text(),
  intro: text().optional(),
  height: z.number().optional(),
  swatches: z.array(z.string()).optional(),
  hero: z.strictObject({ headline: text(), image: z.string().optional() }).optional(),
  blocks: z
    .array(
      z.strictObject({
        id: id(),
        title: text().optional(),
        wide: z.boolean().default(false),
        items: z.array(z.strictObject({ id: id(), text: text() })).default([]),
      })
    )
    .default([]),
})

function givenRecord(files: Partial<Record<Locale, string>>, source: Locale = 'de') {
  const record: LanguageFiles = { source, files: new Map() }
  for (const [locale, yaml] of Object.entries(files)) {
    const lines = new LineCounter()
    const document = parseDocument(yaml, { lineCounter: lines })
    record.files.set(locale as Locale, new ContentFile(`${locale}.yaml`, document, lines, yaml))
  }
  return record
}

/** The record in a language, and its problems. */
function localize(record: LanguageFiles, locale: Locale) {
  const problems = new ContentProblems()
  const value = localizeRecord(schema, record, locale, problems)
  return { value, errors: problems.errors, warnings: problems.warnings }
}

describe('an overlay contains only what is translated', () => {
  const record = givenRecord({
    de: `
path: unternehmen
title: Unternehmen
height: 12
swatches: ["#111111", "#222222"]
hero: { headline: Seit 1924, image: hero.svg }
blocks:
  - { id: press, title: Pressen, wide: true }
  - { id: people, title: Menschen }
`,
    fr: `
path: entreprise
title: Entreprise
hero: { headline: Depuis 1924 }
blocks:
  - { id: people, title: Les gens }
  - { id: press, title: Filage }
`,
  })

  test('and takes everything that is the same in every language from the source', () => {
    const { value } = localize(record, 'fr')
    expect(value).toMatchObject({
      path: 'entreprise',
      title: 'Entreprise',
      height: 12,
      swatches: ['#111111', '#222222'],
      hero: { headline: 'Depuis 1924', image: 'hero.svg' },
    })
  })

  test('entries of lists find each other by id; their order is the source’s', () => {
    const { value } = localize(record, 'fr')
    expect(value?.blocks).toEqual([
      { id: 'press', title: 'Filage', wide: true, items: [] },
      { id: 'people', title: 'Les gens', wide: false, items: [] },
    ])
  })

  test('and nothing that is translated is marked with a language', () => {
    expect(JSON.stringify(localize(record, 'fr').value)).not.toContain('"lang"')
  })

  test('the source itself stays as it is', () => {
    const { value, errors, warnings } = localize(record, 'de')
    expect(value).toMatchObject({ path: 'unternehmen', title: 'Unternehmen' })
    expect(JSON.stringify(value)).not.toContain('"lang"')
    expect([errors, warnings]).toEqual([[], []])
  })
})

test('nested lists find each other by id too', () => {
  const record = givenRecord({
    de: `
path: a
title: A
blocks:
  - id: questions
    items: [{ id: heating, text: Kleben }, { id: cutting, text: Sägen }]
  - id: answers
    items: [{ id: heating, text: Ja }]
`,
    fr: `
path: a
title: A
blocks:
  - id: answers
    items: [{ id: heating, text: Oui }]
  - id: questions
    items: [{ id: cutting, text: Scier }, { id: heating, text: Coller }]
`,
  })
  expect(localize(record, 'fr').value?.blocks).toMatchObject([
    { id: 'questions', items: [{ text: 'Coller' }, { text: 'Scier' }] },
    { id: 'answers', items: [{ text: 'Oui' }] },
  ])
})

describe('what an overlay leaves out', () => {
  const record = givenRecord({
    de: `
path: firma
title: Firma
intro: Deutsch
hero: { headline: Deutsche Schlagzeile }
blocks: [{ id: one, title: Eins, items: [{ id: a, text: Deutsch }] }]
`,
    en: `
path: company
title: Company
intro: English
blocks: [{ id: one, title: One }]
`,
    fr: 'path: entreprise\ntitle: Entreprise',
  })

  test('falls back to English, then to the source', () => {
    expect(localize(record, 'fr').value).toMatchObject({
      title: 'Entreprise',
      intro: 'English',
      hero: { headline: 'Deutsche Schlagzeile' },
      blocks: [{ title: 'One', items: [{ text: 'Deutsch' }] }],
    })
  })

  test('has its language, beside the field', () => {
    expect(localize(record, 'fr').value).toMatchObject({
      lang: { intro: 'en' },
      hero: { lang: { headline: 'de' } },
      blocks: [{ lang: { title: 'en' }, items: [{ lang: { text: 'de' } }] }],
    })
  })

  test('falls back in English to the source alone', () => {
    expect(localize(record, 'en').value).toMatchObject({
      intro: 'English',
      hero: { headline: 'Deutsche Schlagzeile', lang: { headline: 'de' } },
    })
  })

  test('never falls back for the address: each language has its own', () => {
    const without = givenRecord({ de: 'path: firma\ntitle: Firma', fr: 'title: Entreprise' })
    expect(localize(without, 'fr').errors).toMatchObject([
      { file: 'fr.yaml', message: '"path" is missing' },
    ])
  })

  test('a field that was left empty counts as left out', () => {
    const empty = givenRecord({ de: 'path: a\ntitle: Firma', fr: 'path: a\ntitle:' })
    expect(localize(empty, 'fr').value).toMatchObject({ title: 'Firma', lang: { title: 'de' } })
  })
})

test('a page whose source is not German falls back to its own source', () => {
  const record = givenRecord(
    {
      fr: 'source: fr\npath: export\ntitle: Export\nintro: Français\nheight: 8',
      de: 'path: export\ntitle: Ausfuhr',
    },
    'fr'
  )
  expect(localize(record, 'de').value).toMatchObject({
    title: 'Ausfuhr',
    intro: 'Français',
    height: 8,
    lang: { intro: 'fr' },
  })
})

describe('an editor hears', () => {
  const de = `path: firma
title: Firma
height: 12
swatches: ["#111111"]
blocks:
  - id: press
    title: Pressen
    items: [{ id: a, text: Eins }]
`

  test('of an entry inside an entry that the source does not have', () => {
    const { warnings } = localize(
      givenRecord({
        de,
        fr: 'path: a\ntitle: E\nblocks:\n  - id: press\n    items:\n      - { id: b, text: Un }\n',
      }),
      'fr'
    )
    expect(warnings).toMatchObject([
      { line: 6, message: 'there is no entry "b" in de.yaml, so this is shown nowhere' },
    ])
  })

  test.each([
    [
      'a list of plain values',
      'swatches: ["#222222"]',
      '"swatches" is the same in every language',
      1,
    ],
    ['a text in the place of a list', 'blocks: Filage', '"blocks" is a text', 9],
    ['a group in the place of a list', 'blocks: { press: X }', '"blocks" is a group of fields', 9],
    ['a text in the place of a group', 'hero: Depuis 1924', '"hero" is a text', 7],
    ['a number in the place of a text', 'intro: 1924', '"intro" is a number', 8],
    ['an unknown field', 'headline: Oui', 'unknown field "headline"', 1],
  ])('of %s in an overlay, at its place there', (_, line, message, column) => {
    const source = `${de}hero: { headline: Seit 1924 }\n`
    const { errors } = localize(
      givenRecord({ de: source, fr: `path: a\ntitle: E\n${line}\n` }),
      'fr'
    )
    expect(errors).toMatchObject([{ file: 'fr.yaml', line: 3, column, message }])
  })
})
