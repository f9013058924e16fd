import { describe, expect, test } from 'vitest'
import type { BlockOf } from '#content/blocks/blocks'
import type { WithLang } from '#content/schema/with_lang'
import { Blocks } from '~/blocks/Blocks'
import { givenImage, render, tag } from '../render'

type List = BlockOf<'ExtendedList'>
type Step = List['steps'][number] & WithLang

const step: Step = { id: 'saw', number: 1, title: 'Sägen', text: undefined, image: [] }
const least: List = { id: 'list', type: 'ExtendedList', steps: [step] }

/** The list on a page, as visitors get it. */
function show(list: Partial<List>): string {
  return render(<Blocks blocks={[{ ...least, ...list }]} />)
}

function pictures(count: number) {
  return Array.from({ length: count }, (_, index) => ({ ...givenImage(), id: index + 1 }))
}

describe('ExtendedList', () => {
  test('with the most has a heading, and each step its number, text and pictures', () => {
    const html = show({
      title: 'Einbau',
      steps: [
        { ...step, number: 4, text: '<p>Mit <em>feinem</em> Blatt.</p>', image: pictures(60) },
        { ...step, id: 'fix', number: 5, title: 'Schrauben', image: pictures(1) },
      ],
    })
    expect(html).toMatch(/<h2[^>]*>Einbau<\/h2>/)
    expect(html).toMatch(/<li value="4"/)
    expect(html).toMatch(/<li value="5"/)
    expect(html).toContain('<p>Mit <em>feinem</em> Blatt.</p>')
    expect(html.match(/<img/g)).toHaveLength(61)
  })

  test('shows one picture as a link to it, without a carousel', () => {
    const html = show({ steps: [{ ...step, image: pictures(1) }] })
    expect(tag(html, 'a')).toContain(' href="/media/brass-0123456789.svg"')
    expect(html).not.toContain('<button')
  })

  test('shows several in a row named after the step, with a dot for each', () => {
    const html = show({ steps: [{ ...step, image: pictures(3) }] })
    expect(html).toContain('<section aria-label="Sägen"')
    expect(html.match(/<button[^>]*aria-label="media.slide: [^"]+"/g)).toHaveLength(3)
    expect(html.match(/<a /g)).toHaveLength(3)
  })

  test('describes a picture without words of its own by the step’s title', () => {
    const described = { ...givenImage({ de: { alt: 'Säge' } }), id: 2 }
    const html = show({ steps: [{ ...step, image: [givenImage(), described] }] })
    expect(html).toContain(' alt="Sägen"')
    expect(html).toContain(' alt="Säge"')
  })

  test('calls a slide what its picture shows, in German where its language has no words', () => {
    const described = { ...givenImage({ de: { alt: 'Säge' } }), id: 2 }
    const element = (
      <Blocks blocks={[{ ...least, steps: [{ ...step, image: [givenImage(), described] }] }]} />
    )
    const html = render(element, { locale: 'fr' })
    expect(html).toContain(' aria-label="media.slide: Sägen"')
    expect(html).toContain(' aria-label="media.slide: Säge"')
  })

  test('says the language of what is not translated', () => {
    const foreign: Step = { ...step, text: '<p>Cut.</p>', lang: { title: 'en', text: 'en' } }
    const html = show({ title: 'Fitting', lang: { title: 'en' }, steps: [foreign] })
    expect(tag(html, 'h2')).toContain(' lang="en"')
    expect(tag(html, 'h3')).toContain(' lang="en"')
    expect(html).toMatch(/<div[^>]* lang="en"[^>]*><p>Cut/)
  })
})
