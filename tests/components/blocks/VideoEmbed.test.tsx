import { describe, expect, test } from 'vitest'
import type { BlockOf } from '#content/blocks/blocks'
import { Blocks } from '~/blocks/Blocks'
import { givenImage, render, tag, words } from '../render'

type Video = BlockOf<'VideoEmbed'>['video']

const file = { size: 1024, size_text: '1,0 KiB' }

const own: Video = {
  source: 'own',
  files: [
    { ...file, path: '/media/clip-1.mp4', mime_type: 'video/mp4' },
    { ...file, path: '/media/clip-1.webm', mime_type: 'video/webm' },
  ],
  captions: { ...file, path: '/media/clip-1.vtt', mime_type: 'text/vtt', locale: 'en' },
  poster: undefined,
}

const external: Video = {
  source: 'external',
  link: 'https://video.saumer.example/player/1',
  provider: 'Mediathek',
  embeddable: true,
  poster: undefined,
}

/** A film on a page, as visitors get it before any JavaScript. */
function show(video: Video, fields: Partial<BlockOf<'VideoEmbed'>> = {}): string {
  const block: BlockOf<'VideoEmbed'> = {
    id: 'film',
    type: 'VideoEmbed',
    title: 'Einbau',
    video,
    ...fields,
  }
  return render(<Blocks blocks={[block]} />)
}

describe('VideoEmbed', () => {
  test('plays a film of ours in the browser’s own player, in each of its formats', () => {
    const html = show(own)
    expect(words(html)).toMatch(/^Einbau /)
    expect(tag(html, 'video')).toMatch(/ controls="".* preload="metadata" aria-label="Einbau"/)
    expect(tag(html, 'video')).toContain('aspect-video')
    expect(html).toContain('<source src="/media/clip-1.mp4" type="video/mp4"/>')
    expect(html).toContain('<source src="/media/clip-1.webm" type="video/webm"/>')
  })

  test('has captions, in the language they are in', () => {
    expect(tag(show(own), 'track')).toBe(
      '<track kind="captions" src="/media/clip-1.vtt" srcLang="en" label="English" default=""/>'
    )
  })

  test('says below the film what is in it', () => {
    const html = show(own, { caption: 'Ohne Ton', lang: { caption: 'en', title: 'en' } })
    expect(html).toMatch(/<figcaption[^>]* lang="en">Ohne Ton/)
    expect(tag(html, 'video')).toContain(' lang="en"')
  })

  test('shows a poster of ours of a film elsewhere, and nothing of its own', () => {
    const html = show({ ...external, poster: givenImage() })
    expect(tag(html, 'img')).toContain(' src="/media/brass-0123456789.svg"')
    expect(tag(html, 'img')).toContain(' alt=""')
    expect(html).not.toMatch(/<iframe|<link|<video/)
  })

  test('asks for no consent where there is only a link', () => {
    expect(show(external)).toContain('blocks.video.consent')
    expect(show({ ...external, embeddable: false })).not.toContain('blocks.video.consent')
  })
})
