import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { AdviserFit, AdviserMiss } from '#adviser/advice_props'
import type { AdviserQuestion } from '#adviser/questions'
import type { TestApp } from '#tests/app'
import { startCatalogueSite } from '#tests/fixtures/catalogue_site'
import { ask, visit } from '#tests/visitor'

let app: TestApp

beforeAll(async () => {
  ;({ app } = await startCatalogueSite())
})
afterAll(() => app.close())

const PATH = '/de/produkte/berater'

/** What the page shows for some answers. */
async function advice(query: string, path = PATH) {
  const { component, props } = await visit(app, `${path}?${query}`)
  expect(component).toBe('ProductFamilies/Adviser')
  return props as typeof props & {
    questions: AdviserQuestion[]
    step: string
    count: number
    answers: { label: string; text: string }[]
    fits: AdviserFit[]
    misses: AdviserMiss[]
  }
}

/** What the field for a height of 6.5 mm says. */
async function shownHeight(path: string): Promise<string> {
  const { questions } = await advice('left_mm=6.5', path)
  return questions.find(({ id }) => id === 'left')!.fields[1].value
}

function problemsOf(questions: readonly AdviserQuestion[]): Record<string, string> {
  return Object.fromEntries(
    questions.flatMap(({ fields }) =>
      fields.filter(({ problem }) => problem).map(({ name, problem }) => [name, problem])
    )
  )
}

describe('without an answer', () => {
  test('the adviser asks everything, and says nothing yet', async () => {
    const { questions, step, count, fits, misses } = await advice('')
    expect(questions.map(({ id }) => id)).toEqual([
      'place',
      'left',
      'right',
      'joint',
      'drill',
      'heating',
      'laid',
      'wheels',
      'look',
    ])
    for (const { label, why } of questions) {
      expect(label).toMatch(/\?$/)
      expect(why).toMatch(/\.$/)
    }
    expect({ step, count, fits, misses }).toEqual({ step: 'place', count: 0, fits: [], misses: [] })
  })
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

  test('are told again in words, and asked only where they matter', async () => {
    const { questions, answers } = await advice('place=step&left=tile&left_mm=12&right=tile')
    expect(questions.map(({ id }) => id)).toEqual(['place', 'left', 'drill', 'heating', 'look'])
    expect(answers).toMatchObject([
      { label: 'Wo soll das Profil hin?', text: 'Treppenstufe' },
      { label: 'Welcher Belag liegt dort?', text: 'Fliese, 12\u00A0mm' },
    ])
  })

  test('speak the visitor’s language, with coverings marked that do not', async () => {
    const { questions, misses } = await advice('place=step&left=tile', '/en/products/adviser')
    const [covering] = questions.find(({ id }) => id === 'left')!.fields
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
    const { questions } = await advice(`place=step&left=${id}&left_mm=${height}`)
    const { hint } = questions.find((question) => question.id === 'left')!.fields[1]
    expect(hint?.includes('Unterlage oder Kleber') ?? false).toBe(is)
  })

  test('that nobody understands get a sentence beside their question, and leave it open', async () => {
    const { questions, count, answers, step } = await advice(
      'place=moon&left=lava&joint=breit&foo=1&step=look'
    )
    expect(problemsOf(questions)).toEqual({
      place: 'Diese Antwort kennen wir nicht, die Frage ist wieder offen.',
      left: 'Diese Antwort kennen wir nicht, die Frage ist wieder offen.',
      joint: 'Diese Angabe ist keine Zahl. Schreiben Sie zum Beispiel 8,5.',
    })
    expect({ count, answers }).toEqual({ count: 0, answers: [] })
    expect(problemsOf((await advice('left_mm=-5&right_mm=10-12')).questions)).toEqual({
      left_mm: 'Das Maß muss größer als 0 sein.',
      right_mm: 'Bitte geben Sie ein einzelnes Maß an, keine Spanne.',
    })
    /** A phone asks again. */
    expect(step).toBe('place')
    expect((await advice('place=step&left_mm=hoch&step=look')).step).toBe('left')
  })

  test.each([
    'place=step&place=corner',
    'left_mm[a]=1',
    'place=%00',
    'tone=__proto__',
    'step=9&joint=99999',
    `left=${'x'.repeat(5000)}`,
  ])('are never an error: %s', async (query) => {
    await expect(await ask(app, `${PATH}?${query}`)).toHaveStatus(200)
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

  test('go on with the next question that matters', async () => {
    expect((await advice('place=step&step=right')).step).toBe('drill')
    expect((await advice('place=corner&step=wheels')).step).toBe('look')
    expect((await advice('step=result')).step).toBe('result')
  })
})

describe('the way to a person', () => {
  test('begins the message with the answers and the article', async () => {
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

  test('says nothing that is not understood, and leaves samples as they were', async () => {
    expect((await visit(app, '/de/kontakt?place=moon')).props.values).toEqual({})
    const { props } = await visit(app, '/de/kontakt?group=product_families.stairs.nosing_42')
    expect(props.values).toEqual({ message: 'Bitte schicken Sie mir ein Muster: Kante 42.' })
  })
})

test('the page is plain HTML: a form with the answers, and links to article and contact form', async () => {
  const { body } = await ask(app, `${PATH}?place=step&left_mm=6.5`)
  expect(body).toMatch(/<form[^>]* action="\/de\/produkte\/berater" method="get"/)
  expect(body).toContain('href="/de/produkte/treppe/nosing-42#article-15102"')
  expect(body).toContain(
    'href="/de/kontakt?place=step&amp;left_mm=6.5&amp;group=product_families.stairs.nosing_42&amp;article=15102#request"'
  )
})

test('products and families lead to the adviser', async () => {
  for (const path of ['/de/produkte', '/de/produkte/treppe']) {
    expect((await ask(app, path)).body).toContain(`href="${PATH}"`)
  }
})
