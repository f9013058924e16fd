import { type RefObject, useRef } from 'react'
import { useShared } from '~/context/useShared'
import { altText } from '~/media/altText'
import { type ShownImage, sizesOf, sourceSet } from '~/media/sourceSet'
import { useLazyPicture } from '~/media/useLazyPicture'

/**
 * A picture with width and height, so that the layout does not shift. The browser chooses among
 * formats and widths; drawings and animations have one file. A picture shows its thumb until it is
 * near the viewport. A drawing has no thumb, and is often smaller than a thumb with its
 * `<noscript>`: it is loaded lazily by the browser.
 */
export function Picture(props: PictureProps) {
  const { eager, sizes = '100vw' } = props
  const { thumb } = sizesOf(props.image)
  if (thumb && !eager) return <LazyPicture {...props} thumb={thumb} sizes={sizes} />
  return <PictureElement {...props} sizes={sizes} loading={eager ? 'eager' : 'lazy'} />
}

type PictureProps = {
  image: ShownImage
  title?: string
  /** Whether the text beside it describes the picture: its alt text is empty then. */
  decorative?: boolean
  /** The `sizes` attribute; `100vw` by default. */
  sizes?: string
  /** Whether it is above the fold: loaded at once and with high priority. */
  eager?: boolean
  className?: string
}

/**
 * The thumb until the picture is near the viewport. Without JavaScript the picture is loaded lazily
 * by the browser.
 */
function LazyPicture(props: PictureProps & { thumb: string }) {
  const { thumb, ...picture } = props
  const element = useRef<HTMLImageElement>(null)
  const width = useLazyPicture(element, props.image.original_url)
  return (
    <>
      {width === undefined ? (
        <PictureElement {...picture} ref={element} thumb={thumb} loading="lazy" />
      ) : (
        <PictureElement {...picture} ref={element} sizes={`${width}px`} loading="eager" />
      )}
      <noscript>
        <PictureElement {...picture} loading="lazy" />
      </noscript>
    </>
  )
}

type PictureElementProps = PictureProps & {
  /** The URL of the thumb, shown until JavaScript replaces it. */
  thumb?: string
  loading: 'lazy' | 'eager'
  ref?: RefObject<HTMLImageElement | null>
}

/**
 * The picture element. Its box has the picture's aspect ratio also while it shows the thumb, whose
 * size is rounded. With `decoding="sync"` the picture replaces the thumb without flashing. The alt
 * text is the picture's in the page's locale, else in German, else `title`, else the URL
 * (specification §2).
 */
function PictureElement({ image, thumb, sizes, ref, ...props }: PictureElementProps) {
  const { locale } = useShared()
  const own = altText(image, locale)
  const alt = props.decorative ? '' : own.alt
  const sources = thumb ? undefined : sourceSet(image)

  return (
    <picture className={`contents ${thumb ? 'noscript:hidden' : ''}`}>
      {sources && (
        <>
          <source type="image/avif" srcSet={sourceSet(image, 'avif')} sizes={sizes} />
          <source type="image/webp" srcSet={sourceSet(image, 'webp')} sizes={sizes} />
        </>
      )}
      <img
        ref={ref}
        src={thumb ?? sizesOf(image).md ?? image.original_url}
        srcSet={sources}
        sizes={sources && sizes}
        width={image.width}
        height={image.height}
        alt={alt ?? props.title ?? image.original_url}
        lang={alt && own.language !== locale ? own.language : undefined}
        loading={props.loading}
        fetchPriority={props.eager ? 'high' : undefined}
        decoding={props.eager ? 'async' : 'sync'}
        className={`[contain:size] ${props.className ?? ''}`}
      />
    </picture>
  )
}
