import { useId } from 'react'
import { useHydrated } from '~/context/useHydrated'
import { useText } from '~/context/useText'
import { Button } from '~/ui/Button'

/**
 * The button that subscribes, disabled until the data-policy box is ticked (specification §5), and
 * beside it what it waits for. Before hydration nobody knows: it can be pressed.
 */
export function SubscribeButton({ isReady, isBusy }: { isReady: boolean; isBusy: boolean }) {
  const t = useText()
  const id = useId()
  const waits = useHydrated() && !isReady

  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
      <Button type="submit" size="lg" busy={isBusy} disabled={waits && !isBusy} describedBy={id}>
        {t(isBusy ? 'forms.processing' : 'newsletter.form.subscribe')}
      </Button>
      <p id={id} className="grow basis-48 text-sm text-steel">
        {waits && !isBusy && t('newsletter.form.wait')}
      </p>
      <output className="sr-only">{isBusy && t('forms.processing')}</output>
    </div>
  )
}
