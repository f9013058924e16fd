import { describe, expect, test } from 'vitest'
import { Slider } from '~/content/Slider'
import { EventList } from '~/events/EventList'
import { InfoCard } from '~/ui/InfoCard'
import { ModalButton } from '~/ui/ModalButton'
import { givenImage, render, words } from '../render'

const slide = (id: string) => ({
  id,
  hero_headline: id,
  hero_has_image: false,
  hero_image: null,
  hero_link_type: 'none' as const,
})

const pictured = (id: string) => ({ ...slide(id), hero_image: givenImage() })

describe('the slider', () => {
  test('has one h1, and h2 for every other slide', () => {
    const html = render(<Slider label="Neues" slides={[slide('Boden'), slide('Treppe')]} />)
    expect(html.match(/<h1/g)).toHaveLength(1)
    expect(html.match(/<h2/g)).toHaveLength(1)
    expect(words(html)).toContain('Boden Treppe')
  })

  test('below a headline has none of its own', () => {
    expect(render(<Slider label="x" slides={[slide('Boden')]} level={2} />)).not.toContain('<h1')
  })

  test('loads the picture of its first slide at once, the others when they are near', () => {
    const html = render(<Slider label="x" slides={['a', 'b', 'c'].map(pictured)} />)
    const loading = [...html.matchAll(/<img[^>]* loading="(\w+)"/g)].map(([, value]) => value)
    expect(loading).toEqual(['eager', 'lazy', 'lazy'])
    expect(html.match(/fetchPriority="high"/g)).toHaveLength(1)
  })

  test('has dots, previous and next', () => {
    const html = render(<Slider label="x" slides={[slide('Boden'), slide('Treppe')]} />)
    expect(html.match(/<button/g)).toHaveLength(4)
  })
})

describe('event entries', () => {
  const least = { id: 'a', title: 'Messe', place: 'Halle 3', starts_on: '2027-06-05' }

  test('say when, what and where, for machines too', () => {
    const event = { ...least, text: 'Stand 7', days: '5.–6. Juni 2027', route: null, link: null }
    const html = render(<EventList events={[event]} more="Mehr" />)
    expect(words(html)).toBe('5.–6. Juni 2027 Messe Stand 7 Halle 3')
    expect(html).toContain('<time dateTime="2027-06-05">')
  })

  test('lead to a page or out of the site, and say which event', () => {
    const events = [
      { ...least, days: '', route: 'contact', link: null },
      { ...least, id: 'b', days: '', route: null, link: 'https://messe.example' },
    ]
    const html = render(<EventList events={events} more="Mehr" />)
    expect(html).toContain('href="/de/kontakt"')
    expect(html).toMatch(/href="https:\/\/messe\.example" target="_blank"/)
    expect(words(html)).toContain('Mehr : Messe')
  })
})

test('an info card is a link out of the site', () => {
  const html = render(<InfoCard text="Maßblätter" link="https://plattform.example" />)
  expect(html).toMatch(/<a [^>]*href="https:\/\/plattform\.example"[^>]*target="_blank"/)
  expect(words(html)).toContain('Maßblätter')
})

describe('a button that opens a modal', () => {
  test('is called by the translation unless it has a label', () => {
    expect(words(render(<ModalButton title="Titel">x</ModalButton>))).toContain(
      'global.components.open_modal'
    )
    expect(
      words(
        render(
          <ModalButton title="Titel" label="Mehr">
            x
          </ModalButton>
        )
      )
    ).toMatch(/^Mehr/)
  })
})
