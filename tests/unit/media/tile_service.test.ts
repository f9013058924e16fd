import { describe, expect, test } from 'vitest'
import { readTileService } from '#config/settings/tile_service'

const URL = 'https://tiles.example/{z}/{x}/{y}.png'

describe('MAP_TILE_URL', () => {
  test('left empty is no service', () => {
    expect(readTileService('', '© Karten')).toBeNull()
  })

  test('gives the one origin that maps are loaded from, and its host for visitors', () => {
    expect(readTileService('http://localhost:8080/{z}/{x}/{y}.png?key=1', '')).toMatchObject({
      url: 'http://localhost:8080/{z}/{x}/{y}.png?key=1',
      origin: 'http://localhost:8080',
      host: 'localhost:8080',
    })
  })

  test.each([
    ['https://{s}.tiles.example/{z}/{x}/{y}.png', 'has the placeholder {s}; name one host'],
    ['https://tiles.example/{z}/{x}.png', 'needs the placeholders {z}, {x} and {y}'],
    ['https://tiles.example/{z}/{x}/{y}.png?key={key}', 'has the unknown placeholder {key}'],
    ['https://*.tiles.example/{z}/{x}/{y}.png', 'is not a web address with one host'],
    ["https://tiles.example;script-src'/{z}/{x}/{y}.png", 'is not a web address with one host'],
    ['tiles.example/{z}/{x}/{y}.png', 'is not a web address with one host'],
    ['ftp://tiles.example/{z}/{x}/{y}.png', 'is not a web address with one host'],
  ])('refuses %s', (url, message) => {
    expect(() => readTileService(url, '')).toThrow(`MAP_TILE_URL: "${url}" ${message}`)
  })
})

describe('MAP_ATTRIBUTION', () => {
  test('is words and an address they lead to', () => {
    expect(readTileService(URL, '© Karten https://karten.example/c')?.attribution).toEqual({
      text: '© Karten',
      link: 'https://karten.example/c',
    })
  })

  test('may be words alone', () => {
    expect(readTileService(URL, ' © Karten ')?.attribution).toEqual({ text: '© Karten' })
  })

  test('left empty names the host', () => {
    expect(readTileService(URL, '')?.attribution).toEqual({ text: 'tiles.example' })
    expect(readTileService(URL, 'https://karten.example')?.attribution).toEqual({
      text: 'tiles.example',
      link: 'https://karten.example',
    })
  })
})
