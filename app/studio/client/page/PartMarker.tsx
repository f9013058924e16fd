import { useEffect, useState } from 'react'
import { excerpt } from '#shared/content/entry_name'
import { nameOf, t } from '../words/texts'
import { coveredBy, MARK, markedElements } from './parts'

/**
 * Marks the part of the page under the pointer or the focus, and opens it on a click. Links to a part
 * of the page lead there, and with a modifier key all links lead where they always do.
 */
export function PartMarker({ onOpen }: { onOpen: (part: string, url?: string) => void }) {
  const [part, setPart] = useState<Element | null>(null)
  useEffect(() => {
    const find = ({ target }: Event) => {
      const element = target as Element
      if (element.closest('#studio') === null) setPart(element.closest(`[${MARK}]`))
    }
    const click = (event: MouseEvent) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return
      const target = event.target as Element
      const marked = target.closest(`[${MARK}]`)
      if (!marked || target.closest('a[href^="#"]')) return
      event.preventDefault()
      event.stopPropagation()
      open(marked, onOpen)
    }
    document.addEventListener('pointerover', find)
    document.addEventListener('focusin', find)
    document.addEventListener('click', click, true)
    return () => {
      document.removeEventListener('pointerover', find)
      document.removeEventListener('focusin', find)
      document.removeEventListener('click', click, true)
    }
  }, [onOpen])
  useRepaint(part !== null)

  if (!part?.isConnected) return null
  const name = part.getAttribute(MARK) ?? ''
  return (
    <div className="mark" style={placeOf(part)}>
      <button type="button" tabIndex={-1} onClick={() => open(part, onOpen)}>
        {t('edit', { name: nameIn(name, part) })}
      </button>
    </div>
  )
}

/** Opens a part by its name; of a card also with the address that it leads to. */
function open(part: Element, onOpen: (part: string, url?: string) => void) {
  onOpen(part.getAttribute(MARK) ?? '', part instanceof HTMLAnchorElement ? part.href : undefined)
}

/**
 * Marks a part by its name, and brings it into view.
 *
 * @returns whether the page has it
 */
export function showPart(name: string, block: ScrollLogicalPosition = 'center'): boolean {
  const [part] = markedElements(name)
  part?.firstElementChild?.scrollIntoView({ block })
  part?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }))
  return part !== undefined
}

/** Names a part as the page does: by its heading, its first line or its picture; an article by its number. */
function nameIn(part: string, element: Element): string {
  const [name, id] = part.split('/')
  if (id === undefined) return nameOf(name)
  const named = element.querySelector<HTMLElement>('h2, h3') ?? (element as HTMLElement)
  const words = excerpt(named.innerText || (element.querySelector('img')?.alt ?? ''))
  return name === 'data' || words === '' ? `${nameOf(name)} ${id}` : words
}

/**
 * The place of a part in the window, up to the panel, below which lies what a page hides at its edge.
 * WebKit measures what is in the page as if it were not scaled, and subtracts what is scrolled.
 */
function placeOf(part: Element) {
  const { left, top, right, height } = rectangle(part)
  const page = document.getElementById('app')?.getBoundingClientRect().right
  const edge = document.querySelector('#studio .panel')?.getBoundingClientRect().left
  const scale = page && edge ? edge / page : 1
  return {
    left: left * scale,
    top: (top + window.scrollY) * scale - window.scrollY,
    width: Math.min(right * scale, edge ?? right) - left * scale,
    height: height * scale,
  }
}

/** A part of the page has no box of its own. */
function rectangle(part: Element): DOMRect {
  const box = coveredBy(part)?.getBoundingClientRect()
  if (box && box.width > 0) return box
  const range = document.createRange()
  range.selectNodeContents(part)
  return range.getBoundingClientRect()
}

/** Renders again while the page moves. */
function useRepaint(isMarking: boolean) {
  const [, setCount] = useState(0)
  useEffect(() => {
    if (!isMarking) return undefined
    const repaint = () => setCount((count) => count + 1)
    const observer = new ResizeObserver(repaint)
    observer.observe(document.body)
    document.addEventListener('scroll', repaint, { passive: true })
    return () => {
      observer.disconnect()
      document.removeEventListener('scroll', repaint)
    }
  }, [isMarking])
}
