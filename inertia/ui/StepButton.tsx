import type { IconName } from '~/ui/Icon'
import { IconButton } from '~/ui/IconButton'

/**
 * A button for the previous or next slide. At the end it is `aria-disabled`, so that it does not
 * lose the focus.
 */
export function StepButton({ disabled, ...button }: StepButtonProps) {
  return (
    <IconButton
      {...button}
      aria-disabled={disabled}
      className="transition-colors hover:text-red aria-disabled:text-hairline on-ink:hover:text-red-on-ink on-ink:aria-disabled:text-steel forced-colors:aria-disabled:text-[GrayText]!"
    />
  )
}

type StepButtonProps = { icon: IconName; label: string; disabled: boolean; onClick: () => void }
