import { describe, expect, test } from 'vitest'
import type { AdviserQuestion } from '#adviser/questions'
import { givenCatalogueSite } from '#tests/fixtures/catalogue/catalogue_site'
import { ask, propsOf, visit } from '#tests/visitor'

const { app } = givenCatalogueSite()

const PATH = '/de/produkte/berater'

/** The props of the page for some answers. */
const advice = (query: string, path = PATH) =>
  propsOf(app, 'ProductFamilies/Adviser', `${path}?${query}`)

/** The value of the height field for 6.5 mm. */
async function shownHeight(path: string): Promise<string> {
  const { question } = await advice('left_mm=6.5&step=left', path)
  return fieldsOf(question)[1].value
}

function fieldsOf(question: AdviserQuestion | null) {
  return question?.sides.flatMap(({ fields }) => fields) ?? []
}

/** The notes beside the fields of the question for some answers. */
async function problems(query: string): Promise<Record<string, string>> {
  const { question } = await advice(query)
  return Object.fromEntries(
    fieldsOf(question)
      .filter(({ problem }) => problem)
      .map(({ name, problem }) => [name, problem])
  )
}

test('without an answer the adviser asks for the place, with what fits there, and says nothing yet', async () => {
  const { question, step, count, fits, misses } = await advice('')
  expect(question?.id).toBe('place')
  expect(question?.label).toMatch(/\?$/)
  expect(question?.why).toMatch(/\.$/)
  const [first] = fieldsOf(question)[0].options
  expect((await advice(`place=${first.value}`)).count).toBe(first.count)
  expect({ step, count, fits, misses }).toEqual({ step: 'place', count: 0, fits: [], misses: [] })
  expect((await advice('step=result')).step).toBe('place')
})

describe('answers in an address', () => {
  test('find the articles with their reasons, and what does not fit with what speaks against it', async () => {
    const { count, fits, misses, step } = await advice('place=step&left=vinyl&drill=no')
    expect({ count, step }).toEqual({ count: 0, step: 'result' })
    expect(misses).toMatchObject([
      {
        article_number: '15101',
        group: 'product_families.stairs.nosing_42',
        title: 'Kante 42',
        reasons: [
          { speaks: 'for', text: expect.stringContaining('2–\u20605,5\u00A0mm') },
          { speaks: 'against', text: 'Muss gebohrt werden: sichtbar verschraubt' },
        ],
      },
    ])
    expect(fits).toEqual([])

    const more = await advice('place=step&left_mm=6,5')
    expect(more.fits).toMatchObject([
      {
        article_number: '15102',
        others: [],
        reasons: [
          {
            speaks: 'for',
            text: 'Für Aufbauhöhen von 6–\u20609\u00A0mm: Ihre liegt darin (6,5\u00A0mm)',
          },
        ],
        drawing: {
          caption: 'Querschnitt mit Ihren Maßen',
          dimensions: [{ text: '40\u00A0mm' }, { text: '6,5\u00A0mm' }],
        },
      },
    ])
    expect(more.misses).toEqual([])
  })

  test('are said of a drawing only where they are drawn', async () => {
    const { fits } = await advice('place=step')
    expect(fits[0].drawing?.caption).toBe('Querschnitt')
  })

  test('are told again in words, where they matter', async () => {
    const { answers } = await advice('place=step&left=tile&left_mm=12&right=tile')
    expect(answers).toMatchObject([
      { label: 'Wo soll das Profil hin?', text: 'Treppenstufe' },
      { label: 'Welcher Belag liegt dort?', text: 'Fliese, 12\u00A0mm' },
    ])
  })

  test('speak the visitor’s language, with coverings marked that do not', async () => {
    const { question, misses } = await advice(
      'place=step&left=tile&step=left',
      '/en/products/adviser'
    )
    const [covering] = fieldsOf(question)
    expect(covering.options).toEqual([
      { value: 'vinyl', label: 'Vinyl, about 3.5\u00A0mm', lang: 'de' },
      { value: 'tile', label: 'Tile, about 13\u00A0mm', lang: undefined },
    ])
    expect(misses[0].reasons[0].text).toBe(
      '4\u00A0mm too high: made for a build-up of 6–\u20609\u00A0mm'
    )
  })

  test.each([
    ['vinyl', '2.5', true],
    ['vinyl', '3', false],
    ['tile', '10', true],
    ['tile', '11', false],
  ])('of %s %s mm high are questioned only if a layer seems forgotten', async (id, height, is) => {
    const { question } = await advice(`place=step&left=${id}&left_mm=${height}&step=left`)
    const { hint } = fieldsOf(question)[1]
    expect(hint?.includes('Unterlage oder Kleber') ?? false).toBe(is)
    /** Visitors who went on without reading it find it beside the answer. */
    const { answers } = await advice(`place=step&left=${id}&left_mm=${height}`)
    expect(answers[1]?.hint).toBe(hint)
  })

  test('that nobody understands get a sentence beside their question, and leave it open', async () => {
    const query = 'place=moon&left=lava&joint=breit&foo=1&step=look'
    const unknown = 'Diese Antwort kennen wir nicht, die Frage ist wieder offen.'
    const { count, answers, step } = await advice(query)
    expect(await problems(query)).toEqual({ place: unknown })
    expect({ count, answers, step }).toEqual({ count: 0, answers: [], step: 'place' })
    expect(await problems('left=lava')).toEqual({ left: unknown })
    expect(await problems('joint=breit')).toEqual({
      joint: 'Diese Angabe ist keine Zahl. Schreiben Sie zum Beispiel 8,5.',
    })
    expect(await problems('left_mm=-5&right_mm=10-12')).toEqual({
      left_mm: 'Das Maß muss größer als 0 sein.',
      right_mm: 'Bitte geben Sie ein einzelnes Maß an, keine Spanne.',
    })
    expect((await advice('place=step&left_mm=hoch&step=look')).step).toBe('left')
  })

  test('stay in the address in normal form, and nothing else does', async () => {
    const { props } = await visit(app, `${PATH}?foo=1&left_mm=6,50%20mm&place=step&step=left`)
    expect(props.meta).toMatchObject({ query: 'place=step&left_mm=6.5&step=left' })
    expect(props.step).toBe('left')
  })

  test('are shown with the decimal mark of the language', async () => {
    expect(await shownHeight(PATH)).toBe('6,5')
    expect(await shownHeight('/en/products/adviser')).toBe('6.5')
  })

  test('lead to the question in the address, or to the next one that matters', async () => {
    expect((await advice('place=step&step=right')).step).toBe('drill')
    expect((await advice('place=corner&step=wheels')).step).toBe('look')
    expect((await advice('place=doorway&step=right')).question).toMatchObject({
      id: 'left',
      label: 'Was liegt auf beiden Seiten?',
      sides: [
        { label: 'Links', fields: [{ name: 'left' }, { name: 'left_mm' }] },
        { label: 'Rechts', fields: [{ name: 'right' }, { name: 'right_mm' }] },
      ],
    })
    expect((await advice('step=result')).step).toBe('place')
  })

  test('skip a question that would change nothing, and name it', async () => {
    const { question, skipped, answers } = await advice('place=step&left_mm=6.5&step=next')
    expect(skipped.length).toBeGreaterThan(0)
    for (const { id, label } of skipped) {
      expect(label).toMatch(/\?$/)
      expect(id).not.toBe(question?.id)
      expect((await advice(`place=step&left_mm=6.5&step=${id}`)).question?.id).toBe(id)
    }
    expect(answers).toHaveLength(2)
  })

  test('may be left open, which is told again, and not asked again', async () => {
    const { question, answers } = await advice('place=step&asked=left&step=next')
    expect(question?.id).not.toBe('left')
    expect(answers).toContainEqual({
      question: 'left',
      label: 'Welcher Belag liegt dort?',
      text: 'Weiß ich nicht',
      isOpen: true,
    })
  })

  test('may be left open from the first one on: all articles are left', async () => {
    const next = await advice('asked=place&step=next')
    expect(next.step).toBe(next.question?.id)
    const result = await advice('asked=place&step=result')
    expect(result.step).toBe('result')
    expect(result.count).toBeGreaterThan((await advice('place=step')).count)
    expect(result.fits.length).toBeGreaterThan(0)
  })

  test('of one side of two answer the question for both', async () => {
    const { answers } = await advice('place=doorway&right=vinyl&asked=left&step=next')
    expect(answers.map(({ text }) => text)).not.toContain('Weiß ich nicht')
    const open = await advice('place=doorway&asked=left&step=next')
    expect(open.answers.map(({ text }) => text)).toContain('Weiß ich nicht')
  })

  test.each([
    ['left_mm=6,5&change=left_mm,1,4', 'place=step&left_mm=7.5'],
    ['left_mm=&change=left_mm,-1,13', 'place=step&left_mm=12'],
    ['left_mm=1&change=left_mm,-1,13', 'place=step&left_mm=1'],
    ['left_mm=8,3&change=left_mm,-1,4', 'place=step&left_mm=7.3'],
  ])('have their height changed by a button without JavaScript: %s', async (pressed, query) => {
    const { props } = await visit(app, `${PATH}?place=step&${pressed}`)
    expect(props.meta).toMatchObject({ query })
    expect(props.step).toBe('left')
  })
})

test('the way to a person begins the message with the answers and the article', async () => {
  const { props } = await visit(
    app,
    '/de/kontakt?place=step&left=vinyl&left_mm=6.5&group=product_families.stairs.nosing_42&article=15102'
  )
  expect(props.values).toEqual({
    message: [
      'Ich suche das passende Profil. Meine Angaben:',
      '– Wo soll das Profil hin? Treppenstufe',
      '– Welcher Belag liegt dort? Vinyl, 6,5\u00A0mm',
      'Es geht um den Artikel 15102, Kante 42.',
    ].join('\n'),
  })
})

test('the page is plain HTML: a form with the answers, and links to article and contact form', async () => {
  const { body } = await ask(app, `${PATH}?place=step&left_mm=6.5`)
  expect(body).toMatch(
    /<form[^>]*(?= method="get")[^>]* action="\/de\/produkte\/berater#result"|<form[^>]* action="\/de\/produkte\/berater#result"[^>]* method="get"/
  )
  expect(body).toContain(
    'href="/de/produkte/treppe/nosing-42?h=6%2C5&amp;article=15102#article-15102"'
  )
  expect(body).toContain(
    'href="/de/kontakt?place=step&amp;left_mm=6.5&amp;group=product_families.stairs.nosing_42&amp;article=15102#request"'
  )
})

test('products and families lead to the adviser', async () => {
  for (const path of ['/de/produkte', '/de/produkte/treppe']) {
    expect((await ask(app, path)).body).toContain(`href="${PATH}"`)
  }
})
