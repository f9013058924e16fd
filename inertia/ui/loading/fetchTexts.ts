import type { Messages, TextKey } from '#shared/messages'
import { fetchWithTimeout } from '~/ui/loading/fetchWithTimeout'

/**
 * Fetches interface texts that are not among the props of the page.
 *
 * @param known the key of one of these texts: a response without it is not ours, but a proxy's
 * @throws an error if the request fails, or the response is not ours
 */
export async function fetchTexts(address: string, known: TextKey): Promise<Messages> {
  const { response, body } = await fetchWithTimeout(address)
  const texts = body as Messages | null | undefined
  if (!response.ok || !texts?.[known]) throw new Error(`No texts: ${response.status} at ${address}`)
  return texts
}
