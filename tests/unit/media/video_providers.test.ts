import { describe, expect, test } from 'vitest'
import { readVideoProviders } from '#config/settings/video_providers'

describe('VIDEO_PROVIDERS', () => {
  test('left empty names nobody', () => {
    expect(readVideoProviders('')).toEqual([])
    expect(readVideoProviders(' , ')).toEqual([])
  })

  test('names each provider and the origin of its player', () => {
    expect(
      readVideoProviders(
        'Saumer Mediathek https://video.example/embed, Archiv https://film.example'
      )
    ).toEqual([
      { name: 'Saumer Mediathek', origin: 'https://video.example' },
      { name: 'Archiv', origin: 'https://film.example' },
    ])
  })

  test.each(['https://video.example', 'Archiv', 'Archiv http://film.example', 'Archiv https://'])(
    'refuses "%s"',
    (list) => {
      expect(() => readVideoProviders(list)).toThrow('is not a name and an https address')
    }
  )
})
