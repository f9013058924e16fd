import { describe, expect, test } from 'vitest'
import { givenApp } from '#tests/app'
import { writeCatalogue } from '#tests/fixtures/catalogue/catalogue'
import { givenContent } from '#tests/fixtures/content/small_site'

/** Errors that only the load meets or reports; `fixtures/content/mistakes.ts` has all others. */

givenApp({ contentRoot: null })
const content = givenContent()

const COMPANY_DE = 'content/pages/root/company/de.yaml'
const COMPANY_EN = 'content/pages/root/company/en.yaml'
const MUSEUM = 'content/pages/references/museum/de.yaml'

/** Loads the content. Returns the messages of errors if it fails, else of warnings. */
async function problems(): Promise<string[]> {
  const { ContentError, formatProblem } = await import('#content/loading/problems')
  try {
    return (await content.load()).warnings.map(formatProblem)
  } catch (error) {
    if (error instanceof ContentError) return error.problems.map(formatProblem)
    throw error
  }
}

test('the small site itself is in order', async () => {
  expect(await problems()).toEqual([])
})

describe('an editor hears of each mistake its place and its remedy:', () => {
  test.each([
    [
      'an address that is gone and that a page has',
      'content/redirects.yaml',
      ['- /de/sommeraktion', '- /de/unternehmen'],
      '6:5 error: the address /de/unternehmen is taken by resources/content/pages/root/company/de.yaml:2. Give one of the two another path.',
    ],
    [
      'a misspelt field without a value',
      COMPANY_DE,
      ['intro:', 'entry:\nintro:'],
      '4:1 error: unknown field "entry". Did you mean "intro"? Remove it, or use one of component, source, path, status, publish_from, publish_until, gone, noindex, meta, hero, intro, data, blocks.',
    ],
    [
      'an alias in a circle',
      COMPANY_EN,
      ['meta: { title: Company }', 'meta: &meta { title: *meta }'],
      '2:22 error: "*meta" stands for something else. Write it out here.',
    ],
  ])('%s', async (_, file, [words, by], line) => {
    await content.edit(file, words, by)
    expect(await problems()).toEqual([`resources/${file}:${line}`])
  })

  test.each(['"x\\0y"', '"\\ud800"'])('a character that is not allowed: %s', async (text) => {
    await content.edit(COMPANY_EN, 'intro: Fourth generation.', `intro: ${text}`)
    expect(await problems()).toEqual([
      expect.stringContaining(`${COMPANY_EN}:3:8 error: a character here is none`),
    ])
  })

  test('a byte order mark is no error', async () => {
    await content.write(COMPANY_EN, `\uFEFF${await content.read(COMPANY_EN)}`)
    expect(await problems()).toEqual([])
  })

  test('a file in another encoding', async () => {
    await content.write(COMPANY_EN, Buffer.from('\uFEFFpath: company\n', 'utf16le'))
    expect(await problems()).toEqual([expect.stringContaining(':1:1 error: the file is not UTF-8')])
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
    expect(found[0]).toBe(
      `resources/${COMPANY_EN}:3:10 error: "*a0" stands for something else. Write it out here.`
    )
  })

  test.each([
    ['brackets', '['.repeat(20_000) + ']'.repeat(20_000), '2:58'],
    ['open brackets', '['.repeat(20_000), '2:58'],
    ['dashes', `\n${'- '.repeat(20_000)}x`, '3:101'],
    ['questions', `\n${'? '.repeat(20_000)}`, '3:103'],
  ])('%s without end', async (_, value, place) => {
    await content.write(COMPANY_EN, `path: company\nintro: ${value}\n`)
    expect(await problems()).toEqual([
      `resources/${COMPANY_EN}:${place} error: this is nested more than 50 times. Remove the brackets or dashes.`,
    ])
  })

  test('a project with a group of a family that it does not name', async () => {
    await writeCatalogue(content)
    await content.edit(MUSEUM, 'groups: [product_families.stairs.nosing_42]', 'groups: [wall.clip]')
    expect(await problems()).toEqual([
      expect.stringMatching(/museum\/de\.yaml:13:.* a group’s family stands among the families/),
    ])
  })

  test('the colours have no page, which another page has a button to', async () => {
    await content.remove('content/pages/color_overview')
    expect(await problems()).toEqual([
      expect.stringContaining(
        'ProductFamilies/List links to the page "color_overview", which does not exist'
      ),
    ])
  })
})

test('an editor hears of all mistakes at once, in the order of files and lines', async () => {
  await content.edit(COMPANY_DE, 'intro:', 'introduction:')
  await content.edit(COMPANY_DE, 'route_id: contact', 'route_id: nowhere')
  await content.edit(COMPANY_EN, 'title: Company', 'title: 7')
  await content.edit('content/redirects.yaml', 'route:root.company', 'route:root.imprint')
  await content.write('content/images/xx.yaml', 'images: []')
  expect(await problems()).toEqual([
    expect.stringContaining('content/images/xx.yaml:1:1 error: unknown locale "xx"'),
    expect.stringContaining('company/de.yaml:4:1 error: unknown field "introduction"'),
    expect.stringContaining('company/en.yaml:2:16 error: "title" is a number'),
    expect.stringContaining('content/redirects.yaml:2:28 error: unknown route "root.imprint"'),
  ])
})

test('the message of a failed load is one line for each mistake, ready for a terminal', async () => {
  await content.edit(COMPANY_DE, 'path: unternehmen', 'path: kontakt')
  await expect(content.load()).rejects.toThrow(
    'The content was not loaded.\n' +
      'resources/content/pages/root/company/de.yaml:2:7 error: the address /de/kontakt is taken by ' +
      'resources/content/pages/contact/index/de.yaml:2. Give one of the two another path.'
  )
})
