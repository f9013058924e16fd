import { type MouseEvent, useRef } from 'react'
import { Button } from '~/components/Button'
import { Modal } from '~/components/Modal'
import { RichText } from '~/components/RichText'
import { useMessages } from '~/hooks/useMessages'
import { useRouteUrl } from '~/hooks/useRouteUrl'
import { useShared } from '~/hooks/useShared'

/**
 * A link to the sign-up page that, with JavaScript, opens the sign-up as a modal
 * (specification §2 "Footer").
 */
export function NewsletterButton() {
  const t = useMessages()
  const dialog = useRef<HTMLDialogElement>(null)
  const target = useRouteUrl()('root.newsletter')
  const { newsletterInfoText } = useShared()
  if (!target) return null

  function openModal(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    dialog.current?.showModal()
  }

  return (
    <>
      <a
        href={target.href}
        hrefLang={target.hrefLang}
        onClick={openModal}
        className="inline-flex h-10 items-center border border-red bg-red px-5 text-sm font-medium text-paper transition-colors hover:border-red-dark hover:bg-red-dark"
      >
        {t('newsletter.title')}
      </a>
      <Modal dialog={dialog} title={t('newsletter.title')}>
        <RichText
          html={newsletterInfoText.newsletter_info}
          lang={newsletterInfoText.lang?.newsletter_info}
        />
        <p className="mt-8">
          <Button route="root.newsletter">{t('global.full_story')}</Button>
        </p>
      </Modal>
    </>
  )
}
