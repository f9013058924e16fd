import { describe, expect, test } from 'vitest'
import { Carousel } from '~/carousel/Carousel'
import { render, words } from '../render'

const slides = ['Messing', 'Bronze', 'Silber'].map((id) => ({
  id,
  label: id,
  content: <p>{id}</p>,
}))

function labels(html: string): (string | undefined)[] {
  return [...html.matchAll(/<button[^>]*aria-label="([^"]*)"/g)].map(([, label]) => label)
}

/** The index of the dot that is marked as the current one. */
function marked(html: string): number {
  const dots = [...html.matchAll(/<button[^>]*media\.slide[^>]*>/g)]
  return dots.findIndex(([dot]) => dot.includes('aria-current="true"'))
}

/** Whether the buttons for the previous and the next slide say that they are disabled. */
function areDisabled(current: number): boolean[] {
  const html = render(<Carousel label="x" slides={slides} current={current} dots={false} />)
  return [...html.matchAll(/<button[^>]*>/g)].map(([tag]) => tag.includes('aria-disabled="true"'))
}

describe('a carousel', () => {
  test('has dots and buttons unless it says so, unseen while they can do nothing', () => {
    const html = render(<Carousel label="Werkstoffe" slides={slides} />)
    const dots = ['Messing', 'Bronze', 'Silber'].map((slide) => `media.slide: ${slide}`)
    expect(labels(html)).toEqual(['media.previous', ...dots, 'media.next'])
    expect(html).toMatch(/class="[^"]*\binvisible\b/)
    const without = (props: { dots?: boolean; buttons?: boolean }) =>
      labels(render(<Carousel label="Werkstoffe" slides={slides} {...props} />))
    expect(without({ buttons: false })).toEqual(dots)
    expect(without({ dots: false })).toEqual(['media.previous', 'media.next'])
    expect(without({ dots: false, buttons: false })).toEqual([])
  })

  test('starts with its first slide unless it says so', () => {
    expect(marked(render(<Carousel label="x" slides={slides} />))).toBe(0)
    expect(marked(render(<Carousel label="x" slides={slides} current={2} />))).toBe(2)
  })

  test('starts with its last slide where it is to start beyond it, and with its first before that', () => {
    const beyond = render(<Carousel label="x" slides={slides} current={3} />)
    expect(marked(beyond)).toBe(2)
    expect(words(beyond)).toMatch(/media\.slide: Silber$/)
    expect(marked(render(<Carousel label="x" slides={slides} current={-1} />))).toBe(0)
  })

  test('calls each slide what it shows', () => {
    const html = render(<Carousel label="Werkstoffe" slides={slides} />)
    const named = html.matchAll(
      /<div role="group" aria-roledescription="media\.slide_role" aria-label="([^"]*)"/g
    )
    expect([...named].map(([, name]) => name)).toEqual([
      'media.slide: Messing',
      'media.slide: Bronze',
      'media.slide: Silber',
    ])
  })

  test('leads neither before its first slide nor beyond its last', () => {
    expect(areDisabled(0)).toEqual([true, false])
    expect(areDisabled(1)).toEqual([false, false])
    expect(areDisabled(2)).toEqual([false, true])
  })

  test('of one slide has nothing to press', () => {
    expect(labels(render(<Carousel label="x" slides={slides.slice(0, 1)} />))).toEqual([])
  })
})
