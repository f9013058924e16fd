import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { AccessoryTable } from '#catalogue/accessories/accessory_words'
import { startApp, type TestApp } from '#tests/app'
import { ask, visit } from '#tests/visitor'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.close())

/** What a group's page leads to on the page of questions. */
async function questionsOn(path: string) {
  const { body } = await ask(app, path)
  return Array.from(
    body.matchAll(/<a href="([^"#]+)#(panel-[^"]+)"[^>]*>([^<]+)</g),
    ([, page = '', anchor = '', title = '']) => ({ page, anchor, title })
  )
}

describe('the accessories of a group', () => {
  test('are named on its page, in the language of the page', async () => {
    const { props } = await visit(app, '/de/produkte/sockelleisten/aluminium-sockelleiste-40-80')
    const names = ['Innenecken', 'Außenecken', 'Verbinder', 'Endkappen', 'Clips']
    expect(props.extras).toEqual([{ title: 'Zubehör', entries: names.map((title) => ({ title })) }])
  })

  test('have numbers, what they fit, colours and packs', async () => {
    const { props } = await visit(app, '/de/produkte/sockelleisten/aluminium-sockelleiste-40-80')
    const { title, rows } = props.accessories as AccessoryTable
    expect(title).toBe('Zubehör')
    expect(rows.find(({ article_number }) => article_number === '19360')).toEqual({
      article_number: '19360',
      name: 'Endkappen, Aluminium',
      fits: ['19301'],
      colours: expect.arrayContaining(['104']),
      pack: '1 Paar',
    })
    const english = await visit(app, '/en/products/carpet-bars/carpet-edge-25')
    expect((english.props.accessories as AccessoryTable).rows.map(({ name }) => name)).toContain(
      'Screws, 3.5 × 30\u00A0mm, Stainless steel'
    )
  })

  test('have no place on the page of a group that has none', async () => {
    const { props } = await visit(app, '/de/produkte/winkelprofile/winkel-ungleichschenklig-20-50')
    expect(props.extras).toBeUndefined()
    expect(props.accessories).toBeUndefined()
  })
})

describe('the questions on the page of a group', () => {
  test('are those that lead to it, then those that lead to its family', async () => {
    const questions = await questionsOn('/de/produkte/anpassungsprofile/anpassung-46-clip')
    expect(questions.map(({ anchor }) => anchor)).toEqual([
      'panel-choosing-height_offset',
      'panel-fitting-finished_floor',
    ])
    const answers = await ask(app, questions[0]?.page ?? '')
    for (const { anchor, title } of questions) {
      expect(answers.body).toContain(`id="${anchor}"`)
      expect(answers.body).toContain(title)
    }
  })

  test('are asked and answered in the language of the page', async () => {
    const [first] = await questionsOn('/ru/produkciya/ugolki/ugolok-neravnopolochnyi-20-50')
    expect(first?.page).toMatch(/^\/ru\//)
    expect(first?.title).toMatch(/^[\p{Script=Cyrillic}\s\p{P}]+$/u)
    expect((await ask(app, first?.page ?? '')).body).toContain(`id="${first?.anchor}"`)
  })

  test('are three at most, and have no place where there are none', async () => {
    const counts = new Map<string, number>()
    for (const [, path = ''] of (await ask(app, '/sitemaps/de.xml')).body.matchAll(
      /<loc>https:\/\/[^/]+(\/de\/produkte\/[^<]+)<\/loc>/g
    )) {
      const page = await visit(app, path)
      if (page.component !== 'ProductFamilies/ShowGroup') continue
      counts.set(path, (page.props.questions as object[]).length)
    }
    expect(Math.max(...counts.values())).toBeLessThanOrEqual(3)
    const without = [...counts].find(([, count]) => count === 0)?.[0] ?? ''
    const isAsked = (await ask(app, without)).body.includes('Häufige Fragen dazu</h2>')
    expect(isAsked).toBe(false)
  })
})
