import { useText } from '~/context/useText'
import { Button, type ButtonProps } from '~/ui/Button'
import { useDialogLink } from '~/ui/dialog/useDialogLink'
import type { Elements } from '~/ui/elements'
import type { LoadStatus } from '~/ui/loading/useLazyModule'

/**
 * A button that loads a part of the page, with a message while it loads and if that fails. With a
 * `page` it is a link, which works without JavaScript.
 */
export function LoadButton(props: LoadButtonProps) {
  const { status, load, opensDialog, page, variant = 'outline', children } = props
  const t = useText()
  const { 'aria-haspopup': popup, ...handlers } = useDialogLink(load)
  return (
    <>
      <span aria-busy={status === 'loading'} className="print:hidden">
        <Button
          variant={variant}
          page={page}
          {...handlers}
          aria-haspopup={opensDialog ? popup : undefined}
        >
          {children}
        </Button>
      </span>
      <output className="block">
        {status === 'loading' && <span className="text-steel">{t('global.loading')}</span>}
        {status === 'failed' && <span>{t('errors.block')}</span>}
      </output>
    </>
  )
}

type LoadButtonProps = {
  status: LoadStatus
  load: () => void
  /** Whether the part is a dialog. */
  opensDialog?: boolean
  /** The URL of a file with the same content. */
  page?: string
  variant?: ButtonProps['variant']
  children: Elements
}
