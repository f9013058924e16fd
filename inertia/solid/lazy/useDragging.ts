import { type PointerEvent, useRef } from 'react'
import { dragged, type View } from '~/solid/lazy/view'

type Point = { x: number; y: number }
/** The position of a pointer, and where it was pressed. */
type Pointer = Point & { start: Point }

/**
 * Returns pointer event handlers that turn a view by dragging and scale it by pinching. A finger
 * that moves vertically scrolls the page.
 */
export function useDragging(changeView: (change: (view: View) => View, isAnimated: false) => void) {
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
      const spread = pinchDistance(pointers.current)
      pointers.current.set(event.pointerId, { ...before, x: event.clientX, y: event.clientY })
      const now = pinchDistance(pointers.current)
      const isPinch = spread > 0 && now > 0
      const [right, down] = [event.clientX - before.x, event.clientY - before.y]
      changeView(
        (view) => (isPinch ? dragged(view, 0, 0, now / spread) : dragged(view, right, down)),
        false
      )
    },
    onPointerUp: release,
    /** The browser scrolls the page instead: undo the turn so far. */
    onPointerCancel(event: PointerEvent) {
      const pointer = pointers.current.get(event.pointerId)
      release(event)
      if (!pointer) return
      const { x, y, start } = pointer
      changeView((view) => dragged(view, start.x - x, start.y - y), false)
    },
  }
}

/** Returns the distance between two fingers; 0 for another number of them. */
function pinchDistance(pointers: Map<number, Point>): number {
  const [first, second, third] = pointers.values()
  return first && second && !third ? Math.hypot(first.x - second.x, first.y - second.y) : 0
}
