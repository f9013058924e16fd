import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { ContentProblem } from '#content/loading/problems'
import { LOCALES } from '#shared/locales'
import { startApp, type TestApp } from '#tests/app'
import { writeCatalogue } from '#tests/fixtures/catalogue/catalogue'
import { ContentFolder } from '#tests/fixtures/content/content_folder'

let app: TestApp
let content: ContentFolder

beforeAll(async () => {
  app = await startApp({ contentRoot: null })
})
afterAll(() => app.close())

beforeEach(async () => {
  content = await ContentFolder.create()
})
afterEach(() => content.delete())

const COMPANY_DE = 'content/pages/root/company/de.yaml'
const COMPANY_EN = 'content/pages/root/company/en.yaml'

/** Loads the content and gives what an editor is told: errors when it fails, else warnings. */
async function problems(): Promise<ContentProblem[]> {
  const { loadContent } = await import('#content/loading/loader')
  const { ContentError } = await import('#content/loading/problems')
  try {
    return (await loadContent(content.root)).warnings
  } catch (error) {
    if (error instanceof ContentError) return error.problems
    throw error
  }
}

function mistake(problem: Omit<ContentProblem, 'severity'>): ContentProblem {
  return { ...problem, severity: 'error', file: `resources/${problem.file}` }
}

test('the small site itself is in order', async () => {
  expect(await problems()).toEqual([])
})

describe('an editor hears of each mistake its place and its remedy:', () => {
  test('an unknown field', async () => {
    await content.edit(COMPANY_DE, 'intro:', 'introduction:')
    expect(await problems()).toEqual([
      mistake({
        file: COMPANY_DE,
        line: 4,
        column: 1,
        message: 'unknown field "introduction"',
        remedy:
          'Remove it, or use one of component, source, path, status, publish_from, publish_until, gone, noindex, meta, hero, intro, data, blocks.',
      }),
    ])
  })

  test('an unknown field inside a block', async () => {
    await content.edit(COMPANY_DE, 'order: true', 'reverse: true')
    expect(await problems()).toEqual([
      mistake({
        file: COMPANY_DE,
        line: 11,
        column: 5,
        message: 'unknown field "reverse"',
        remedy: 'Remove it, or use one of id, type, title, text, image, order.',
      }),
    ])
  })

  test('a value of the wrong type', async () => {
    await content.edit(COMPANY_DE, 'title: Geschichte', 'title: 1924')
    expect(await problems()).toEqual([
      mistake({
        file: COMPANY_DE,
        line: 8,
        column: 12,
        message: '"title" is a number',
        remedy: 'Write a text instead (in quotes, where it looks like a number).',
      }),
    ])
  })

  test('a yes where a list belongs', async () => {
    await content.edit(COMPANY_DE, 'image: [materials/brass.svg]', 'image: true')
    expect(await problems()).toEqual([
      mistake({
        file: COMPANY_DE,
        line: 10,
        column: 12,
        message: '"image" is true or false',
        remedy: 'Write a list instead.',
      }),
    ])
  })

  test('a missing field, at the object that lacks it', async () => {
    await content.edit(COMPANY_DE, 'meta: { title: Unternehmen }', 'meta: { keywords: Profile }')
    expect(await problems()).toEqual([
      mistake({
        file: COMPANY_DE,
        line: 3,
        column: 7,
        message: '"title" is missing',
        remedy: 'Add it here as a text.',
      }),
    ])
  })

  test('an unknown type of block', async () => {
    await content.edit(COMPANY_DE, 'type: Accordion', 'type: Akkordeon')
    expect(await problems()).toEqual([
      mistake({
        file: COMPANY_DE,
        line: 18,
        column: 11,
        message: '"type" is "Akkordeon"',
        remedy:
          'Did you mean "Accordion"? Use one of Accordion, ContactAccordion, ContactPerson, ExtendedList, Image, InfoBox, SectionAside, SectionCards, SectionDownloads, SectionInfoBox, Text, TextImage, VideoEmbed.',
      }),
    ])
  })

  test('a block without a type', async () => {
    await content.edit(COMPANY_DE, '    type: Accordion\n', '')
    expect(await problems()).toEqual([
      mistake({
        file: COMPANY_DE,
        line: 17,
        column: 5,
        message: '"type" is missing',
        remedy:
          'Use one of Accordion, ContactAccordion, ContactPerson, ExtendedList, Image, InfoBox, SectionAside, SectionCards, SectionDownloads, SectionInfoBox, Text, TextImage, VideoEmbed.',
      }),
    ])
  })

  test('an unknown component', async () => {
    await content.edit(COMPANY_DE, 'component: Root/Show', 'component: Root/Index')
    expect(await problems()).toEqual([
      mistake({
        file: COMPANY_DE,
        line: 1,
        column: 12,
        message: 'unknown component "Root/Index"',
        remedy: expect.stringMatching(/^Use one of Announcements\/Index, .*Root\/Show, .*\.$/),
      }),
    ])
  })

  test('an address that two pages share', async () => {
    await content.edit(COMPANY_DE, 'path: unternehmen', 'path: kontakt')
    expect(await problems()).toEqual([
      mistake({
        file: COMPANY_DE,
        line: 2,
        column: 7,
        message:
          'the address /de/kontakt is taken by resources/content/pages/contact/index/de.yaml:2',
        remedy: 'Give one of the two another path.',
      }),
    ])
  })

  test('an address that is not in lower-case ASCII', async () => {
    await content.edit(COMPANY_DE, 'path: unternehmen', 'path: Über-uns')
    expect(await problems()).toEqual([
      mistake({
        file: COMPANY_DE,
        line: 2,
        column: 7,
        message: '"path": only lower-case letters a to z, digits, single hyphens and slashes',
        remedy: 'It is now "Über-uns".',
      }),
    ])
  })

  test('a route that no page has', async () => {
    await content.edit(COMPANY_DE, 'route_id: contact', 'route_id: contact.form')
    expect(await problems()).toEqual([
      mistake({
        file: COMPANY_DE,
        line: 15,
        column: 66,
        message: 'unknown route "contact.form"',
        remedy: 'Use the key of a page, for example contact.',
      }),
    ])
  })

  test('a link inside a text to a route that no page has', async () => {
    await content.edit(COMPANY_DE, 'Vierte *Generation*.', '"[Siehe](route:root.imprint)"')
    expect(await problems()).toEqual([
      mistake({
        file: COMPANY_DE,
        line: 4,
        column: 8,
        message: 'unknown route "root.imprint"',
        remedy:
          'Use the key of a page, for example root.company, root.fair, root.newsletter, root.privacy.',
      }),
    ])
  })

  test('a menu item whose page was removed', async () => {
    await content.edit('content/navigation/footer/de.yaml', 'route: contact', 'route: imprint')
    expect(await problems()).toMatchObject([
      {
        file: 'resources/content/navigation/footer/de.yaml',
        line: 2,
        column: 43,
        message: 'unknown route "imprint"',
      },
    ])
  })

  test('a picture that does not exist', async () => {
    await content.edit(COMPANY_DE, 'materials/brass.svg', 'materials/gold.svg')
    expect(await problems()).toEqual([
      mistake({
        file: COMPANY_DE,
        line: 10,
        column: 13,
        message: 'unknown image "materials/gold.svg"',
        remedy: 'Put the file below resources/media, or use one of materials/brass.svg.',
      }),
    ])
  })

  test('a picture outside the folder of pictures', async () => {
    await content.edit(COMPANY_DE, 'materials/brass.svg', '../content/redirects.yaml')
    expect(await problems()).toEqual([
      mistake({
        file: COMPANY_DE,
        line: 10,
        column: 13,
        message: 'unknown image "../content/redirects.yaml"',
        remedy: 'Put the file below resources/media.',
      }),
    ])
  })

  test('a page without its source language', async () => {
    await content.remove(COMPANY_DE)
    expect(await problems()).toEqual([
      mistake({
        file: COMPANY_EN,
        line: 1,
        column: 1,
        message: 'the source language is missing: there is no de.yaml beside this file',
        remedy:
          'Add resources/content/pages/root/company/de.yaml, or write "source: <language>" into the file that holds the whole record.',
      }),
    ])
  })

  test('a translated block that does not exist in the source: a warning, and the rest is loaded', async () => {
    await content.edit(COMPANY_EN, 'id: history', 'id: story')
    expect(await problems()).toEqual([
      {
        severity: 'warning',
        file: `resources/${COMPANY_EN}`,
        line: 5,
        column: 11,
        message: 'there is no entry "story" in de.yaml, so this is shown nowhere',
        remedy: 'Remove it, or use one of the ids history, sites, questions.',
      },
    ])
  })

  test('a file of an unknown language', async () => {
    await content.write('content/pages/root/company/jp.yaml', 'path: kaisha')
    expect(await problems()).toEqual([
      mistake({
        file: 'content/pages/root/company/jp.yaml',
        line: 1,
        column: 1,
        message: 'unknown locale "jp"',
        remedy: `Name the file after one of ${LOCALES.join(', ')}, with the ending .yaml.`,
      }),
    ])
  })

  test('a file whose name ends otherwise, which would be passed over', async () => {
    await content.write('content/pages/root/company/fr.yml', 'path: entreprise')
    expect(await problems()).toEqual([
      mistake({
        file: 'content/pages/root/company/fr.yml',
        line: 1,
        column: 1,
        message: '"fr.yml" is no content file',
        remedy: expect.stringContaining('with the ending .yaml'),
      }),
    ])
  })

  test('a folder that is missing', async () => {
    await content.remove('content/navigation/footer')
    expect(await problems()).toContainEqual(
      mistake({
        file: 'content/navigation/footer',
        line: 1,
        column: 1,
        message: 'the folder is missing',
        remedy: 'Make it, with a file for each language in it.',
      })
    )
  })

  test('an old address that a page has', async () => {
    await content.write('content/redirects.yaml', 'gone: [/de/unternehmen]')
    expect(await problems()).toEqual([
      mistake({
        file: 'content/redirects.yaml',
        line: 1,
        column: 8,
        message:
          'the address /de/unternehmen is taken by resources/content/pages/root/company/de.yaml:2',
        remedy: 'Give one of the two another path.',
      }),
    ])
  })

  test('broken YAML', async () => {
    await content.edit(COMPANY_EN, 'meta: { title: Company }', 'meta: { title: Company')
    const [first, ...others] = await problems()
    expect(first).toMatchObject({
      severity: 'error',
      file: `resources/${COMPANY_EN}`,
      line: 3,
      message: expect.stringMatching(/^broken YAML: /),
      remedy: 'Check indentation, quotes and colons here and in the line above.',
    })
    for (const other of others) expect(other.file).toBe(`resources/${COMPANY_EN}`)
  })

  test('broken YAML in the source, and nothing beside it that would follow from that', async () => {
    await content.edit(COMPANY_DE, 'meta: { title: Unternehmen }', "meta: { title: 'Unternehmen }")
    const found = await problems()
    expect(found.length).toBeGreaterThan(0)
    for (const { file, message } of found) {
      expect(file).toBe(`resources/${COMPANY_DE}`)
      expect(message).toMatch(/^broken YAML: /)
    }
  })

  test('a misspelt field without a value', async () => {
    await content.edit(COMPANY_DE, 'intro:', 'entry:\nintro:')
    expect(await problems()).toMatchObject([
      { file: `resources/${COMPANY_DE}`, line: 4, column: 1, message: 'unknown field "entry"' },
    ])
  })

  test('a duplicate key', async () => {
    await content.edit(COMPANY_EN, 'path: company', 'path: company\npath: firm')
    expect(await problems()).toMatchObject([
      { line: 2, column: 1, message: 'broken YAML: Map keys must be unique' },
    ])
  })

  test('a file that is not UTF-8, at its first wrong letter', async () => {
    const latin1 = Buffer.from('path: company\nmeta: { title: Geschäft }\n', 'latin1')
    await content.write(COMPANY_EN, latin1)
    expect(await problems()).toEqual([
      mistake({
        file: COMPANY_EN,
        line: 2,
        column: 21,
        message: 'the file is not UTF-8',
        remedy: 'Save it with the encoding UTF-8.',
      }),
    ])
  })

  test('a mark of UTF-8 in front is none', async () => {
    await content.write(COMPANY_EN, `\uFEFF${await content.read(COMPANY_EN)}`)
    expect(await problems()).toEqual([])
  })

  test('a file of another encoding altogether', async () => {
    await content.write(COMPANY_EN, Buffer.from('\uFEFFpath: company\n', 'utf16le'))
    expect(await problems()).toMatchObject([
      { line: 1, column: 1, message: 'the file is not UTF-8' },
    ])
  })

  test('a tab where spaces belong', async () => {
    await content.edit(COMPANY_EN, 'path: company', 'path: company\nhero:\n\thero_headline: Firm')
    expect(await problems()).toMatchObject([
      {
        file: `resources/${COMPANY_EN}`,
        line: 3,
        message: expect.stringMatching(/broken YAML: Tabs/),
      },
    ])
  })

  test('a second document in the same file', async () => {
    await content.write(COMPANY_EN, `${await content.read(COMPANY_EN)}---\npath: firm\n`)
    expect(await problems()).toMatchObject([
      { line: 6, column: 1, message: 'broken YAML: a second document begins' },
    ])
  })

  test('a few lines that would become a gigabyte', async () => {
    const tens = Array.from({ length: 9 }, (_, level) => {
      const below = Array(10).fill(level === 0 ? 'lol' : `*a${level - 1}`)
      return `a${level}: &a${level} [${below.join(', ')}]\n`
    })
    await content.write(COMPANY_EN, `path: company\n${tens.join('')}`)
    const before = process.memoryUsage().heapUsed
    const found = await problems()
    expect(process.memoryUsage().heapUsed - before).toBeLessThan(200_000_000)
    expect(found).toHaveLength(80)
    expect(found[0]).toEqual(
      mistake({
        file: COMPANY_EN,
        line: 3,
        column: 10,
        message: '"*a0" stands for something else',
        remedy: 'Write it out here.',
      })
    )
  })

  test.each(['meta: *title', 'meta: &meta { title: *meta }'])(
    'an alias that leads nowhere, or in a circle: %s',
    async (line) => {
      await content.edit(COMPANY_EN, 'meta: { title: Company }', line)
      expect(await problems()).toMatchObject([
        { file: `resources/${COMPANY_EN}`, line: 2, message: expect.stringMatching(/stands for/) },
      ])
    }
  )

  test.each([
    ['brackets', '['.repeat(20_000) + ']'.repeat(20_000), 58],
    ['open brackets', '['.repeat(20_000), 58],
    ['dashes', `\n${'- '.repeat(20_000)}x`, 101],
    ['questions', `\n${'? '.repeat(20_000)}`, 103],
  ])('%s without end', async (_, value, column) => {
    await content.write(COMPANY_EN, `path: company\nintro: ${value}\n`)
    expect(await problems()).toEqual([
      mistake({
        file: COMPANY_EN,
        line: value.startsWith('\n') ? 3 : 2,
        column,
        message: 'this is nested more than 50 times',
        remedy: 'Remove the brackets or dashes.',
      }),
    ])
  })

  test('a file that is far too long', async () => {
    await content.write(COMPANY_EN, `path: company\nintro: ${'x'.repeat(300_000)}\n`)
    expect(await problems()).toEqual([
      mistake({
        file: COMPANY_EN,
        line: 1,
        column: 1,
        message: 'the file is larger than 256 kB',
        remedy: 'Divide it, or remove what is no text.',
      }),
    ])
  })

  test.each(['"x\\0y"', '"\\ud800"'])('a character that is none: %s', async (text) => {
    await content.edit(COMPANY_EN, 'intro: Fourth generation.', `intro: ${text}`)
    expect(await problems()).toMatchObject([
      { file: `resources/${COMPANY_EN}`, line: 3, column: 8, message: 'a character here is none' },
    ])
  })

  test('two blocks with the same id', async () => {
    await content.edit(COMPANY_DE, 'id: questions', 'id: sites')
    expect(await problems()).toEqual([
      mistake({
        file: COMPANY_DE,
        line: 17,
        column: 9,
        message: 'the id "sites" stands twice in this list',
        remedy: 'Give each entry an id of its own.',
      }),
    ])
  })

  test('a field in a translation that is the same in every language', async () => {
    await content.edit(COMPANY_EN, 'title: History', 'order: false, title: History')
    expect(await problems()).toEqual([
      mistake({
        file: COMPANY_EN,
        line: 5,
        column: 20,
        message: '"order" is the same in every language',
        remedy: 'Remove it here; its place is de.yaml.',
      }),
    ])
  })

  test('a link that lacks its target', async () => {
    await content.edit(COMPANY_DE, ', route_id: contact', '')
    expect(await problems()).toMatchObject([
      {
        file: `resources/${COMPANY_DE}`,
        line: 15,
        message: '"link_type": link_type "internal" needs the field "route_id"',
      },
    ])
  })

  test('an old address that is redirected twice', async () => {
    await content.edit('content/redirects.yaml', '/de/altes-impressum', '/de/firma')
    expect(await problems()).toMatchObject([
      {
        file: 'resources/content/redirects.yaml',
        line: 4,
        column: 13,
        message: 'the address /de/firma is taken by resources/content/redirects.yaml:2',
      },
    ])
  })

  test('an old address that both leads somewhere and is gone', async () => {
    await content.edit('content/redirects.yaml', '- /de/sommeraktion', '- /de/firma')
    expect(await problems()).toMatchObject([
      {
        file: 'resources/content/redirects.yaml',
        line: 6,
        column: 5,
        message: 'the address /de/firma is taken by resources/content/redirects.yaml:2',
      },
    ])
  })

  test('a project with a group of a family that it does not name', async () => {
    await writeCatalogue(content)
    const file = 'content/pages/references/museum/de.yaml'
    await content.edit(file, 'groups: [product_families.stairs.nosing_42]', 'groups: [wall.clip]')
    expect(await problems()).toMatchObject([
      {
        file: `resources/${file}`,
        line: 13,
        message: expect.stringContaining('a group’s family stands among the families'),
      },
    ])
  })

  test('a folder that nothing reads', async () => {
    await content.write('content/awards/de.yaml', 'awards: []')
    expect(await problems()).toEqual([
      mistake({
        file: 'content/awards/de.yaml',
        line: 1,
        column: 1,
        message: 'nothing reads the folder "awards"',
        remedy: 'Register its record in start/pages.ts, or move the file to where it belongs.',
      }),
    ])
  })

  test('a redirect without a locale', async () => {
    await content.edit('content/redirects.yaml', 'from: /de/firma', 'from: firma')
    expect(await problems()).toMatchObject([
      {
        file: 'resources/content/redirects.yaml',
        line: 2,
        column: 13,
        message: '"from": a path with its locale, for example /de/altes',
      },
    ])
  })
})

describe('a page that code links to by name', () => {
  test('may not leave while the frame of every page leads to it', async () => {
    await content.remove('content/pages/root/privacy')
    expect(await problems()).toEqual([
      mistake({
        file: 'content/pages/root/privacy/de.yaml',
        line: 1,
        column: 1,
        message: 'every page links to the page "root.privacy", which does not exist',
        remedy: 'Add this page, or change its name in app/shared/routes.ts.',
      }),
    ])
  })

  test('may not leave while a page has a button that leads to it', async () => {
    await content.remove('content/pages/color_overview')
    expect(await problems()).toMatchObject([
      { message: 'ProductFamilies/List links to the page "color_overview", which does not exist' },
    ])
  })

  test('may not be gone either', async () => {
    await content.edit('content/pages/root/privacy/de.yaml', 'path:', 'gone: true\npath:')
    expect(await problems()).toMatchObject([
      { message: 'every page links to the page "root.privacy", which is gone' },
    ])
  })
})

test('an editor hears of all mistakes at once, in the order of files and lines', async () => {
  await content.edit(COMPANY_DE, 'intro:', 'introduction:')
  await content.edit(COMPANY_DE, 'route_id: contact', 'route_id: nowhere')
  await content.edit(COMPANY_EN, 'title: Company', 'title: 7')
  await content.edit('content/redirects.yaml', 'route:root.company', 'route:root.imprint')
  await content.write('content/images/xx.yaml', 'images: []')
  const found = await problems()
  expect(found.map(({ file, line, message }) => `${file}:${line} ${message}`)).toEqual([
    'resources/content/images/xx.yaml:1 unknown locale "xx"',
    'resources/content/pages/root/company/de.yaml:4 unknown field "introduction"',
    'resources/content/pages/root/company/en.yaml:2 "title" is a number',
    'resources/content/redirects.yaml:2 unknown route "root.imprint"',
  ])
})

test('the message of a failed load is one line for each mistake, ready for a terminal', async () => {
  const { loadContent } = await import('#content/loading/loader')
  await content.edit(COMPANY_DE, 'path: unternehmen', 'path: kontakt')
  await expect(loadContent(content.root)).rejects.toThrow(
    'The content was not loaded.\n' +
      'resources/content/pages/root/company/de.yaml:2:7 error: the address /de/kontakt is taken by ' +
      'resources/content/pages/contact/index/de.yaml:2. Give one of the two another path.'
  )
})
