import type { ComponentProps } from 'react'
import { Icon, type IconName } from '~/ui/Icon'

/** A button that shows an icon only; its label says what it does. It is 44 px wide and high. */
export function IconButton({ icon, label, className = '', ...button }: IconButtonProps) {
  return (
    <button {...button} type="button" aria-label={label} className={`p-2.5 ${className}`}>
      <Icon name={icon} size={24} />
    </button>
  )
}

type IconButtonProps = { icon: IconName; label: string } & Pick<
  ComponentProps<'button'>,
  'aria-disabled' | 'className' | 'onClick' | 'popoverTarget' | 'popoverTargetAction'
>
