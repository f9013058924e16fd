import { z } from 'zod'
import { defineBlock } from '#content/blocks/define_block'
import type { PageContext } from '#content/pages/context'
import { date, externalUrl, imageFile, publishedFile, text } from '#content/schema/fields'
import type { WithLang } from '#content/schema/with_lang'

/** A film of ours: one or more formats of it, and its captions as WebVTT in each language. */
const ownVideoSchema = z.strictObject({
  source: z.literal('own'),
  files: z
    .array(
      z
        .string()
        .regex(/\.(mp4|webm)$/i, 'a file of type mp4, webm')
        .meta({ link: 'file' })
    )
    .min(1),
  captions: publishedFile(['vtt']),
  poster: imageFile().optional(),
  /** What search engines ask of a film: since when it is shown, and how long it runs. */
  published_on: date().optional(),
  seconds: z.int().positive().optional(),
})

/** A film elsewhere: the address of its player. */
const externalVideoSchema = z.strictObject({
  source: z.literal('external'),
  link: externalUrl(),
})

type OwnVideo = z.output<typeof ownVideoSchema> & WithLang
type ExternalVideo = z.output<typeof externalVideoSchema>

/** A film in 16:9 (specification §3 "Video block"). Nothing of others is loaded before a click. */
export const VideoEmbed = defineBlock('VideoEmbed', {
  fields: {
    title: text(),
    caption: text().optional(),
    video: z.discriminatedUnion('source', [ownVideoSchema, externalVideoSchema]),
  },
  toProps: (content, context) => ({
    ...content,
    video:
      content.video.source === 'own'
        ? ownVideo(content.video, context)
        : externalVideo(content.video, context),
  }),
  texts: ['blocks.video.'],
})

function ownVideo({ files, captions, poster, lang }: OwnVideo, context: PageContext) {
  return {
    source: 'own' as const,
    files: files.map((file) => context.file(file)),
    captions: { ...context.file(captions), locale: lang?.captions ?? context.locale },
    poster: poster === undefined ? undefined : context.image(poster),
  }
}

function externalVideo({ link }: ExternalVideo, { services }: PageContext) {
  const { origin, hostname } = new URL(link)
  const provider = services.videoProviders.find((each) => each.origin === origin)
  return {
    source: 'external' as const,
    link,
    provider: provider?.name ?? hostname,
    /** The provider's player may be shown on the page. */
    embeddable: provider !== undefined,
  }
}
