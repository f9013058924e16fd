import { DEFAULT_LOCALE } from '#shared/locales'
import { PICTURE_WIDTHS, type PictureSize } from '#shared/picture_sizes'
import { useShared } from '~/hooks/useShared'
import type { ImageProps } from '#content/page_context'

/**
 * A picture with its size, so that nothing moves when it arrives. The browser chooses among its
 * formats and widths; drawings and animations are shown as they are. Its alt text is the picture's in
 * the page's locale, else in German, else `title`, else its address (specification §2).
 */
export function Picture(props: {
  image: ImageProps
  title?: string
  /** How wide it is shown, in the words of the `sizes` attribute; as wide as the window without. */
  sizes?: string
  /** Above the fold: loaded at once and before others. */
  eager?: boolean
  className?: string
}) {
  const { image, sizes = '100vw' } = props
  const { locale } = useShared()
  const language = image.custom_properties[locale] ? locale : DEFAULT_LOCALE
  const alt = image.custom_properties[language]?.alt
  const isResponsive = Object.keys(image.conversion_urls).length > 0

  const img = (
    <img
      src={image.conversion_urls.md ?? image.original_url}
      srcSet={isResponsive ? sourceSet(image) : undefined}
      sizes={isResponsive ? sizes : undefined}
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
  if (!isResponsive) return img
  return (
    <picture className="contents">
      <source type="image/avif" srcSet={sourceSet(image, 'avif')} sizes={sizes} />
      <source type="image/webp" srcSet={sourceSet(image, 'webp')} sizes={sizes} />
      {img}
    </picture>
  )
}

/**
 * The widths of a picture for `srcset`. Each width lies beside its fallback format as AVIF and WebP;
 * none is wider than the picture itself.
 */
function sourceSet(image: ImageProps, format?: 'avif' | 'webp'): string {
  return Object.entries(image.conversion_urls)
    .filter(([size]) => size !== 'thumb')
    .map(([size, url]) => {
      const width = Math.min(PICTURE_WIDTHS[size as PictureSize], image.width)
      return `${format ? url.replace(/\w+$/, format) : url} ${width}w`
    })
    .join(', ')
}
