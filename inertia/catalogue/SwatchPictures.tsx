import type { Thumbnail } from '#media/pictures/thumbnail'
import { Picture } from '~/media/Picture'

/** The picture of a colour or decor, with a picture of a room beside it if there is one. */
export function SwatchPictures(props: { image: Thumbnail; room?: Thumbnail; sizes: string }) {
  const pictures = props.room ? [props.image, props.room] : [props.image]
  return (
    <div className={props.room && 'grid grid-cols-2'}>
      {pictures.map((image) => (
        <Picture
          key={image.original_url}
          image={image}
          decorative
          sizes={props.sizes}
          className="aspect-square w-full border border-hairline object-cover"
        />
      ))}
    </div>
  )
}

/**
 * The columns of a grid whose swatches have a room beside them, and the `sizes` of both pictures.
 */
export const WITH_ROOM_PICTURE = {
  columns: 'md:grid-cols-2 xl:grid-cols-3',
  sizes: '(width >= 80rem) 15vw, (width >= 48rem) 23vw, 46vw',
}
