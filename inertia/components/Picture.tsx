import { DEFAULT_LOCALE } from '#shared/locales'
import { useShared } from '~/hooks/useShared'
import type { ImageProps } from '#content/page_context'

/**
 * A picture with its size, so that nothing moves when it arrives. Its alt text is the picture's in
 * the page's locale, else in German, else `title`, else its address (specification §2).
 */
export function Picture(props: {
  image: ImageProps
  title?: string
  /** Above the fold: loaded at once and before others. */
  eager?: boolean
  className?: string
}) {
  const { image } = props
  const { locale } = useShared()
  const language = image.custom_properties[locale] ? locale : DEFAULT_LOCALE
  const alt = image.custom_properties[language]?.alt

  return (
    <img
      src={image.original_url}
      width={image.width}
      height={image.height}
      alt={alt ?? props.title ?? image.original_url}
      lang={alt && language !== locale ? language : undefined}
      loading={props.eager ? 'eager' : 'lazy'}
      fetchPriority={props.eager ? 'high' : undefined}
      decoding="async"
      className={props.className}
    />
  )
}
