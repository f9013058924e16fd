import { z } from 'zod'

/** The number of a list page in the URL, such as `?page=2`; defaults to the first. */
export const pageNumber = z.coerce.number().int().min(1).catch(1)

/** The interface texts of pagination links. */
export const PAGING_TEXTS = [
  'records.ui.next_page',
  'records.ui.page',
  'records.ui.paging',
  'records.ui.previous_page',
] as const

/** The position in a paginated list. */
export type PagingProps = {
  page: number
  pages: number
  /** The number of entries in the whole list. */
  total: number
}

/** Returns the entries of a list page; beyond the end, those of the last page. */
export function pageOf<Entry>(
  entries: readonly Entry[],
  page: number,
  perPage: number
): { entries: Entry[]; paging: PagingProps } {
  const pages = Math.max(1, Math.ceil(entries.length / perPage))
  const current = Math.min(page, pages)
  return {
    entries: entries.slice((current - 1) * perPage, current * perPage),
    paging: { page: current, pages, total: entries.length },
  }
}

/**
 * A part of a list beyond the first. A part of a filtered list is not indexed as a page of its own.
 */
export type ListPart = { page: number; pages: number; isOfWholeList: boolean }

/**
 * Returns the part of a list that a page shows; undefined for the first part and for pages without
 * a list.
 *
 * @param props the page's own props; a paginated list has its `paging` there
 * @param parameters the URL parameters, parsed by the page
 */
export function partOf(props: object, parameters: object | undefined): ListPart | undefined {
  const { paging } = props as { paging?: PagingProps }
  if (!paging || paging.page === 1) return undefined
  const isOfWholeList = Object.entries(parameters ?? {}).every(
    ([name, value]) => name === 'page' || value === undefined
  )
  return { page: paging.page, pages: paging.pages, isOfWholeList }
}
