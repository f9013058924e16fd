import { type MouseEvent, useEffect, useRef, useState } from 'react'
import type { PageProps } from '#start/pages'
import { TrueSizeLink } from '~/catalogue/true_size/TrueSizeLink'
import type { TrueSwatch } from '~/catalogue/true_size/trueSwatch'
import { useText } from '~/context/useText'
import { Picture } from '~/media/Picture'
import { SolidSection } from '~/solid/SolidSection'
import type { SolidProps } from '~/solid/solidProps'
import { useSolidViewer } from '~/solid/useSolidViewer'

/**
 * Picture, cross-section and 3-D model of a product group: on small screens a strip to swipe with
 * links to its parts, of which the shown one is marked; on large ones below each other.
 */
export function ProductViews(props: {
  image: PageProps<'ProductFamilies/ShowGroup'>['group']['image']
  /** The name of the colour that the picture shows. */
  caption?: string
  title: string
  /** The key of the group. */
  group: string
  /** The cross-section; undefined if the group has none. */
  solid: SolidProps | undefined
  /** The chosen colour. */
  swatch: TrueSwatch | undefined
}) {
  const { image, solid } = props
  const t = useText()
  const viewer = useSolidViewer()
  const strip = useRef<HTMLDivElement>(null)
  /** The id of the part that is shown. Without JavaScript nothing is known of it. */
  const [shown, setShown] = useState<string>()
  const views = [
    ...(image ? [{ id: PICTURE, label: t('catalogue.choice.picture'), isSolid: false }] : []),
    ...(solid
      ? [
          { id: SECTION, label: t('catalogue.ui.section'), isSolid: false },
          { id: SECTION, label: t('solid.title'), isSolid: true },
        ]
      : []),
  ]

  useEffect(() => {
    const element = strip.current
    if (!element) return
    function update({ scrollLeft, clientWidth, children }: HTMLElement) {
      setShown(children[Math.round(scrollLeft / clientWidth)]?.id)
    }
    const onScroll = () => update(element)
    update(element)
    element.addEventListener('scroll', onScroll)
    return () => element.removeEventListener('scroll', onScroll)
  }, [])

  function show(event: MouseEvent<HTMLAnchorElement>, id: string, isSolid: boolean) {
    event.preventDefault()
    if (isSolid) viewer.load()
    else if (id === SECTION) viewer.reset()
    document.getElementById(id)?.scrollIntoView({ block: 'nearest', inline: 'start' })
  }

  return (
    <div>
      <div
        ref={strip}
        className="relative flex snap-x snap-mandatory overflow-x-auto bg-sand [scrollbar-width:none] lg:block print:grid print:grid-cols-2"
      >
        {image && (
          <div id={PICTURE} className="relative w-full shrink-0 snap-start">
            <Picture
              image={image}
              title={props.title}
              eager
              sizes="(width >= 64rem) 55vw, 100vw"
              className="aspect-[3/2] size-full object-cover lg:aspect-video"
            />
            {props.caption && (
              <p className="absolute bottom-4 left-4 bg-paper px-2 py-0.5 text-sm font-medium">
                {props.caption}
              </p>
            )}
          </div>
        )}
        {solid && (
          <div id={SECTION} className="grid w-full shrink-0 snap-start">
            <SolidSection {...solid} viewer={viewer}>
              <TrueSizeLink
                group={props.group}
                drawing={solid.drawing}
                caption={solid.caption}
                swatch={props.swatch}
              />
            </SolidSection>
          </div>
        )}
      </div>
      {views.length > 1 && (
        <nav
          aria-label={t('solid.view')}
          className="flex gap-px border-b border-hairline bg-hairline text-sm font-medium lg:hidden print:hidden"
        >
          {views.map(({ id, label, isSolid }) => {
            const isCurrent = id === shown && (id === PICTURE || isSolid === !!viewer.module)
            return (
              <a
                key={label}
                href={`#${id}`}
                aria-current={isCurrent || undefined}
                onClick={(event) => show(event, id, isSolid)}
                className={`grid min-h-11 flex-1 place-items-center border-t-2 hover:text-red ${isCurrent ? 'border-red bg-paper' : 'border-transparent bg-sand forced-colors:border-[Canvas]'}`}
              >
                {label}
              </a>
            )
          })}
        </nav>
      )}
    </div>
  )
}

const PICTURE = 'view-picture'
const SECTION = 'view-section'
