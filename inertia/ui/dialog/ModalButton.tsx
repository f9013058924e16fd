import { useRef } from 'react'
import { useText } from '~/context/useText'
import { Button } from '~/ui/Button'
import { Modal } from '~/ui/dialog/Modal'
import type { Elements } from '~/ui/elements'

/**
 * A button that opens a modal.
 *
 * @param label the button's label; the translation of `global.components.open_modal` by default
 *   (specification §9 "Default modal button label")
 */
export function ModalButton(props: { title: string; label?: string; children: Elements }) {
  const t = useText()
  const dialog = useRef<HTMLDialogElement>(null)
  return (
    <>
      <Button onClick={() => dialog.current?.showModal()}>
        {props.label ?? t('global.components.open_modal')}
      </Button>
      <Modal dialog={dialog} title={props.title}>
        {props.children}
      </Modal>
    </>
  )
}
