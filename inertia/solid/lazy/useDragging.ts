import { type PointerEvent, useRef } from 'react'
import { dragged, type View } from '~/solid/lazy/view'

type Point = { x: number; y: number }
/** Where a pointer is, and where it was put down. */
type Pointer = Point & { start: Point }

/**
 * Turns a view under a mouse or a finger, and changes its size between two fingers. A finger that
 * moves up or down scrolls the page.
 */
export function useDragging(look: (change: (view: View) => View, how: 'at once') => void) {
  const pointers = useRef(new Map<number, Pointer>())

  function release({ pointerId }: PointerEvent) {
    pointers.current.delete(pointerId)
  }

  return {
    onPointerDown(event: PointerEvent) {
      if (event.button !== 0) return
      event.currentTarget.setPointerCapture(event.pointerId)
      const [x, y] = [event.clientX, event.clientY]
      pointers.current.set(event.pointerId, { x, y, start: { x, y } })
    },
    onPointerMove(event: PointerEvent) {
      const before = pointers.current.get(event.pointerId)
      if (!before) return
      const spread = spreadOf(pointers.current)
      pointers.current.set(event.pointerId, { ...before, x: event.clientX, y: event.clientY })
      const now = spreadOf(pointers.current)
      const isPinch = spread > 0 && now > 0
      const [right, down] = [event.clientX - before.x, event.clientY - before.y]
      look(
        (view) => (isPinch ? dragged(view, 0, 0, now / spread) : dragged(view, right, down)),
        'at once'
      )
    },
    onPointerUp: release,
    /** The finger scrolls: what it had turned before that was known is turned back. */
    onPointerCancel(event: PointerEvent) {
      const pointer = pointers.current.get(event.pointerId)
      release(event)
      if (!pointer) return
      const { x, y, start } = pointer
      look((view) => dragged(view, start.x - x, start.y - y), 'at once')
    },
  }
}

/** How far two fingers are apart; 0 for another number of them. */
function spreadOf(pointers: Map<number, Point>): number {
  const [first, second, third] = pointers.values()
  return first && second && !third ? Math.hypot(first.x - second.x, first.y - second.y) : 0
}
