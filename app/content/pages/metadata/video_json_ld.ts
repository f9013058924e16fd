import type { VideoObject } from 'schema-dts'
import type { BlockContent } from '#content/blocks/blocks'
import type { PageContext } from '#content/pages/context'
import type { JsonLdBuilder } from '#content/pages/metadata/json_ld'

/**
 * Returns the JSON-LD of a page's videos. Includes self-hosted videos with the properties that
 * search engines require: a thumbnail and an upload date.
 */
export function videoJsonLd(
  blocks: readonly BlockContent[],
  context: PageContext,
  jsonLd: JsonLdBuilder
): VideoObject[] {
  return blocks.flatMap((block) => {
    if (block.type !== 'VideoEmbed' || block.video.source !== 'own') return []
    const { files, captions, poster, published_on, seconds } = block.video
    if (poster === undefined || published_on === undefined) return []
    const [file = ''] = files
    return [
      {
        '@type': 'VideoObject',
        name: block.title,
        description: block.caption,
        thumbnailUrl: jsonLd.image(context.image(poster)),
        uploadDate: published_on,
        duration: seconds === undefined ? undefined : `PT${seconds}S`,
        transcript: context.transcript(captions),
        contentUrl: jsonLd.absolute(context.file(file).path),
        inLanguage: jsonLd.locale,
      } satisfies VideoObject,
    ]
  })
}
