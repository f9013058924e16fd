import type { ReactNode } from 'react'
import type { ImageProps } from '#media/pictures/image_queries'
import { Picture } from '~/media/Picture'
import type { Elements } from '~/ui/elements'

/** A card with picture or icon, title and content (specification §2 "Card component"). */
export function Card(props: {
  title: string
  /** The level of its heading; 2 if no heading stands above it. */
  level?: 2 | 3
  titleLang?: string
  image?: ImageProps
  icon?: ImageProps
  /** Whether the card is as high as its container, with the footer at the bottom. */
  fullHeight?: boolean
  /** Whether small screens show a row, with a small picture beside the text. */
  row?: boolean
  footer?: ReactNode
  children?: Elements
}) {
  const Heading = props.level === 2 ? 'h2' : 'h3'
  const isRow = props.row && props.image
  return (
    <article
      className={`flex ${isRow ? 'gap-x-3 max-xs:flex-wrap sm:flex-col' : 'flex-col'} ${props.fullHeight ? 'h-full' : ''}`}
    >
      {props.image && (
        <Picture
          image={props.image}
          sizes="(width >= 64rem) 30vw, (width >= 40rem) 50vw, 100vw"
          title={props.title}
          className={`mb-5 aspect-[3/2] object-cover ${isRow ? 'w-24 shrink-0 self-start sm:w-full' : 'w-full'}`}
        />
      )}
      {props.icon && (
        <div className="mb-5 grid size-16 place-items-center border border-hairline p-2">
          <Picture image={props.icon} title="" className="w-full" />
        </div>
      )}
      <div className={`flex min-w-0 grow flex-col ${isRow ? 'max-xs:basis-full' : ''}`}>
        <Heading className="text-h3" lang={props.titleLang}>
          {props.title}
        </Heading>
        {props.children}
        {props.footer && <div className="mt-auto pt-5">{props.footer}</div>}
      </div>
    </article>
  )
}
