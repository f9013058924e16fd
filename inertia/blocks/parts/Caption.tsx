import type { WithLang } from '#content/schema/with_lang'
import { langOf } from '~/context/langOf'

/** The optional caption of a picture or video. */
export function Caption({ of }: { of: { caption?: string } & WithLang }) {
  if (!of.caption) return null
  return (
    <figcaption className="measure mt-4 text-sm text-steel" lang={langOf(of, 'caption')}>
      {of.caption}
    </figcaption>
  )
}
