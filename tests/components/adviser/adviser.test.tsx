import { describe, expect, test } from 'vitest'
import type { AdviserFit, AdviserMiss } from '#adviser/advice_props'
import type { AdviserQuestion } from '#adviser/questions'
import { AdviceResult } from '~/adviser/AdviceResult'
import { AdviserForm } from '~/adviser/AdviserForm'
import { render, tag, words } from '../render'

const PLACE: AdviserQuestion = {
  id: 'place',
  label: 'Wo?',
  why: 'Darum.',
  fields: [
    {
      name: 'place',
      label: '',
      kind: 'radio',
      value: 'step',
      options: [
        { value: 'step', label: 'Stufe' },
        { value: 'corner', label: 'Ecke' },
      ],
      problem: '',
    },
  ],
}

const JOINT: AdviserQuestion = {
  id: 'joint',
  label: 'Wie breit?',
  why: 'Weil.',
  fields: [
    {
      name: 'joint',
      label: 'Fugenbreite in mm',
      kind: 'size',
      value: 'breit',
      options: [],
      problem: 'Keine Zahl.',
    },
  ],
}

const MISS: AdviserMiss = {
  article_number: '10102',
  group: 'product_families.a.b',
  title: 'Übergang',
  text: 'Aluminium',
  reasons: [
    { text: '2 mm zu niedrig', speaks: 'against' },
    { text: 'Hält ohne Bohren', speaks: 'for' },
  ],
}

const FIT: AdviserFit = {
  ...MISS,
  article_number: '10101',
  reasons: [
    { text: 'liegt darin', speaks: 'for' },
    { text: 'nur für Fliese', speaks: 'if' },
  ],
  others: [{ article_number: '10103', text: 'Messing' }],
  drawing: null,
}

const ANSWER = { question: 'place' as const, label: 'Wo?', text: 'Stufe' }
const ROUTES = { 'product_families.a.b': '/de/produkte/a/b', contact: '/de/kontakt' }

const form = (step: 'place' | 'joint' | 'result') =>
  render(<AdviserForm questions={[PLACE, JOINT]} step={step} query="place=step&step=joint" />)

const result = (props: Partial<Parameters<typeof AdviceResult>[0]>) =>
  render(
    <AdviceResult
      answers={[ANSWER]}
      count={0}
      none="Fragen Sie uns."
      fits={[]}
      misses={[]}
      step="result"
      query="place=step&step=result"
      {...props}
    />,
    { routes: ROUTES }
  )

describe('the form', () => {
  test('is plain, and can be left open at every question', () => {
    const html = form('place')
    expect(tag(html, 'form')).toContain('method="get"')
    expect(html.match(/adviser\.choice\.unknown/g)).toHaveLength(1)
    expect(html).toMatch(/<input type="radio"[^>]* name="place" checked="" value="step"/)
  })

  test('shows one question on a phone, and leads on and back', () => {
    const html = form('joint')
    const [place, joint] = html.split('</fieldset>')
    expect(tag(place, 'fieldset')).toContain('stepwise:hidden')
    expect(tag(joint, 'fieldset')).not.toContain('stepwise:hidden')
    expect(place).toMatch(/<button type="submit" value="joint"[^>]* name="step"/)
    expect(joint).toMatch(/<button type="submit" value="result"[^>]* name="step"/)
    expect(joint).toContain('href="/de?place=step&amp;step=place#question-place"')
  })

  test('says why an answer is not taken, beside its field', () => {
    const html = form('place')
    const [, id] = /<p id="([^"]+)"[^>]*><span[^>]*>Keine Zahl\./.exec(html) ?? []
    expect(html).toContain(`aria-describedby="${id}"`)
    expect(html).toContain('aria-invalid="true"')
    expect(html).toContain('value="breit"')
  })
})

describe('the result', () => {
  test('without answers says how to begin', () => {
    const html = result({ answers: [], step: 'place' })
    expect(words(html)).toContain('adviser.ui.start_title')
    expect(html).not.toContain('/de/kontakt')
  })

  test('names each article with its reasons, its others and the ways on', () => {
    const html = result({ count: 2, fits: [FIT], misses: [MISS] })
    expect(words(html)).toContain('10101 Übergang')
    expect(words(html)).toContain('liegt darin')
    expect(html).toContain('href="/de/produkte/a/b#article-10101"')
    expect(html).toContain('href="/de/produkte/a/b#article-10103"')
    expect(html).toContain(
      'href="/de/kontakt?place=step&amp;group=product_families.a.b&amp;article=10101#request"'
    )
  })

  test('tells of what does not fit nothing but what speaks against it', () => {
    const html = result({ misses: [MISS] })
    expect(words(html)).toContain('adviser.ui.none_title')
    expect(words(html)).toContain('2 mm zu niedrig')
    expect(words(html)).not.toContain('Hält ohne Bohren')
    expect(html).toContain('href="/de/kontakt?place=step#request"')
  })

  test('says that everything fits while nothing speaks against anything', () => {
    expect(words(result({ count: 1, fits: [FIT] }))).toContain('adviser.ui.all_fit')
  })
})
