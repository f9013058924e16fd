import { useRef } from 'react'
import { Button } from '~/components/Button'
import { Modal } from '~/components/Modal'
import { RichText } from '~/components/RichText'
import { State, States } from '~/components/designsystem/State'
import type { DesignsystemSample } from '#content/pages/designsystem'

/** With a short text, and with one that is higher than the window. */
export function ModalStates({ sample }: { sample: DesignsystemSample }) {
  const short = useRef<HTMLDialogElement>(null)
  const long = useRef<HTMLDialogElement>(null)
  return (
    <States className="sm:grid-cols-2">
      <State code="short">
        <Button onClick={() => short.current?.showModal()}>{sample.topline}</Button>
        <Modal dialog={short} title={sample.topline}>
          <p lang={sample.lang?.text}>{sample.text}</p>
        </Modal>
      </State>
      <State code="long">
        <Button onClick={() => long.current?.showModal()}>{sample.title}</Button>
        <Modal dialog={long} title={sample.title}>
          <RichText html={sample.rich_text} lang={sample.lang?.rich_text} />
        </Modal>
      </State>
    </States>
  )
}
