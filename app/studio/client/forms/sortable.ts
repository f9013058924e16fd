import type { DragEvent } from 'react'

/** The entry that is being dragged, and its list. */
let dragged: { list: string; from: number } | undefined

/**
 * Returns the attributes of a list's entry that is dragged by its handle and dropped on the place of
 * another one.
 *
 * @param list what tells the list from others of the page
 */
export function sortable(list: string, index: number, onMove: (from: number, to: number) => void) {
  return {
    handle: {
      draggable: true,
      onDragStart: ({ dataTransfer }: DragEvent) => {
        dataTransfer.setData('text/plain', '')
        dragged = { list, from: index }
      },
      onDragEnd: () => {
        dragged = undefined
      },
    },
    place: {
      onDragOver: (event: DragEvent) => {
        if (dragged?.list === list) event.preventDefault()
      },
      onDrop: (event: DragEvent) => {
        if (dragged?.list !== list) return
        event.preventDefault()
        if (dragged.from !== index) onMove(dragged.from, index)
      },
    },
  }
}
