import type { BlockOf } from '#content/blocks/blocks'
import { LOCALE_TITLES } from '#shared/locales'
import { useText } from '~/context/useText'

type Video = Extract<BlockOf<'VideoEmbed'>['video'], { source: 'own' }>

/**
 * A video of our own in the browser's player, with captions; it works without JavaScript. Its
 * poster is loaded lazily in browsers that support that.
 */
export function OwnVideo(props: { video: Video; title: string; titleLang?: string }) {
  const t = useText()
  const { files, captions, poster } = props.video
  return (
    <video
      controls
      playsInline
      loading="lazy"
      preload={poster ? 'none' : 'metadata'}
      poster={poster?.original_url}
      aria-label={props.title}
      lang={props.titleLang}
      className="aspect-video w-full bg-ink object-cover"
    >
      {files.map((file) => (
        <source key={file.path} src={file.path} type={file.mime_type} />
      ))}
      <track
        kind="captions"
        src={captions.path}
        srcLang={captions.locale}
        label={LOCALE_TITLES[captions.locale]}
        default
      />
      <a href={files[0].path}>{t('blocks.video.download')}</a>
    </video>
  )
}
