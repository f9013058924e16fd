import type { ComponentProps } from 'react'
import { TextField } from '~/forms/fields/TextField'

/**
 * A field for an e-mail address. Its type is `text`: with `email` browsers accept only ASCII before
 * the @, and convert the domain to Punycode.
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
