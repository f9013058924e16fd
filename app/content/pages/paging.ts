import { z } from 'zod'

/** The number of a page of a list as it stands in an address: `?page=2`; the first otherwise. */
export const pageNumber = z.coerce.number().int().min(1).catch(1)

/** The texts of the ways to a list's other parts. */
export const PAGING_TEXTS = [
  'records.ui.next_page',
  'records.ui.page',
  'records.ui.paging',
  'records.ui.previous_page',
] as const

/** Where one is in a list that is shown in parts. */
export type PagingProps = {
  page: number
  pages: number
  /** Entries in the whole list. */
  total: number
}

/** The part of a list that a page number names; beyond the end it is the last part. */
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

/** A part of a list beyond the first one; of a filtered list it is no page of its own. */
export type ListPart = { page: number; pages: number; isOfWholeList: boolean }

/**
 * The part of a list that a page shows; undefined for the first one and for pages without a list.
 *
 * @param props the page's own props: a list that is shown in parts has its `paging` there
 * @param parameters the address' parameters as the page understands them
 */
export function partOf(props: object, parameters: object | undefined): ListPart | undefined {
  const { paging } = props as { paging?: PagingProps }
  if (!paging || paging.page === 1) return undefined
  const isOfWholeList = Object.entries(parameters ?? {}).every(
    ([name, value]) => name === 'page' || value === undefined
  )
  return { page: paging.page, pages: paging.pages, isOfWholeList }
}
