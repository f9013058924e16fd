import type { MouseEvent } from 'react'
import { useText } from '~/context/useText'
import { Button, type ButtonProps } from '~/ui/Button'
import type { Elements } from '~/ui/elements'
import { hasModifierKey } from '~/ui/hasModifierKey'
import type { LoadStatus } from '~/ui/loading/useLazyModule'

/**
 * A button that loads a part of the page, with a word while it loads and if it fails. With an
 * address it is a link, which works without JavaScript.
 */
export function LoadButton({ status, load, page, variant = 'outline', children }: LoadButtonProps) {
  const t = useText()

  function open(event: MouseEvent) {
    if (hasModifierKey(event)) return
    event.preventDefault()
    load()
  }

  return (
    <>
      <span aria-busy={status === 'loading'} className="print:hidden">
        <Button variant={variant} page={page} onClick={open}>
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
  /** The URL of a file with the same content. */
  page?: string
  variant?: ButtonProps['variant']
  children: Elements
}
