import { describe, expect, test } from 'vitest'
import type { AdviserFit, AdviserMiss } from '#adviser/advice_props'
import type { AdviserStep } from '#adviser/adviser_page'
import type { AdviserQuestion } from '#adviser/questions'
import { AdviceResult } from '~/adviser/AdviceResult'
import { AdviserAnswers } from '~/adviser/AdviserAnswers'
import { AdviserForm } from '~/adviser/AdviserForm'
import { render, words } from '../render'

const DRILL: AdviserQuestion = {
  id: 'drill',
  label: 'Bohren?',
  why: 'Darum.',
  sides: [
    {
      label: '',
      fields: [
        {
          name: 'drill',
          label: '',
          kind: 'buttons',
          value: 'no',
          options: [
            { value: 'yes', label: 'Ja', count: 11 },
            { value: 'no', label: 'Nein', count: 8 },
          ],
          problem: '',
        },
      ],
    },
  ],
}

const COVERING: AdviserQuestion = {
  id: 'left',
  label: 'Was liegt dort?',
  why: 'Weil.',
  sides: [
    {
      label: '',
      fields: [
        { name: 'left', label: 'Belag', kind: 'select', value: '', options: [], problem: '' },
        {
          name: 'left_mm',
          label: 'Höhe in mm',
          kind: 'size',
          value: 'breit',
          options: [],
          proposed: 13.5,
          problem: 'Keine Zahl.',
        },
      ],
    },
  ],
}

const MISS: AdviserMiss = {
  article_number: '10102',
  group: 'product_families.a.b',
  title: 'Übergang',
  text: 'Aluminium',
  choice: '?article=10102#article-10102',
  reasons: [
    { text: '2 mm zu niedrig', speaks: 'against' },
    { text: 'Hält ohne Bohren', speaks: 'for' },
  ],
}

const FIT: AdviserFit = {
  ...MISS,
  article_number: '10101',
  choice: '?h=8&article=10101&colour=silver_matt#article-10101',
  reasons: [
    { text: 'nur für Fliese', speaks: 'if' },
    { text: 'liegt darin', speaks: 'for' },
  ],
  others: [{ article_number: '10103', text: 'Messing', choice: '?article=10103#article-10103' }],
  drawing: null,
}

const QUERY = 'place=step&asked=left&step=drill'
const ROUTES = { 'product_families.a.b': '/de/produkte/a/b', contact: '/de/kontakt' }

const form = (question: AdviserQuestion, step: AdviserStep) =>
  render(
    <AdviserForm question={question} situations={[]} step={step} query={QUERY} drawing={null} />
  )

const result = (fits: readonly AdviserFit[], misses: readonly AdviserMiss[]) =>
  render(<AdviceResult fits={fits} misses={misses} query={QUERY} />, { routes: ROUTES })

describe('a question', () => {
  test('for coverings is answered by common situations, too', () => {
    const situation = { title: 'Laminat | Fliese', text: '10 mm | 12 mm', query: 'left=laminate' }
    const html = render(
      <AdviserForm
        question={COVERING}
        situations={[{ ...situation, image: '/section.svg' }]}
        step="left"
        query={QUERY}
        drawing={null}
      />
    )
    expect(html).toContain('href="/de?left=laminate&amp;step=result#result"')
    expect(words(html)).toContain('Laminat | Fliese 10 mm | 12 mm')
  })

  test('with fields is a link above the result on a phone', () => {
    expect(form(COVERING, 'result')).toContain('href="/de?place=step&amp;asked=left&amp;step=left')
    expect(form(DRILL, 'result')).not.toContain('step=drill#')
  })
})

test('an answer that was left open is shown with its question', () => {
  const answers = [{ question: 'place' as const, label: 'Wo?', text: 'Weiß nicht', isOpen: true }]
  expect(render(<AdviserAnswers answers={answers} query={QUERY} />)).not.toContain('sr-only')
})

describe('the result', () => {
  test('names each article with its strongest reason, and has the others behind it', () => {
    const html = result([FIT], [MISS])
    const [link] = html.split('</a>')
    expect(link).toContain(
      'href="/de/produkte/a/b?h=8&amp;article=10101&amp;colour=silver_matt#article-10101"'
    )
    expect(words(link)).toContain('Übergang 10101 adviser.ui.more')
    expect(words(link)).toContain('liegt darin')
    expect(words(link)).not.toContain('nur für Fliese')
    expect(words(html)).toContain('nur für Fliese')
    expect(html).toContain('src="/data/groups/a/b/section.svg"')
    expect(html).toContain('href="/de/produkte/a/b?article=10103#article-10103"')
    expect(html).toContain(
      'href="/de/kontakt?place=step&amp;group=product_families.a.b&amp;article=10101#request"'
    )
  })

  test('tells of what does not fit nothing but what speaks against it', () => {
    const html = result([], [MISS])
    expect(words(html)).toContain('2 mm zu niedrig')
    expect(words(html)).not.toContain('Hält ohne Bohren')
    expect(html).toContain('href="/de/kontakt?place=step#request"')
  })

  test('opens what does not fit only if nothing fits', () => {
    expect(result([], [MISS])).toMatch(/<details[^>]* open=""/)
    expect(result([FIT], [MISS])).not.toMatch(/<details[^>]* open=""/)
  })
})
