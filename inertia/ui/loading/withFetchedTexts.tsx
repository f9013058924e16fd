import type { ComponentType } from 'react'
import type { Messages, TextKey } from '#shared/messages'
import { FetchedTexts } from '~/context/useText'
import { fetchWithTimeout } from '~/ui/loading/fetchWithTimeout'

/**
 * Returns a component with interface texts that are fetched once, because they are not among the
 * props of the page.
 *
 * @param expected the key of one of these texts: a response without it is not ours, but a proxy's
 * @throws an error if the request fails, or the response is not ours
 */
export async function withFetchedTexts<Props extends object>(
  Component: ComponentType<Props>,
  address: string,
  expected: TextKey
): Promise<ComponentType<Props>> {
  const { response, body } = await fetchWithTimeout(address)
  const texts = body as Messages | null | undefined
  if (!response.ok || !texts?.[expected]) {
    throw new Error(`No texts: ${response.status} at ${address}`)
  }
  return (props) => (
    <FetchedTexts value={texts}>
      <Component {...props} />
    </FetchedTexts>
  )
}
