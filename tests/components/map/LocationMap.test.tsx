import { describe, expect, test } from 'vitest'
import { LocationMap } from '~/map/LocationMap'
import type { MapMarker } from '~/map/mapProps'
import { render, tag, words } from '../render'

const tiles = {
  url: 'https://tiles.example/{z}/{x}/{y}.png',
  origin: 'https://tiles.example',
  host: 'tiles.example',
  attribution: { text: '© Karten' },
}

const works: MapMarker = {
  id: 'works',
  position: { latitude: -51.5, longitude: 10.25 },
  title: 'Werk',
  lang: { title: 'de' },
  text: 'Am Presswerk 4\n62417 Saumingen',
}
const shop: MapMarker = {
  id: 'shop',
  position: { latitude: 51, longitude: 11 },
  title: 'Laden',
}

describe('Map, before anyone asks for it', () => {
  test('has each place’s address and the way to it', () => {
    const html = render(<LocationMap tiles={tiles} markers={[works, shop]} />)
    expect(html.match(/<li /g)).toHaveLength(2)
    expect(html).toContain('lang="de">Werk</p>')
    expect(html).toContain('Am Presswerk 4\n62417 Saumingen')
    expect(tag(html, 'a')).toContain(
      ' href="https://www.openstreetmap.org/directions?to=-51.5%2C10.25" target="_blank"'
    )
    expect(words(html)).toContain('Laden map.route Laden (öffnet in neuem Tab)')
  })

  test('is only addresses and ways where no tile service is configured', () => {
    const html = render(<LocationMap tiles={null} markers={[works]} />)
    expect(html).not.toMatch(/map\.consent|400px/)
    expect(words(html)).toMatch(/^Werk Am Presswerk 4 62417 Saumingen map\.route Werk/)
  })
})
