import { router } from '@inertiajs/react'
import { announceAddition } from '~/material_list/addition'
import { addToList } from '~/material_list/addToList'
import { readStoredList } from '~/material_list/storedList'

/**
 * Adds the line that a link names to the stored material list, and stays on the page. The link is
 * followed if the list does not take the line.
 */
export function addFromLink(link: HTMLAnchorElement) {
  const add = new URL(link.href).searchParams.get('add') ?? ''
  if (!addToList(add)) return router.visit(link.href)
  /** In the choice of a product group, whose links are buttons, the page itself shows it. */
  announceAddition({ list: readStoredList(), isShown: link.matches('[data-button]') })
}
