import type { ReactNode } from 'react'
import { Picture } from '~/media/Picture'
import { Breadcrumb } from '~/ui/Breadcrumb'
import type { ImageProps } from '#content/page_context'
import type { TrailStep } from '#content/trail'

/**
 * The head of a page that shows one record: the way to it, its title and first words, beside them a
 * picture or drawing where there is one.
 */
export function RecordHead({ title, text, lang, image, eyebrow, ...props }: RecordHeadProps) {
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
      <div className="mt-8 grid gap-x-16 gap-y-10 lg:mt-12 lg:grid-cols-2">
        <div className={figure ? '' : 'lg:col-span-2'}>
          {eyebrow && <p className="mb-4 text-sm font-medium text-red">{eyebrow}</p>}
          <h1 className="max-w-[22ch] text-h1 max-sm:text-[1.875rem]" lang={lang?.title}>
            {title}
          </h1>
          <p className="measure mt-6 text-lg" lang={lang?.text}>
            {text}
          </p>
          {props.children && <div className="mt-10">{props.children}</div>}
        </div>
        {figure}
      </div>
    </div>
  )
}

type RecordHeadProps = {
  trail: readonly TrailStep[]
  title: string
  text: string
  lang?: Record<string, string>
  /** Above the title. */
  eyebrow?: ReactNode
  image?: ImageProps | null
  /** In place of a picture. */
  figure?: ReactNode
  /** Facts and buttons below the text. */
  children?: ReactNode
}
