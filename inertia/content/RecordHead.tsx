import type { ReactNode } from 'react'
import type { TrailStep } from '#content/pages/metadata/trail'
import type { WithLang } from '#content/schema/with_lang'
import type { ImageProps } from '#media/pictures/image_queries'
import { Breadcrumb } from '~/content/Breadcrumb'
import { langOf } from '~/context/langOf'
import { Picture } from '~/media/Picture'
import type { Elements } from '~/ui/elements'

/**
 * The head of a page that shows one record: breadcrumb, title and text, with a picture or drawing
 * beside them if there is one.
 */
export function RecordHead(props: RecordHeadProps) {
  const { title, text, image, eyebrow } = props
  const figure =
    props.figure ??
    (image && (
      <Picture
        image={image}
        title={title}
        eager
        sizes="(width >= 64rem) 45vw, 92vw"
        className="aspect-[3/2] w-full self-start object-cover"
      />
    ))
  return (
    <div className="container-page pt-6">
      <Breadcrumb trail={props.trail} />
      <div className="mt-8 grid gap-x-16 gap-y-10 lg:mt-12 lg:grid-cols-words">
        <div className={figure ? '' : 'lg:col-span-2'}>
          {eyebrow && <p className="mb-4 text-sm font-medium text-red">{eyebrow}</p>}
          <h1
            className={`max-w-[22ch] text-h1 max-sm:text-[1.875rem] ${figure ? 'lg:h1-beside' : ''}`}
            lang={langOf(props, 'title')}
          >
            {title}
          </h1>
          <p className="measure mt-6 text-lg" lang={langOf(props, 'text')}>
            {text}
          </p>
        </div>
        {figure}
      </div>
    </div>
  )
}

type RecordHeadProps = WithLang & {
  trail: readonly TrailStep[]
  title: string
  text: string
  /** Shown above the title. */
  eyebrow?: ReactNode
  image?: ImageProps | null
  /** Shown instead of a picture. */
  figure?: Elements
}
