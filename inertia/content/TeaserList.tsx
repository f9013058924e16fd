import type { ReactNode } from 'react'
import type { WithLang } from '#content/schema/with_lang'
import { langOf } from '~/context/langOf'
import { Picture } from '~/media/Picture'
import type { ShownImage } from '~/media/sourceSet'
import { CoverLink } from '~/ui/CoverLink'

/** A page as lists show it. Its key is its route. */
type Teaser = WithLang & {
  key: string
  title: string
  text?: string
  image: ShownImage | null
  /** The date or place, above the title. */
  eyebrow: ReactNode
}

/**
 * A grid of pages, each with picture, title and text. The whole teaser is clickable.
 *
 * @param strip whether it is a row to swipe on small screens
 */
export function TeaserList({ teasers, level = 3, strip }: TeaserListProps) {
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <ul className={strip ? 'strip' : 'grid gap-8 sm:grid-cols-2 lg:grid-cols-3'}>
      {teasers.map((teaser) => (
        <li key={teaser.key} className="relative border-t border-ink pt-5">
          {teaser.image && (
            <Picture
              image={teaser.image}
              title={teaser.title}
              sizes={strip ? STRIP_SIZES : '(width >= 64rem) 30vw, (width >= 40rem) 45vw, 92vw'}
              className="mb-5 aspect-[3/2] w-full object-cover"
            />
          )}
          <p className="text-sm text-steel">{teaser.eyebrow}</p>
          <Heading className="mt-2 text-h3" lang={langOf(teaser, 'title')}>
            <CoverLink route={teaser.key} className="hover:text-red">
              {teaser.title}
            </CoverLink>
          </Heading>
          {teaser.text && (
            <p className="mt-3" lang={langOf(teaser, 'text')}>
              {teaser.text}
            </p>
          )}
        </li>
      ))}
    </ul>
  )
}

/** The `sizes` of pictures in a strip, whose entries are at most 20rem wide. */
const STRIP_SIZES = '(width >= 64rem) 30vw, min(74vw, 20rem)'

type TeaserListProps = { teasers: readonly Teaser[]; level?: 2 | 3; strip?: boolean }
