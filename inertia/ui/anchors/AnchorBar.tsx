import { useEffect, useRef, useState } from 'react'
import { useText } from '~/context/useText'

/** How much of the bar is shown before the current link, in pixels. */
const SHOWN_BEFORE = 40

/**
 * A bar of links to the parts of a long page, for pages with more than three. It stays below the
 * header, slides with it, and scrolls sideways where it is too narrow for its links. The current
 * link is the one to the last part that begins in the upper 30 % of the window; at the end of the
 * page, to the last part, which may be too short to get there. The bar has to be a direct child of
 * what it is sticky in. Pages that use it list `records.ui.on_this_page` in their `texts`.
 */
export function AnchorBar({ links }: { links: readonly AnchorLink[] }) {
  const t = useText()
  const bar = useRef<HTMLUListElement>(null)
  const [current, setCurrent] = useState<string>()

  useEffect(() => {
    const parts = links.flatMap(({ id }) => document.getElementById(id) ?? [])
    /** A part in closed details may have no box of its own. */
    const boxOf = (part: Element) => part.closest('details') ?? part
    function update() {
      const rest = document.documentElement.scrollHeight - innerHeight - scrollY
      const line = innerHeight * (rest < 2 ? 1 : 0.3)
      setCurrent(parts.findLast((part) => boxOf(part).getBoundingClientRect().top < line)?.id)
    }
    update()
    addEventListener('scroll', update)
    return () => removeEventListener('scroll', update)
  }, [links])

  /** A bar that is too narrow for all links scrolls to the focused link, else to the current one. */
  useEffect(() => {
    const find = (state: string) => bar.current?.querySelector<HTMLElement>(state)
    const link = find(':focus-visible') ?? find(`[href="#${current}"]`)
    bar.current?.scrollTo({ left: link ? link.offsetLeft - SHOWN_BEFORE : 0 })
  }, [current])

  return (
    <nav
      aria-label={t('records.ui.on_this_page')}
      className="anchor-bar z-10 border-b border-hairline bg-paper print:hidden"
    >
      <ul
        ref={bar}
        className="container-page scroll-hint relative flex gap-x-6 overflow-x-auto lg:flex-wrap [scrollbar-width:none]"
      >
        {links.map(({ id, title, lang, note }) => (
          <li key={id} className="shrink-0">
            <a
              href={`#${id}`}
              aria-current={id === current || undefined}
              className={`flex min-h-11 items-center gap-1.5 border-b-2 font-medium whitespace-nowrap hover:text-red ${id === current ? 'border-red' : 'border-transparent forced-colors:border-[Canvas]'}`}
            >
              <span lang={lang}>{title}</span>
              {note !== undefined && <span className="text-sm text-steel">{note}</span>}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

export type AnchorLink = {
  /** The id of the element that the link leads to. */
  id: string
  title: string
  /** The language of the title, if it is not the page's. */
  lang?: string
  /** Shown beside the title, such as a count. */
  note?: string | number
}
