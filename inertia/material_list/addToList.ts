import { appendLines, isTooLong, readAddition, readList, withLines } from '#shared/material_list'
import { readStoredList, storeList } from '~/material_list/storedList'

/**
 * Adds a line to the stored material list, unless it is there already. Parts of the list that cannot
 * be read stay stored, until the visitor has seen them on the page of the list.
 *
 * @param add the line, as written in a link's query string
 * @returns whether the list holds it; false for a full list, and where nothing can be stored
 */
export function addToList(add: string): boolean {
  const lines = readAddition(add)
  const list = appendLines(readStoredList(), lines)
  const { lines: listed } = readList(list)
  if (withLines(listed, lines).length > listed.length || isTooLong(list)) return false
  storeList(list)
  return readStoredList() === list
}
