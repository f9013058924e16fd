import { CONTACT_FORM_ANCHOR, ROUTES } from '#shared/routes'
import { useRoute } from '~/context/useRoute'

/** Returns the URL of the contact form with a list. */
export function useListRequest(list: string): string {
  return useRoute()(ROUTES.contact, `?${new URLSearchParams({ list })}#${CONTACT_FORM_ANCHOR}`).href
}
