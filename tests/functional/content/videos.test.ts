import { describe, expect, test } from 'vitest'
import { givenSite } from '#tests/fixtures/content/small_site'
import { ask, visit } from '#tests/visitor'

/** The first bytes of a WebM film: an EBML header with one element, the document type. */
const WEBM = Buffer.concat([
  Buffer.from('\u001aEß£\u0087B\u0082\u0084webm', 'latin1'),
  Buffer.alloc(52),
])
const PAGE = `component: Root/Show
path: videos
meta: { title: Videos }
blocks:
  - id: own
    type: VideoEmbed
    title: Einbau
    video:
      source: own
      files: [videos/clip.webm]
      captions: videos/clip_de.vtt
      poster: materials/brass.svg
  - id: known
    type: VideoEmbed
    title: Presswerk
    video: { source: external, link: https://video.saumer.example/player/1 }
  - id: unknown
    type: VideoEmbed
    title: Messe
    video: { source: external, link: https://elsewhere.example/player/2 }
`

const { app, content } = givenSite(async (folder) => {
  await folder.write('media/videos/clip.webm', WEBM)
  await folder.write('media/videos/clip_de.vtt', 'WEBVTT\n')
  await folder.write('media/videos/clip_en.vtt', 'WEBVTT\n\n')
  await folder.write('content/pages/root/videos/de.yaml', PAGE)
  await folder.write(
    'content/pages/root/videos/en.yaml',
    `path: videos
meta: { title: Videos }
blocks:
  - { id: own, title: Fitting, video: { captions: videos/clip_en.vtt } }
`
  )
  await folder.write('content/pages/root/videos/fr.yaml', 'path: videos\nmeta: { title: Vidéos }\n')
})

type Video = { video: Record<string, unknown> & { files: { path: string }[] } }

async function videosOf(page: string): Promise<Video[]> {
  const { props } = await visit(app, page)
  return props.blocks as Video[]
}

describe('a film of ours', () => {
  test('has its formats, its captions and a picture to start with', async () => {
    const [own] = await videosOf('/de/videos')
    expect(own.video).toMatchObject({
      source: 'own',
      files: [{ path: expect.stringMatching(/^\/media\/clip-.*\.webm$/), mime_type: 'video/webm' }],
      captions: { mime_type: 'text/vtt', locale: 'de' },
      poster: { width: 900 },
    })
    expect(own.video.poster).not.toHaveProperty('custom_properties')
  })

  test('has the captions of the page’s language, else English ones that say so', async () => {
    const [english] = await videosOf('/en/videos')
    const [french] = await videosOf('/fr/videos')
    expect(english.video.captions).toMatchObject({ locale: 'en' })
    expect(french.video.captions).toEqual(english.video.captions)
  })

  test('is served whole and in parts, so that one can jump in it', async () => {
    const [own] = await videosOf('/de/videos')
    const { path } = own.video.files[0]
    expect((await ask(app, path)).headers['content-type']).toBe('video/webm')
    const part = await ask(app, path, { Range: 'bytes=4-11' })
    await expect(part).toHaveStatus(206)
    expect(part.headers['content-range']).toBe(`bytes 4-11/${WEBM.length}`)
  })
})

describe('a film elsewhere', () => {
  test('names the provider that the configuration allows to embed', async () => {
    const [, known] = await videosOf('/de/videos')
    expect(known.video).toEqual({
      source: 'external',
      link: 'https://video.saumer.example/player/1',
      provider: 'Mediathek',
      embeddable: true,
    })
  })

  test('of anybody else is a link only', async () => {
    const [, , unknown] = await videosOf('/de/videos')
    expect(unknown.video).toMatchObject({ provider: 'elsewhere.example', embeddable: false })
  })
})

test.each([
  ['a film without captions', '      captions: videos/clip_de.vtt\n', '', '"captions" is missing'],
  ['captions that are none', 'videos/clip_de.vtt', 'videos/clip.webm', 'a file of type vtt'],
  ['a film of another type', 'clip.webm', 'clip.avi', 'a file of type mp4, webm'],
])('the load refuses %s', async (_, words, replacement, message) => {
  await content.write('content/pages/root/videos/de.yaml', PAGE.replace(words, replacement))
  const failure = await content.load().catch((error: Error) => error.message)
  expect(failure).toContain('root/videos/de.yaml')
  expect(failure).toContain(message)
})
