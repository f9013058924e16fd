import type { Messages, TextKey } from '#shared/messages'
import { fetchWithTimeout } from '~/ui/fetchWithTimeout'

/**
 * Interface texts that a page does not bring.
 *
 * @param known one of them: a proxy may answer anything in our place, and only ours has it
 * @throws what keeps them from coming
 */
export async function fetchTexts(address: string, known: TextKey): Promise<Messages> {
  const { answer, body } = await fetchWithTimeout(address)
  const texts = body as Messages | null | undefined
  if (!answer.ok || !texts?.[known]) throw new Error(`No texts: ${answer.status} at ${address}`)
  return texts
}
