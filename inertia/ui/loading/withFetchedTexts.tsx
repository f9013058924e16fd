import type { ComponentType } from 'react'
import type { TextKey } from '#shared/messages'
import { FetchedTexts } from '~/context/useText'
import { fetchTexts } from '~/ui/loading/fetchTexts'

/**
 * Returns a component with interface texts that are fetched once, by the arguments of
 * {@link fetchTexts}.
 *
 * @throws an error if the texts cannot be loaded
 */
export async function withFetchedTexts<Props extends object>(
  Component: ComponentType<Props>,
  address: string,
  known: TextKey
): Promise<ComponentType<Props>> {
  const texts = await fetchTexts(address, known)
  return (props) => (
    <FetchedTexts value={texts}>
      <Component {...props} />
    </FetchedTexts>
  )
}
