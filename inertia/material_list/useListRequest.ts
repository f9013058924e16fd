import { CONTACT_FORM_ANCHOR, ROUTES } from '#shared/routes'
import { useRoute } from '~/context/useRoute'

/** Returns the URL of the contact form with a list. */
export function useListRequest(list: string): string {
  const contact = useRoute()(ROUTES.contact)
  return `${contact.href}?${new URLSearchParams({ list })}#${CONTACT_FORM_ANCHOR}`
}
