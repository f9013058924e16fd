import { useState } from 'react'
import type { Locale } from '#shared/locales'
import type { Messages } from '#shared/messages'
import { useShared } from '~/context/useShared'
import { fetchInTime } from '~/ui/fetchInTime'
import { importAgain } from '~/ui/importAgain'

type Viewer = Pick<typeof import('~/solid/lazy/SolidViewer'), 'SolidViewer'> & { texts: Messages }

const importViewer = importAgain(() => import('~/solid/lazy/SolidViewer'))

/**
 * The viewer of solids and its texts, fetched once the visitor asks for it: neither is part of a
 * page's first load. After a failure one may ask again.
 */
export function useSolidViewer(): {
  viewer: Viewer | undefined
  state: 'waiting' | 'loading' | 'failed'
  load: () => void
  close: () => void
} {
  const { locale } = useShared()
  const [viewer, setViewer] = useState<Viewer>()
  const [state, setState] = useState<'waiting' | 'loading' | 'failed'>('waiting')

  function load() {
    setState('loading')
    Promise.all([importViewer(), fetchTexts(locale)]).then(
      ([{ SolidViewer }, texts]) => {
        setViewer({ SolidViewer, texts })
        setState('waiting')
      },
      () => setState('failed')
    )
  }

  return { viewer, state, load, close: () => setViewer(undefined) }
}

async function fetchTexts(locale: Locale): Promise<Messages> {
  const { answer, body } = await fetchInTime(`/api/solid/texts/${locale}`)
  if (!answer.ok) throw new Error(`No texts for the solid: ${answer.status}`)
  return body as Messages
}
