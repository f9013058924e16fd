import type { KeyboardEvent, SyntheticEvent } from 'react'
import type { SwatchBar } from '#catalogue/colours/swatches'
import type { WithLang } from '#content/schema/with_lang'
import type { Thumbnail } from '#media/pictures/thumbnail'
import { swatchAnchor } from '#shared/anchors'
import { SwatchLinks } from '~/catalogue/SwatchLinks'
import { langOf } from '~/context/langOf'
import { Picture } from '~/media/Picture'
import { SwatchPicture } from '~/media/SwatchPicture'
import type { Elements } from '~/ui/elements'

/**
 * A grid of colours or decors. Each is a disclosure with its picture, name and number; it discloses
 * a larger picture, facts and links in the row below its own. One is open at a time, Escape closes
 * it, and a link to a swatch opens it, also without JavaScript.
 */
export function SwatchChips({ kind, swatches, className = '', sizes }: SwatchChipsProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys pressed within
    <ul className={`swatch-chips ${className}`} onKeyDown={closeOnEscape}>
      {swatches.map((swatch) => (
        <li key={swatch.id} className="contents print:block">
          <details name={kind}>
            <summary
              {...(import.meta.env.STUDIO && { 'data-part': `${kind}/${swatch.id}` })}
              onClick={showWhole}
              className="text-xs leading-tight hover:text-red"
            >
              <SwatchPicture
                {...swatch}
                sizes={sizes}
                className="aspect-square w-full max-sm:aspect-[5/4] border border-hairline object-cover"
              />
              <span
                className="mt-1 block font-medium tracking-tight hyphens-auto"
                lang={langOf(swatch, 'title')}
              >
                {wholeWords(swatch.title)}
              </span>
              <span className="text-steel print:hidden">{swatch.code}</span>
            </summary>
            <div
              id={swatchAnchor(kind, swatch.id)}
              className="flex scroll-mt-48 gap-4 max-xs:flex-wrap border-l-4 border-red bg-sand p-4 print:block print:border-0 print:p-0"
            >
              <div className="grid w-24 shrink-0 content-start gap-2 sm:flex sm:w-auto print:hidden">
                <SwatchPicture
                  {...swatch}
                  sizes={DETAIL_SIZES}
                  className="aspect-square w-full object-cover sm:w-40"
                />
                {swatch.room && (
                  <Picture
                    image={swatch.room}
                    decorative
                    sizes={DETAIL_SIZES}
                    className="aspect-square w-full object-cover sm:w-40"
                  />
                )}
              </div>
              <div className="min-w-0 max-xs:basis-full">
                <p className="font-semibold print:hidden" lang={langOf(swatch, 'title')}>
                  {swatch.title}
                </p>
                {swatch.facts.map((fact) => (
                  <p key={fact} className="text-sm text-steel">
                    {fact}
                  </p>
                ))}
                <SwatchLinks kind={kind} swatch={swatch} groups={swatch.groups} />
                {swatch.more}
              </div>
            </div>
          </details>
        </li>
      ))}
    </ul>
  )
}

const DETAIL_SIZES = '10rem'

type SwatchChip = WithLang & {
  id: string
  code: string
  title: string
  image?: Thumbnail
  /** Shown if there is no picture. */
  bar?: SwatchBar
  /** A picture of a room in which it is used. */
  room?: Thumbnail
  /** The lines below the name. */
  facts: readonly string[]
  /** The number of groups that have it; undefined for none. */
  groups?: number
  /** Shown below the links. */
  more?: Elements
}

type SwatchChipsProps = {
  kind: 'colour' | 'decor'
  swatches: readonly SwatchChip[]
  className?: string
  /** The `sizes` of the pictures in the grid. */
  sizes: string
}

/** Words are only hyphenated where a line of their own has no room for them. */
function wholeWords(title: string) {
  return title.split(/( )/).map((part, index) => (
    <span key={`${index} ${part}`} className={part === ' ' ? undefined : 'inline-block'}>
      {part}
    </span>
  ))
}

function closeOnEscape({ key, target }: KeyboardEvent<HTMLElement>) {
  const details = key === 'Escape' && (target as Element).closest('details')
  if (!details) return
  details.open = false
  details.querySelector('summary')?.focus()
}

/**
 * Scrolls what a press opens into view, as far as it is not. On the way back to the page it is opened
 * without a press, and stands where it stood.
 */
function showWhole({ currentTarget: summary }: SyntheticEvent) {
  requestAnimationFrame(() => {
    const details = summary.closest('details')
    if (details?.open) details.lastElementChild?.scrollIntoView({ block: 'nearest' })
  })
}
