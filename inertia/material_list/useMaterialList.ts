import { router } from '@inertiajs/react'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { type ListQuery, readListQuery } from '#shared/material_list'
import { toQuery } from '~/filters/useFilterVisits'
import { readStoredList, storeList, useStoredList } from '~/material_list/storedList'

/**
 * Synchronizes the stored material list with the one in the URL. Without a list in the URL, the
 * page shows the stored one, with the article that a link adds. A list in the URL replaces the
 * stored one only if the visitor confirms that.
 *
 * @param list the list that the page shows
 * @param query the query string, reduced to recognised parameters
 */
export function useMaterialList(path: string, list: string, query: string | undefined) {
  const stored = useStoredList()
  /** A list after a change or addition, until the page shows it. */
  const changed = useRef<string>(undefined)
  const isInAddress = new URLSearchParams(query).has('list')

  useLayoutEffect(() => {
    /** A list that is not in the URL yet is still being requested. */
    if (changed.current !== list || (list !== '' && !isInAddress)) return
    changed.current = undefined
    storeList(list)
  }, [list, isInAddress])

  useEffect(() => {
    const found = readStoredList()
    if (isInAddress || (found === '' && list === '')) return
    const asked = Object.fromEntries(new URLSearchParams(query))
    const merged = readListQuery({ ...asked, list: found })
    /**
     * Stored only when the page shows it: otherwise a repeated request would add the article again.
     */
    changed.current = merged.list
    router.get(
      `${path}?${toQuery(entriesOf(merged))}`,
      {},
      { replace: true, preserveState: true, preserveScroll: true }
    )
  }, [path, list, query, isInAddress])

  return {
    /** The stored list if it differs from the one in the URL; otherwise empty. */
    other: isInAddress && stored !== list ? stored : '',
    /** Marks a change by the visitor to be stored, unless another list is stored. */
    change: (to: string) => {
      const found = readStoredList()
      changed.current = found === '' || found === list ? to : undefined
    },
    /** Stores a change that the page does not show yet, before the visitor leaves it. */
    flush: () => {
      if (changed.current !== undefined) storeList(changed.current)
    },
    /** Replaces the stored list by this one. */
    store: () => storeList(list),
  }
}

/** Returns a list, and an addition that was refused, as query parameters. */
export function entriesOf({ list = '', add = '' }: ListQuery) {
  return [
    { name: 'list', value: list },
    { name: 'add', value: add },
  ]
}
