import { router } from '@inertiajs/react'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { type ListQuery, readListQuery } from '#shared/material_list'
import { toQuery } from '~/filters/useFilterVisits'
import { readStoredList, storeList, useStoredList } from '~/material_list/storedList'

/**
 * Synchronizes the stored material list with the one in the URL. Without a list in the URL the page shows
 * the stored one, and an article that a link adds is added to it. A list in the URL replaces the stored
 * one only if the visitor says so.
 *
 * @param list the list that the page shows
 * @param query what the page understood of the address
 */
export function useMaterialList(path: string, list: string, query: string | undefined) {
  const kept = useStoredList()
  /** What the visitor or a link has changed the list to, until the page shows it. */
  const changed = useRef<string>(undefined)
  const isInAddress = new URLSearchParams(query).has('list')

  useLayoutEffect(() => {
    /** A list that its address does not hold yet is still being asked for. */
    if (changed.current !== list || (list !== '' && !isInAddress)) return
    changed.current = undefined
    storeList(list)
  }, [list, isInAddress])

  useEffect(() => {
    const found = readStoredList()
    if (isInAddress || (found === '' && list === '')) return
    const asked = Object.fromEntries(new URLSearchParams(query))
    const merged = readListQuery({ ...asked, list: found })
    /** Kept by now, what is added would be added again if this is asked for again. */
    changed.current = merged.list
    router.get(
      `${path}?${toQuery(entriesOf(merged))}`,
      {},
      { replace: true, preserveState: true, preserveScroll: true }
    )
  }, [path, list, query, isInAddress])

  return {
    /** Another list than the one that the address holds; empty for none. */
    other: isInAddress && kept !== list ? kept : '',
    /** Stores a change of the visitor, unless another list is stored. */
    change: (to: string) => {
      const found = readStoredList()
      changed.current = found === '' || found === list ? to : undefined
    },
    /** This list takes the other one's place. */
    keep: () => storeList(list),
  }
}

/** A list and what could not be added to it, as parameters of an address. */
export function entriesOf({ list = '', add = '' }: ListQuery) {
  return [
    { name: 'list', value: list },
    { name: 'add', value: add },
  ]
}
