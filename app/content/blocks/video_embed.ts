import { z } from 'zod'
import { defineBlock } from '#content/blocks/define_block'
import type { PageContext } from '#content/pages/context'
import { date, externalUrl, imageFile, publishedFile, text } from '#content/schema/fields'
import type { WithLang } from '#content/schema/with_lang'
import { toThumbnail } from '#media/pictures/thumbnail'

const posterFile = imageFile(900).optional().describe('The picture before the film starts.')

/** A self-hosted video: one or more source formats, and captions as WebVTT per language. */
const ownVideoSchema = z.strictObject({
  source: z
    .literal('own')
    .describe('Whether the film is ours (own) or on another site (external).'),
  files: z
    .array(
      z
        .string()
        .regex(/\.(mp4|webm)$/i, 'a file of type mp4, webm')
        .meta({ link: 'file' })
    )
    .min(1)
    .describe('The film below resources/media, as MP4 or WebM; several formats of the same film.'),
  captions: publishedFile(['vtt']).describe(
    'What is said, as a WebVTT file below resources/media.'
  ),
  poster: posterFile,
  published_on: date().optional().describe('Since when the film is shown, for search engines.'),
  seconds: z.int().positive().optional().describe('How long the film runs, for search engines.'),
})

/** An external video: the URL of its player, and a picture of ours. */
const externalVideoSchema = z.strictObject({
  source: z
    .literal('external')
    .describe('Whether the film is ours (own) or on another site (external).'),
  link: externalUrl().describe('The address of the film’s player.'),
  poster: posterFile,
})

type OwnVideo = z.output<typeof ownVideoSchema> & WithLang
type ExternalVideo = z.output<typeof externalVideoSchema>

/**
 * A video in 16:9 (specification §3 "Video block"). Nothing is loaded from third parties before a
 * click.
 */
export const VideoEmbed = defineBlock('VideoEmbed', {
  fields: {
    title: text().describe('What the film is called.'),
    caption: text().optional().describe('What stands below the film.'),
    video: z
      .discriminatedUnion('source', [ownVideoSchema, externalVideoSchema])
      .describe('The film.'),
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
    poster: toPoster(poster, context),
  }
}

function externalVideo({ link, poster }: ExternalVideo, context: PageContext) {
  const { origin, hostname } = new URL(link)
  const provider = context.services.videoProviders.find((each) => each.origin === origin)
  return {
    source: 'external' as const,
    link,
    provider: provider?.name ?? hostname,
    embeddable: provider !== undefined,
    poster: toPoster(poster, context),
  }
}

/** HTML has no alt text for the poster of a video. */
function toPoster(poster: string | undefined, context: PageContext) {
  return poster === undefined ? undefined : toThumbnail(context.image(poster), 'decorative')
}
