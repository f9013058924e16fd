import { array, assert, boolean, constantFrom, oneof, option, property, string } from 'fast-check'
import { describe, expect, test } from 'vitest'
import xliff2js from 'xliff/xliff2js'
import { editYaml } from '#content/editing/edit_yaml'
import { parseYaml } from '#content/loading/parse_yaml'
import { codesOf, piecesOf } from '#content/translations/inline_codes'
import { readXliff, XliffFault } from '#content/translations/read_xliff'
import { writeXliff } from '#content/translations/xliff'
import { type Step, textAt, withText } from '#shared/content/text_at'

/** Texts of any characters, including those with a meaning in Markdown, ICU and XML. */
const text = array(
  oneof(
    string({ unit: 'binary' }),
    constantFrom(...'** * [ ](route:a.b) {name} <br> | ` & </data> ]]>'.split(' '), '\n', '\r', ' ')
  ),
  { minLength: 1, maxLength: 12 }
)
  .map((parts) => parts.join(''))
  .filter((each) => each.isWellFormed())

const record = (
  texts: { name: string; isMarkdown: boolean; source: string; target?: string }[]
) => ({
  record: 'pages/root/company',
  source: 'de' as const,
  texts: texts.map((each) => ({ ...each, state: 'outdated' as const })),
})

/** An inline code as the package `xliff` reads it. */
const code = (id: string, dataRef: string) => ({ Standalone: { id, dataRef } })

describe('XLIFF', () => {
  test('brings back every text as it was, whatever its characters', () => {
    assert(
      property(text, option(text, { nil: undefined }), boolean(), (source, target, isMarkdown) => {
        const xml = writeXliff(
          [record([{ name: 'intro', isMarkdown, source, target }])],
          'de',
          'fr'
        )
        const [back] = readXliff(xml).records[0].texts
        expect(back).toMatchObject({ name: 'intro', source, target })
      }),
      { numRuns: 500 }
    )
  })

  test('is read by the programs of others, with texts, codes and what they stand for', async () => {
    const xml = writeXliff(
      [record([{ name: 'a/b', isMarkdown: true, source: 'Mit **{n} mm**.', target: '{n} mm' }])],
      'de',
      'fr'
    )
    const read = await xliff2js(xml)
    expect(read).toMatchObject({
      sourceLanguage: 'de',
      targetLanguage: 'fr',
      resources: {
        f1: {
          u1: {
            source: [
              'Mit ',
              code('c1-1', 'd1'),
              code('c2-1', 'd2'),
              ' mm',
              code('c1-2', 'd1'),
              '.',
            ],
            target: [code('c2-1', 'd2'), ' mm'],
            additionalAttributes: { name: 'a/b' },
          },
        },
      },
    })
  })

  test('protects links, emphasis, tags and placeholders, and leaves words to the translator', () => {
    const source = 'Mehr über **{count} Profile** im [Katalog](route:product_families), <br>sofort.'
    expect(codesOf(source, true)).toEqual(
      ['**', '**', '<br>', '[', '](route:product_families)', '{count}'].toSorted()
    )
    expect(piecesOf('2 * 3 [a] {n}', false).filter(({ kind }) => kind === 'code')).toEqual([
      { kind: 'code', text: '{n}' },
    ])
    const xml = writeXliff([record([{ name: 'a', isMarkdown: true, source }])], 'de', 'fr')
    expect(xml).toContain(
      'Mehr über <ph id="c1-1" dataRef="d1"/><ph id="c2-1" dataRef="d2"/> Profile'
    )
  })

  test('is read as other tools write it: several segments, codes in pairs, marks', () => {
    const read = readXliff(`<?xml version="1.0"?>
<xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.0" srcLang="de" trgLang="fr">
<file id="f" original="r"><group id="g"><unit id="u" name="t">
<originalData><data id="d1">**</data></originalData>
<segment state="final"><source>Ein <pc id="1" dataRefStart="d1" dataRefEnd="d1">Satz</pc>.</source><target>Une <pc id="1" dataRefStart="d1" dataRefEnd="d1">phrase</pc>.</target></segment>
<ignorable><source> </source></ignorable>
<segment state="final"><source>Noch einer.</source><target><mrk id="m" type="term">Encore</mrk> une.</target></segment>
</unit></group></file></xliff>`)
    expect(read.records[0].texts).toEqual([
      {
        name: 't',
        line: 3,
        isInitial: false,
        source: 'Ein **Satz**. Noch einer.',
        target: 'Une **phrase**. Encore une.',
      },
    ])
  })

  test.each([
    ['an element that is not closed', '<xliff>\n<file>\n</xliff>', 3, 'broken XML'],
    [
      'XLIFF 1.2',
      '<xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2"/>',
      1,
      'no XLIFF of version 2',
    ],
    ['entities of its own', '<!DOCTYPE x [<!ENTITY a "b">]><x>&a;</x>', 1, 'broken XML'],
    [
      'no language',
      '<xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.1" srcLang="de"/>',
      1,
      '<xliff> without trgLang',
    ],
  ])('with %s is refused at its line', (_, xml, line, message) => {
    try {
      readXliff(xml)
      expect.unreachable()
    } catch (error) {
      if (!(error instanceof XliffFault)) throw error
      expect({ line: error.line, message: error.message }).toEqual({
        line,
        message: expect.stringContaining(message),
      })
    }
  })
})

describe('a translation that is written', () => {
  const FILE = `# What we are.
path: company
meta: { title: Company }
blocks:
  - { id: history, title: History } # since 1924
`

  test('keeps comments and everything else, and adds what is missing by the ids', () => {
    const title: Step[] = [{ field: 'meta' }, { field: 'title' }]
    const body: Step[] = [{ field: 'blocks' }, { id: 'sites' }, { field: 'text' }]
    const data = withText(parseYaml(FILE).document.toJS(), title, 'The company: us')
    const whole = withText(data, body, 'One\n\nTwo')
    expect([textAt(whole, title), textAt(whole, body)]).toEqual(['The company: us', 'One\n\nTwo'])
    expect(editYaml(FILE, whole)).toBe(`# What we are.
path: company
meta: { title: "The company: us" }
blocks:
  - { id: history, title: History } # since 1924
  - id: sites
    text: |-
      One

      Two
`)
  })

  test('is a file of its own where there was none', () => {
    expect(editYaml('', withText(undefined, [{ field: 'path' }], 'entreprise'))).toBe(
      'path: entreprise\n'
    )
  })
})
