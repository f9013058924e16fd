import { type RefObject, useRef } from 'react'
import { useShared } from '~/context/useShared'
import { altText } from '~/media/altText'
import { type ShownImage, sizesOf, sourceSet } from '~/media/sourceSet'
import { useLazyPicture } from '~/media/useLazyPicture'

/**
 * A picture with its size, so that nothing moves when it arrives. The browser chooses among its
 * formats and widths; drawings and animations are shown as they are. It waits for the visitor to come
 * near, with its thumb in its place. A drawing has no thumb and often weighs less than one and its
 * `<noscript>`: it waits by the browser's own means.
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
  /** The text beside it says what it shows: it has no alternative then. */
  decorative?: boolean
  /** How wide it is shown, in the words of the `sizes` attribute; as wide as the window without. */
  sizes?: string
  /** Above the fold: loaded at once and before others. */
  eager?: boolean
  className?: string
}

/**
 * The thumb, until the picture is near; without JavaScript the picture itself, which waits by the
 * browser's own means.
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
  /** Shown instead, where JavaScript will replace it. */
  thumb?: string
  loading: 'lazy' | 'eager'
  ref?: RefObject<HTMLImageElement | null>
}

/**
 * The picture as HTML. Its box has the stored proportions whatever it shows: a thumb's are rounded.
 * Whatever comes next is decoded before it takes the other's place (`decoding`), so nothing flashes.
 * The alt text is the picture's in the page's locale, else in German, else `title`, else its address
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
        className={`contain-size ${props.className ?? ''}`}
      />
    </picture>
  )
}
