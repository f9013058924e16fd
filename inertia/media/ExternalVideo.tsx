import { useState } from 'react'
import type { BlockOf } from '#content/blocks/blocks'
import { useText } from '~/context/useText'
import { Picture } from '~/media/Picture'
import { Button } from '~/ui/Button'
import { ExternalLink } from '~/ui/ExternalLink'
import { WhenHydrated } from '~/ui/loading/WhenHydrated'

type Video = Extract<BlockOf<'VideoEmbed'>['video'], { source: 'external' }>

/** Declared here, because React calls a new ref function after each rendering. */
const focus = (player: HTMLIFrameElement | null) => player?.focus()

/**
 * A video of another site. Nothing is loaded from that site before a click. Then the sandboxed
 * player replaces the placeholder, which may have a picture of ours, and gets the focus. Without
 * JavaScript there is only a link.
 */
export function ExternalVideo(props: { video: Video; title: string; titleLang?: string }) {
  const [isLoaded, setIsLoaded] = useState(false)
  const t = useText()
  const { link, provider, embeddable, poster } = props.video

  if (isLoaded) {
    return (
      <iframe
        ref={focus}
        src={link}
        title={props.title}
        lang={props.titleLang}
        sandbox="allow-scripts allow-presentation allow-popups"
        allow="fullscreen; picture-in-picture; encrypted-media"
        referrerPolicy="strict-origin-when-cross-origin"
        className="aspect-video w-full bg-ink"
      />
    )
  }
  return (
    <div
      className={`on-ink titled bg-ink text-paper lg:grid-cols-12 ${poster ? 'lg:aspect-video' : 'sm:aspect-video'}`}
    >
      {poster && (
        <Picture
          image={poster}
          decorative
          className="aspect-video size-full object-cover lg:col-span-7"
        />
      )}
      <div className="flex min-h-64 flex-col items-start justify-end gap-5 p-6 sm:p-12 lg:col-span-5">
        <p className="text-sm text-steel-on-ink">{provider}</p>
        <h2 className="max-w-[24ch] text-h2" lang={props.titleLang}>
          {props.title}
        </h2>
        {embeddable && <p className="measure">{t('blocks.video.consent', { provider })}</p>}
        <div className="mt-3 flex flex-wrap items-center gap-x-8 gap-y-4">
          {embeddable && (
            <WhenHydrated>
              <Button size="lg" onClick={() => setIsLoaded(true)}>
                {t('blocks.video.load')}
              </Button>
            </WhenHydrated>
          )}
          <ExternalLink href={link} className="text-link [--color-red:var(--color-red-on-ink)]">
            {t('blocks.video.watch', { provider })}
          </ExternalLink>
        </div>
      </div>
    </div>
  )
}
