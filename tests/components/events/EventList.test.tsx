import { describe, expect, test } from 'vitest'
import { EventList } from '~/events/EventList'
import { render, words } from '../render'

const calendarOf = (id: string) => `/calendars/de/${id}.ics`

describe('event entries', () => {
  const least = { id: 'a', title: 'Messe', place: 'Halle 3', starts_on: '2027-06-05' }

  test('say when, what and where, for machines too', () => {
    const event = { ...least, text: 'Stand 7', days: '5.–6. Juni 2027', route: null, link: null }
    const html = render(<EventList events={[event]} more="Mehr" calendarOf={calendarOf} />)
    /** A phone shows the first lines of the text, and the whole text once it is unfolded. */
    expect(words(html)).toBe(
      '5.–6. Juni 2027 Halle 3 Messe Stand 7 Stand 7 In den Kalender : Messe'
    )
    expect(html).toContain('<time dateTime="2027-06-05" ')
  })

  test('lead to a page or out of the site, and say which event', () => {
    const events = [
      { ...least, days: '', route: 'contact', link: null },
      { ...least, id: 'b', days: '', route: null, link: 'https://messe.example' },
    ]
    const html = render(<EventList events={events} more="Mehr" calendarOf={calendarOf} />)
    expect(html).toContain('href="/de/kontakt"')
    expect(html).toMatch(/href="https:\/\/messe\.example" target="_blank"/)
    expect(words(html)).toContain('Mehr : Messe')
  })

  test('after the second one are disclosed on small screens', () => {
    const events = ['a', 'b', 'c', 'd'].map((id) => {
      return { ...least, id, title: `Messe ${id}`, days: '', route: null, link: null }
    })
    const html = render(<EventList events={events} more="Mehr" calendarOf={calendarOf} />)
    const [shown = '', disclosed] = html.split('<details')
    expect(shown.match(/<h3/g)).toHaveLength(2)
    expect(words(shown)).toContain('Messe b')
    expect(words(`<details${disclosed}`)).toMatch(/^Weitere Termine 2 .*Messe c .*Messe d/)
  })
})
