import { useId } from 'react'
import { useHydrated } from '~/context/useHydrated'
import { useText } from '~/context/useText'
import { useDebouncedValue } from '~/forms/useDebouncedValue'
import { Button } from '~/ui/Button'

/** Debounce of the hint about missing fields, in milliseconds. */
const DEBOUNCE = 700

/**
 * The submit button of the contact form, disabled until all rules are met (specification §5), with
 * a message that says what is missing. Before hydration it is enabled, since the rules cannot be
 * checked; the message, which takes up to three lines on phones, has its space already.
 */
export function SendButton({ reason, isBusy, isAnnounced }: SendButtonProps) {
  const t = useText()
  const id = useId()
  const isReady = useHydrated() && reason === ''
  const message = useDebouncedValue(isReady ? t('contact.form.ready') : reason, DEBOUNCE)

  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
      <Button
        type="submit"
        size="lg"
        busy={isBusy}
        disabled={!isBusy && reason !== ''}
        describedBy={id}
      >
        {t(isBusy ? 'forms.processing' : 'contact.form.send')}
      </Button>
      <p
        id={id}
        aria-live={isAnnounced ? 'polite' : 'off'}
        className="min-h-[3lh] grow basis-64 text-sm text-steel"
      >
        {message}
      </p>
      <output className="sr-only">{isBusy && t('forms.processing')}</output>
    </div>
  )
}

type SendButtonProps = {
  /** Why the form cannot be sent; empty if it can. */
  reason: string
  isBusy: boolean
  /** Whether changes are announced by screen readers: only after the form has been touched. */
  isAnnounced: boolean
}
