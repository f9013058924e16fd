import { isTooLong, readAddition, readList, withLines, writeList } from '#shared/material_list'
import { readStoredList, storeList } from '~/material_list/storedList'

/**
 * Adds a line to the stored material list, unless it is there already.
 *
 * @param add the line, as written in a link's query string
 * @returns whether the list holds it; false for a full list, and where nothing can be stored
 */
export function addToList(add: string): boolean {
  const { lines } = readList(readStoredList())
  const added = writeList(withLines(lines, readAddition(add)))
  if (readList(added).unread.length > 0 || isTooLong(added)) return false
  storeList(added)
  return readStoredList() === added
}
