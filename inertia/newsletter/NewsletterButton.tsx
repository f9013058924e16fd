import { useRef } from 'react'
import type { Locale } from '#shared/locales'
import { ROUTES } from '#shared/routes'
import { langOf } from '~/context/langOf'
import { useShared } from '~/context/useShared'
import { useText } from '~/context/useText'
import { Button } from '~/ui/Button'
import { Modal } from '~/ui/dialog/Modal'
import { useDialogLink } from '~/ui/dialog/useDialogLink'
import { ErrorBoundary } from '~/ui/errors/ErrorBoundary'
import { retryableImport } from '~/ui/loading/retryableImport'
import { useLazyModule } from '~/ui/loading/useLazyModule'
import { RichText } from '~/ui/RichText'

const importSignUp = retryableImport(() => import('~/newsletter/lazy/openSignUp'))
const loadSignUp = async (locale: Locale) => (await importSignUp()).openSignUp(locale)

/**
 * A link to the sign-up page that, with JavaScript, opens the sign-up form in a modal
 * (specification §2 "Footer"). If the form cannot be loaded, the modal links to the page.
 */
export function NewsletterButton() {
  const t = useText()
  const dialog = useRef<HTMLDialogElement>(null)
  const { newsletterInfoText, locale } = useShared()
  const { module: signUp, status, load, fail } = useLazyModule(loadSignUp, locale)

  const opening = useDialogLink(() => {
    load()
    dialog.current?.showModal()
  })

  return (
    <>
      <Button route={ROUTES.newsletter} variant="text" {...opening}>
        {t('newsletter.title')}
      </Button>
      <Modal dialog={dialog} title={t('newsletter.title')}>
        <RichText
          html={newsletterInfoText.newsletter_info}
          lang={langOf(newsletterInfoText, 'newsletter_info')}
        />
        <div className="mt-8 min-h-72">
          <output className="block text-steel">
            {status === 'loading' && t('global.loading')}
          </output>
          {signUp && (
            <ErrorBoundary content={signUp} fallback={null} onError={fail}>
              <signUp.SignUp />
            </ErrorBoundary>
          )}
          {status === 'failed' && (
            <Button route={ROUTES.newsletter}>{t('global.full_story')}</Button>
          )}
        </div>
      </Modal>
    </>
  )
}
