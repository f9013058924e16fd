import { useId } from 'react'
import { useHydrated } from '~/context/useHydrated'
import { useText } from '~/context/useText'
import { Button } from '~/ui/Button'

/**
 * The submit button, disabled until the data policy is accepted (specification §5), with a message
 * that says so. Before hydration it is enabled, since the form's state is unknown. The message keeps
 * its space while it is not shown.
 */
export function SubscribeButton({ isReady, isBusy }: { isReady: boolean; isBusy: boolean }) {
  const t = useText()
  const id = useId()
  const waits = useHydrated() && !isReady && !isBusy

  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
      <Button
        type="submit"
        size="lg"
        busy={isBusy}
        disabled={waits}
        describedBy={waits ? id : undefined}
      >
        {t(isBusy ? 'forms.processing' : 'newsletter.form.subscribe')}
      </Button>
      <p id={id} className={`grow basis-48 text-sm text-steel ${waits ? '' : 'invisible'}`}>
        {t('newsletter.form.wait')}
      </p>
      <output className="sr-only">{isBusy && t('forms.processing')}</output>
    </div>
  )
}
