import type { ComponentType } from 'react'
import type { Locale } from '#shared/locales'
import { useShared } from '~/context/useShared'
import type { ButtonProps } from '~/ui/Button'
import type { Elements } from '~/ui/elements'
import { ErrorBoundary } from '~/ui/errors/ErrorBoundary'
import { LoadButton } from '~/ui/loading/LoadButton'
import { useLazyModule } from '~/ui/loading/useLazyModule'

/**
 * A button, or a link, that opens a dialog whose code is loaded on the click. If it cannot be
 * loaded, or throws, a message says so, and it can be retried.
 */
export function LazyDialog<About extends object>(props: LazyDialogProps<About>) {
  const { locale } = useShared()
  const { module, status, load, fail, reset } = useLazyModule(props.load, locale)
  return (
    <>
      <LoadButton status={status} load={load} opensDialog page={props.page} variant={props.variant}>
        {props.children}
      </LoadButton>
      {module && (
        <ErrorBoundary content={module} fallback={null} onError={fail}>
          <module.Dialog {...props.about} onClose={reset} />
        </ErrorBoundary>
      )}
    </>
  )
}

type LazyDialogProps<About> = {
  /** Imports the dialog; it is shown as soon as it is rendered. */
  load: (locale: Locale) => Promise<{ Dialog: ComponentType<About & { onClose: () => void }> }>
  about: About
  /** The URL of a file with the same content, for a link. */
  page?: string
  variant?: ButtonProps['variant']
  children: Elements
}
