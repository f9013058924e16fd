import type { ComponentProps } from 'react'
import { Icon, type IconName } from '~/ui/Icon'

/** A button of 44 × 44 px that shows only an icon; `label` is its accessible name. */
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
