import { describe, expect, test } from 'vitest'
import { givenApp } from '#tests/app'
import { ask } from '#tests/visitor'

const app = givenApp()

const FILES = '/data/groups/angle/unequal'

/** The links in an article's row on its group's page: target and accessible name. */
async function linksIn(article: string, path: string) {
  const answer = await ask(app, path)
  await expect(answer).toHaveStatus(200)
  const rows = answer.body.match(/<tbody(.*?)<\/tbody>/gs) ?? []
  const row = rows.find((each) => each.includes(`href="#article-${article}"`)) ?? ''
  return Array.from(row.matchAll(/<a href="([^"]+)"([^>]*)>/g), ([, href = '', rest = '']) => ({
    href,
    name: /aria-label="([^"]+)"/.exec(rest)?.[1],
    language: /hrefLang="([^"]+)"/i.exec(rest)?.[1],
  }))
}

describe('the row of an article', () => {
  const page = '/de/produkte/winkelprofile/winkel-ungleichschenklig-20-50'

  test('leads to its tender text in the language of the page', async () => {
    expect(await linksIn('16201', page)).toEqual(
      expect.arrayContaining([
        {
          href: `${FILES}/tender/16201-de.txt`,
          name: 'Ausschreibungstext, 16201, TXT',
          language: undefined,
        },
        {
          href: `${FILES}/tender/16201-de.docx`,
          name: 'Ausschreibungstext, 16201, DOCX',
          language: undefined,
        },
      ])
    )
    const { body } = await ask(app, `${FILES}/tender/16201-de.txt`)
    expect(body).toContain('Artikel 16201')
  })

  test('leads to its drawing only where it is not drawn as the group is', async () => {
    const [shared, own] = await Promise.all(
      ['16203', '16204'].map((article) => linksIn(article, page))
    )
    expect(shared?.filter(({ href }) => href.endsWith('.dxf'))).toEqual([])
    expect(own?.filter(({ href }) => href.endsWith('.dxf'))).toMatchObject([
      { href: `${FILES}/16204.dxf`, name: 'Querschnitt, 16204, DXF' },
    ])
    await expect(await ask(app, `${FILES}/16204.dxf`)).toHaveStatus(200)
  })

  test('says of which language its tender text is on a page that has none in its own', async () => {
    const links = (
      await linksIn('16201', '/ru/produkciya/ugolki/ugolok-neravnopolochnyi-20-50')
    ).filter(({ href }) => href.includes('/tender/'))
    expect(links).toMatchObject([
      { href: `${FILES}/tender/16201-en.txt`, language: 'en' },
      { href: `${FILES}/tender/16201-en.docx`, language: 'en' },
    ])
    expect(links[0]?.name).toMatch(/, 16201, TXT, на английском$/)
  })
})
