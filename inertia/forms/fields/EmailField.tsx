import type { ComponentProps } from 'react'
import { TextField } from '~/forms/fields/TextField'

/**
 * A field for an e-mail address. It is one for text: those for addresses take no other letters than
 * those of ASCII in front of the @, and rewrite the domain that was typed.
 */
export function EmailField(props: ComponentProps<typeof TextField>) {
  return (
    <TextField
      inputMode="email"
      autoComplete="email"
      autoCapitalize="off"
      spellCheck={false}
      {...props}
    />
  )
}
